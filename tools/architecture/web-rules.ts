// Rules for the web package: the runtimes of the guest's page, its folders, and the modules that the router names.
import { type ArchitectureRule, importRule } from './rule.ts'
import { codeOf, isTest, type Source } from './source.ts'

/** True if the target lies in one of these folders of the guest's page. */
const isInGuest = (target: string, folders: string): boolean =>
  new RegExp(`^packages/web/guest/(${folders})/`).test(target)

const isWeb = (source: Source): boolean => source.path.startsWith('packages/web/') && !isTest(source)

/** What the prelude may import: its own files, and those of its neighbours that import nothing. */
const BEFORE_REACT =
  /^packages\/web\/(foreign-hands\/tolerate-moved-nodes\.ts$|guest\/(prelude\/|styles\/|handover\/form-script\.ts$|gift\/contribution-values\.ts$))/

/** React Router takes the default export of these files, and of those that routes.ts names. */
const ROUTER = /^(root|entry\.server|routes)\.tsx?$/
const APP = 'packages/web/app/'

function defaultExports(sources: Source[]): { path: string; line: number; what: string }[] {
  const app = sources.filter((source) => isWeb(source) && source.path.startsWith(APP))
  const routes = app.find(({ path }) => path === `${APP}routes.ts`)?.text ?? ''
  return app.flatMap((source) => {
    const path = source.path.slice(APP.length)
    const isNamed = ROUTER.test(path) || routes.includes(`'${path}'`)
    return isNamed || !/^export default\b/m.test(codeOf(source))
      ? []
      : [{ path: source.path, line: 1, what: 'exports a default' }]
  })
}

export const webRules: ArchitectureRule[] = [
  importRule({
    name: 'the document of the guest’s page renders the form and knows no other part of the scripts',
    binds: /^packages\/web\/guest\/document\//,
    refuses: (target) =>
      isInGuest(target, 'prelude|form|payment|gift') && !target.endsWith('/guest/form/giving.tsx'),
    remedy:
      'It runs on the server, once: let Giving render it, or put what server and browser must agree on into guest/handover.',
  }),
  importRule({
    name: 'the prelude of the guest’s page imports nothing that needs React',
    binds: /^packages\/web\/guest\/prelude\//,
    refuses: (target) => !BEFORE_REACT.test(target),
    remedy:
      'It runs before the first paint is over: let the document hand the value over in an attribute, or do it in guest/form.',
  }),
  importRule({
    name: 'the scripts of the guest’s page import nothing of its document, and payment nothing of the form',
    binds: /^packages\/web\/guest\/(form|payment|gift|handover)\//,
    refuses: (target, path) =>
      isInGuest(target, 'document|prelude') || (!isInGuest(path, 'form') && isInGuest(target, 'form')),
    remedy:
      'Take it from the props that the document hands over (guest/handover); what form and payment share lies in guest/gift.',
  }),
  {
    name: 'modules of the application export by name, but for those that the router names',
    remedy: 'Export it by name; a page that has an address is named in app/routes.ts.',
    violationsIn: defaultExports,
  },
]
