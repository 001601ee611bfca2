// Groups the application's modules into few scripts: on a slow line each file costs a round trip, six at a time.
import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Starts the application when it is loaded: inside another script it would run before the routes are known, and show an empty page. */
const ENTRY = /app[\\/]entry\.client\.tsx/
const EVERY_PAGE = /app[\\/](entry\.client|root)\.tsx/
const OPEN = /app[\\/]features[\\/](auth|contact)[\\/]/
const ADMIN =
  /app[\\/](features[\\/]admin-|shells[\\/]admin|lib[\\/]session[\\/]require-admin|routes[\\/]admin)/
/** Pages that are sent without script; the router loads theirs after a click in another page. */
const READ = /app[\\/](features[\\/](landing|about|legal|missing[\\/]missing-page)|shells[\\/]site)/
const FORM_LIBRARY = /react-hook-form/
const DIALOG_LIBRARY = /@base-ui|@floating-ui/

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

  const count = (pattern: RegExp) => routes.filter((route) => pattern.test(route)).length
  if (count(EVERY_PAGE) > 0) return 'app'
  const [open, admin, read] = [count(OPEN), count(ADMIN), count(READ)]
  const host = routes.length - open - admin - read
  if (routes.length > 1) {
    const needed = [...reached(id, (module) => info(module)?.importedIds ?? [])]
    // The dashboard and a box fill in nothing until a dialog opens.
    if (needed.some((module) => FORM_LIBRARY.test(module))) return open + host > 0 ? 'form' : 'admin form'
    if (open > 0 && host + admin > 0) return 'open'
    if (host > 0 && admin > 0) return 'common'
    if (host > 1) return 'host'
    if (admin > 1) return 'admin'
    return 'site'
  }
  return dialogs.length > 0 ? `of ${routes[0]}` : null
}

/** `name`: of one group, or the beginning of the names of several. */
const group = (name: string): Rolldown.CodeSplittingGroup => ({
  debugName: name,
  name(id, context) {
    const own = groupOf(id, context)
    return own?.startsWith(name) ? own : null
  },
})

/** A group takes along all that its modules import: those that most pages load come first. */
export const scriptGroups: Rolldown.CodeSplittingGroup[] = [
  ...['app', 'open', 'common', 'host', 'form', 'admin', 'site', 'of '].map(group),
  // Dialogs, menus and hints use different parts of one library. A script below 10 kB joins another.
  { ...group('dialogs'), entriesAware: true, entriesAwareMergeThreshold: 10_000 },
]
