// Where a visitor wanted to go before being asked to sign in; it travels in the address of the sign-in page.
import { paths } from '../../paths.ts'

const PARAMETER = 'next'
/** Any origin: only what stays on it is ours. */
const HERE = 'https://here.invalid'

/** The path within our own site that `text` leads to, undefined for anything that leads elsewhere (`//evil`, `javascript:`). @internal */
export function ownPath(text: string | null): string | undefined {
  if (!text?.startsWith('/') || !URL.canParse(text, HERE)) return undefined
  const url = new URL(text, HERE)
  const path = url.pathname + url.search + url.hash
  // Dots may collapse into a second slash at the front: `/.//evil`.
  return url.origin === HERE && !path.startsWith('//') ? path : undefined
}

/** Where one signs in, and where one is led who came from nowhere. */
export interface Entrance {
  signIn: string
  home: string
}
export const hostEntrance: Entrance = { signIn: paths.auth.href(), home: paths.dashboard.href() }
export const adminEntrance: Entrance = {
  signIn: paths.admin.login.href(),
  home: paths.admin.dashboard.href(),
}

/** The sign-in page that leads back to `path` afterwards. */
export const signInHref = ({ signIn, home }: Entrance, path: string): string =>
  path === home ? signIn : `${signIn}?${new URLSearchParams({ [PARAMETER]: path })}`

/** Where to go after signing in: where the visitor came from, else home. */
export const returnPath = ({ home }: Entrance, parameters: URLSearchParams): string =>
  ownPath(parameters.get(PARAMETER)) ?? home
