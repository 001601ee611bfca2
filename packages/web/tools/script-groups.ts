// Groups the application's modules into few scripts: on a slow line each file costs a round trip, six at a time.
import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Starts the application when it is loaded: inside another script it would run before the routes are known, and show an empty page. */
const ENTRY = /app[\\/]entry\.client\.tsx/
const EVERY_PAGE = /app[\\/](entry\.client|root)\.tsx/
/** The Hindi sentences format dates: in a script of gift pages these would make every Hindi page load that script. */
const IN_SENTENCES = /contract[\\/]src[\\/]dates\.ts/
/** Pages without a session, and the page that is like them: forms of passwords and codes. */
const OPEN = /app[\\/](accounts|features[\\/]contact)/
/** Frames around pages: a page that is not there has nothing else. */
const HOST_FRAME = /app[\\/](shells[\\/]host|lib[\\/]session[\\/]require-host)/
const ADMIN_FRAME = /app[\\/](shells[\\/]admin|lib[\\/]session[\\/]require-admin|features[\\/]admin-missing)/
const SITE_FRAME = /app[\\/](shells[\\/](site|guest-or-host)|features[\\/]missing)/
const ADMIN = /app[\\/](features[\\/]admin-|routes[\\/]admin)/
/** Pages that are sent without script; the router loads theirs after a click in another page. */
const READ = /app[\\/]features[\\/](landing|about|legal)/
/** The library, and the forms of accounts: some of these take only its types. */
const FORMS = /react-hook-form|app[\\/]accounts[\\/]/
/** This page of hosts shows neither gifts nor boxes. */
const SETTINGS = /app[\\/]features[\\/]settings/
/** Passwords, codes and sign-in, which pages of one's gifts do without. */
const SECRETS = /contract[\\/]src[\\/](fields[\\/]account|endpoints[\\/]auth|sentences[\\/]auth)\.ts/
const DIALOG_LIBRARY = /@base-ui|@floating-ui/

type Kind = 'every' | 'open' | 'host frame' | 'admin frame' | 'site frame' | 'admin' | 'read' | 'host'
const PATTERNS: [Kind, RegExp][] = [
  ['every', EVERY_PAGE],
  ['open', OPEN],
  ['host frame', HOST_FRAME],
  ['admin frame', ADMIN_FRAME],
  ['site frame', SITE_FRAME],
  ['admin', ADMIN],
  ['read', READ],
]
const FRAMES = ['host frame', 'admin frame', 'site frame'] as const
const INSIDE = { 'host frame': 'host', 'admin frame': 'admin', 'site frame': 'read' } as const
const kindOf = (route: string): Kind => PATTERNS.find(([, pattern]) => pattern.test(route))?.[0] ?? 'host'

/** `id`, and all that `next` leads to from there. */
function reached(id: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id])
  // Iterating a Set visits modules that are added meanwhile.
  for (const module of found) for (const other of next(module)) found.add(other)
  return found
}

/** The script that a module shares with others; null for one of a single page or dialog. */
function groupOf(id: string, context: Context): string | null {
  if (ENTRY.test(id)) return null
  const info = (module: string) => context.getModuleInfo(module)
  const users = [...reached(id, (module) => info(module)?.importers ?? [])]
  const routes = users.filter((user) => info(user)?.isEntry)
  const dialogs = users.filter((user) => info(user)?.dynamicImporters.length)
  if (routes.length === 0) return dialogs.length > 1 && DIALOG_LIBRARY.test(id) ? 'dialogs' : null

  const kinds = new Set(routes.map(kindOf))
  const has = (...some: Kind[]) => some.some((kind) => kinds.has(kind))
  if (has('every') || IN_SENTENCES.test(id)) return 'app'
  if (routes.length > 1) {
    const needed = [...reached(id, (module) => info(module)?.importedIds ?? [])]
    // The dashboard and a box fill in nothing until a dialog opens.
    if (needed.some((module) => FORMS.test(module))) {
      if (has('host')) return 'form'
      // The settings need none of the forms for codes.
      return has('open') ? (has('admin') ? 'form' : 'account form') : 'admin form'
    }
    const frame = FRAMES.find((one) => has(one))
    if (frame) return [...kinds].every((kind) => kind === frame || kind === INSIDE[frame]) ? frame : 'basic'
    if (has('open') && has('host', 'admin')) return SECRETS.test(id) ? 'fields' : 'open'
    if (has('open')) return 'account'
    if (has('host')) return has('admin') || routes.some((route) => SETTINGS.test(route)) ? 'common' : 'host'
    return has('admin') ? 'admin' : 'site'
  }
  return dialogs.length > 0 ? `of ${routes[0]}` : null
}

/** `name`: of one group; one that ends with a space begins the names of several. */
const group = (name: string): Rolldown.CodeSplittingGroup => ({
  debugName: name,
  name(id, context) {
    const own = groupOf(id, context)
    return own === name || (name.endsWith(' ') && own?.startsWith(name)) ? own : null
  },
})

/** A group takes along all that its modules import: those that most pages load come first. */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  ...[
    'app',
    'basic',
    ...FRAMES,
    'open',
    'fields',
    'account',
    'common',
    'host',
    'form',
    'account form',
    'admin form',
    'admin',
    'site',
    'of ',
  ].map(group),
  // Dialogs, menus and hints use different parts of one library. A script below 10 kB joins another.
  { ...group('dialogs'), entriesAware: true, entriesAwareMergeThreshold: 10_000 },
]
