// Addresses that cannot be decoded, such as `/%zz` or a Hindi word that was cut within a letter.

/** Such a path is taken letter by letter: it is then one that is not there, and answered as all others are. */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?')
  try {
    decodeURI(path)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** What follows the origin: an address that names another host (`//evil.example`, `http://evil.example/`) is a path, too. */
export const pathOf = (url: string): string =>
  `/${url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^[\\/]+/, '')}`
