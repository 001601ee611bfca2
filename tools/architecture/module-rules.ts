// Rules for imports within the server and within the web package.
import { type ArchitectureRule, importRule } from './rule.ts'

const FEATURE = /^packages\/(?:server\/src|web\/app)\/features\/([^/]+)\//
const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[1]

/** True if the target lies in another feature than the importing file. */
const isOtherFeature = (target: string, path: string): boolean =>
  featureOf(target) !== undefined && featureOf(target) !== featureOf(path)

/** `name.ts`, or any file of a folder `name/`. */
const isNamed = (target: string, name: string): boolean => new RegExp(`/(${name})(\\.ts$|/)`).test(target)

const OUTSIDE = /^(node:|nanoid|fastify|@fastify\/|packages\/server\/src\/(http|mail|jobs|sessions)\/)/
// tables.ts holds types alone: how a row looks, not how to reach it.
const DATABASE = /^(kysely|pg$|pg-boss|@electric-sql\/|packages\/server\/src\/db\/(?!tables\.ts$))/

export const moduleRules: ArchitectureRule[] = [
  importRule({
    name: 'rules know no database, no clock, no HTTP',
    binds: /^packages\/server\/src\/.*\/rules(\.ts$|\/)/,
    refuses: (target) =>
      DATABASE.test(target) || OUTSIDE.test(target) || isNamed(target, 'reads|writes|routes'),
    remedy:
      'A rule decides from its arguments: let the caller read and hand over what the rule needs, `now` included.',
  }),
  importRule({
    name: 'routes hold no SQL',
    binds: /^packages\/server\/src\/.*\/routes(\.ts$|\/)/,
    refuses: (target) => DATABASE.test(target),
    remedy:
      'Move the query into reads.ts or the action into writes.ts of the feature, and call it from the route.',
  }),
  importRule({
    name: 'features of the server use only each other’s reads and rules',
    binds: /^packages\/server\/src\/features\//,
    refuses: (target, path) => isOtherFeature(target, path) && !isNamed(target, 'reads|rules'),
    remedy:
      'Ask by its reads or rules. To make it act, enqueue a job, or let app.ts hand the action over as an argument.',
  }),
  importRule({
    name: 'features of the web package do not import one another',
    binds: /^packages\/web\/app\/features\//,
    refuses: isOtherFeature,
    remedy:
      'Compose both in a route or shell of app/, or move what knows no word of our product to app/ui or app/lib.',
  }),
  importRule({
    name: 'app/ui knows no word of our product',
    binds: /^packages\/web\/app\/ui\//,
    refuses: (target) =>
      featureOf(target) !== undefined || target.startsWith('packages/contract/src/sentences/'),
    remedy: 'Take the words as props or children; the feature that uses the part knows them.',
  }),
]
