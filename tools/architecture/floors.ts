// The floors of the server: a file imports from its own floor or from lower ones.

import type { ArchitectureRule } from './rule.ts'
import { codeOf, importsOf, isServerSource, lineAt } from './source.ts'

const SERVER = 'packages/server/src/'

/**
 * From the lowest to the highest: folders, and files beside main.ts. On a floor there may be imports between folders, in no
 * circle (circles.ts).
 */
const FLOORS: readonly (readonly string[])[] = [
  [
    'alarms.ts',
    'data-dir.ts',
    'known-secrets.ts',
    'privacy.ts',
    'secrets.ts',
    'settings',
    'settings.ts',
    'single-flight.ts',
    'bounded-queue.ts',
    'recent-map.ts',
    'say-when-slow.ts',
    'tracing',
    'watchdog',
  ],
  ['db'],
  ['activities', 'audit-log', 'books', 'review-flags'],
  ['process-figures.ts'],
  ['http', 'jobs', 'live-updates', 'mail', 'provider'],
  ['codes', 'names', 'passwords', 'sessions', 'upi-id-checks'],
  ['services.ts'],
  ['features'],
  ['background', 'erasure', 'operations', 'pages', 'sandbox'],
  ['seed'],
  ['app.ts'],
  ['main.ts'],
]

const placeOf = (path: string): string | undefined =>
  path.startsWith(SERVER) ? path.slice(SERVER.length).split('/')[0] : undefined

const floorOf = (path: string): number => FLOORS.findIndex((places) => places.includes(placeOf(path) ?? ''))

export const floors: ArchitectureRule = {
  name: 'a file of the server imports its own floor or lower ones',
  remedy: `Take what you need as an argument (app.ts, scheduled-tasks.ts and register-jobs.ts hand things over), or move it down. The floors are listed in tools/architecture/floors.ts; a new folder gets its place there.`,
  violationsIn: (sources) =>
    sources.filter(isServerSource).flatMap((source) => {
      const own = floorOf(source.path)
      if (own < 0) return [{ path: source.path, line: 1, what: 'stands on no floor' }]
      return importsOf(source)
        .filter(({ target }) => placeOf(target) !== undefined && floorOf(target) > own)
        .map(({ target, index }) => ({
          path: source.path,
          line: lineAt(codeOf(source), index),
          what: `imports ${target}, which is above it`,
        }))
    }),
}
