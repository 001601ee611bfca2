// Rewrites addresses that cannot be decoded, such as `/%zz` or a Hindi word that was cut within a character.

/** Such a path is taken literally: no route matches it, so it is answered with the usual 404. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  try {
    decodeURI(path)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** The part after the origin: an address that names another host (`//evil.example`, `http://evil.example/`) is a path, too. */
export const pathOf = (url: string): string =>
  `/${url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^[\\/]+/, '')}`
