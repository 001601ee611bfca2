// The page to return to after signing in, as a parameter in the address of the sign-in page.
import { paths } from '../../paths.ts'

const PARAMETER = 'next'
/** Any origin: paths that stay on it are ours. */
const HERE = 'https://here.invalid'

/** The path on our own site that `text` leads to, undefined for any other target (`//evil`, `javascript:`). @internal */
export function sameSitePath(text: string | null): string | undefined {
  const url = text?.startsWith('/') ? parsed(text) : undefined
  if (!url) return undefined
  const path = url.pathname + url.search + url.hash
  // Dots may collapse into a second slash at the front: `/.//evil`.
  return url.origin === HERE && !path.startsWith('//') ? path : undefined
}

/** URL.canParse is newer than the browsers of hosts. */
function parsed(text: string): URL | undefined {
  try {
    return new URL(text, HERE)
  } catch {
    return undefined
  }
}

/** The sign-in page, and the page after it where there is no return path. */
export interface Entrance {
  signIn: string
  home: string
}
export const hostEntrance: Entrance = { signIn: paths.auth.href(), home: paths.dashboard.href() }
export const adminEntrance: Entrance = {
  signIn: paths.admin.login.href(),
  home: paths.admin.dashboard.href(),
}

/** The sign-in page with `path` as its return path. */
export const signInHref = ({ signIn, home }: Entrance, path: string): string =>
  path === home ? signIn : `${signIn}?${new URLSearchParams({ [PARAMETER]: path })}`

/** The page after signing in: the return path, else home. */
export const returnPath = ({ home }: Entrance, parameters: URLSearchParams): string =>
  sameSitePath(parameters.get(PARAMETER)) ?? home
