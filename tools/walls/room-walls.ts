// Who may import whom within the server and within the web package.
import { importWall, type Wall } from './wall.ts'

const FEATURE = /^packages\/(?:server\/src|web\/app)\/features\/([^/]+)\//
const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[1]

/** True if the target lies in another feature than the importing file. */
const isOtherFeature = (target: string, path: string): boolean =>
  featureOf(target) !== undefined && featureOf(target) !== featureOf(path)

/** `name.ts`, or any file of a folder `name/`. */
const isNamed = (target: string, name: string): boolean => new RegExp(`/(${name})(\\.ts$|/)`).test(target)

const OUTSIDE = /^(node:|fastify|@fastify\/|packages\/server\/src\/(http|mail|jobs|sessions)\/)/
// tables.ts holds types alone: how a row looks, not how to reach it.
const DATABASE = /^(kysely|pg$|pg-boss|@electric-sql\/|packages\/server\/src\/db\/(?!tables\.ts$))/

export const roomWalls: Wall[] = [
  importWall({
    name: 'rules know no database, no clock, no HTTP',
    binds: /^packages\/server\/src\/.*\/rules(\.ts$|\/)/,
    refuses: (target) =>
      DATABASE.test(target) || OUTSIDE.test(target) || isNamed(target, 'reads|writes|routes'),
    wayOut:
      'A rule decides from its arguments: let the caller read and hand over what the rule needs, `now` included.',
  }),
  importWall({
    name: 'routes hold no SQL',
    binds: /^packages\/server\/src\/.*\/routes(\.ts$|\/)/,
    refuses: (target) => DATABASE.test(target),
    wayOut:
      'Move the query into reads.ts or the deed into writes.ts of the feature, and call it from the route.',
  }),
  importWall({
    name: 'features of the server use only each other’s reads and rules',
    binds: /^packages\/server\/src\/features\//,
    refuses: (target, path) => isOtherFeature(target, path) && !isNamed(target, 'reads|rules'),
    wayOut:
      'Ask by its reads or rules. To make it act, enqueue a job, or let app.ts hand the deed over as an argument.',
  }),
  importWall({
    name: 'features of the web package do not import one another',
    binds: /^packages\/web\/app\/features\//,
    refuses: isOtherFeature,
    wayOut:
      'Compose both in a route or shell of app/, or move what knows no word of our product to app/ui or app/lib.',
  }),
  importWall({
    name: 'app/ui knows no word of our product',
    binds: /^packages\/web\/app\/ui\//,
    refuses: (target) =>
      featureOf(target) !== undefined || target.startsWith('packages/contract/src/sentences/'),
    wayOut: 'Take the words as props or children; the feature that uses the part knows them.',
  }),
]
