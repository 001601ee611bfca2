// Rules for the order of imports: no circles of the server's folders or of packages (Biome refuses those of files), and the floors of the server.
import type { ArchitectureRule, Violation } from './rule.ts'
import { importsOf, isServerSource, type Source } from './source.ts'

const SERVER = 'packages/server/src/'

/** From the lowest to the highest: folders, and files beside main.ts. On a floor there may be imports between folders, in no circle. */
const FLOORS: readonly (readonly string[])[] = [
  'alarms.ts data-dir.ts known-secrets.ts privacy.ts secrets.ts settings settings.ts tracing watchdog log-if-slow.ts' +
    ' single-flight.ts bounded-queue.ts seeded-random.ts',
  'db',
  'activities audit-log books review-flags',
  'process-metrics.ts',
  'http jobs live-updates mail provider',
  'codes names passwords sessions upi-id-checks',
  'services.ts',
  'features',
  'background erasure operations pages sandbox',
  'seed',
  'app.ts',
  'main.ts',
].map((floor) => floor.split(' '))

const placeOf = (path: string): string | undefined =>
  path.startsWith(SERVER) ? path.slice(SERVER.length).split('/')[0] : undefined
const floorOf = (path: string): number => FLOORS.findIndex((places) => places.includes(placeOf(path) ?? ''))

function upwardImports(sources: Source[]): Violation[] {
  return sources.filter(isServerSource).flatMap((source) => {
    const { path } = source
    const own = floorOf(path)
    if (own < 0) return [{ path, line: 1, what: 'stands on no floor' }]
    return importsOf(source)
      .filter(({ target }) => placeOf(target) !== undefined && floorOf(target) > own)
      .map(({ target, line }) => ({ path, line, what: `imports ${target}, which is above it` }))
  })
}

/** Members of circles, and those between two of them; `nameOf` answers undefined for a path that does not count. */
function circlesIn(sources: Source[], nameOf: (path: string) => string | undefined): Violation[] {
  const uses = new Map<string, Set<string>>()
  for (const source of sources) {
    const from = nameOf(source.path)
    for (const { target } of from === undefined ? [] : importsOf(source)) {
      const to = nameOf(target)
      if (from && to && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to))
    }
  }
  // A member of a circle uses one, and is used by one.
  const isMember = ([member, used]: [string, Set<string>]) =>
    [...used].some((other) => uses.has(other)) && [...uses.values()].some((others) => others.has(member))
  for (;;) {
    const other = [...uses].find((each) => !isMember(each))
    if (other === undefined) break
    uses.delete(other[0])
  }
  const members = [...uses.keys()].sort()
  return members.slice(0, 1).map((path) => ({ path, line: 1, what: `is in a circle: ${members.join(', ')}` }))
}

/** `features/payments` for a feature, else the first folder; undefined for the files beside `main.ts`. */
const serverFolder = (path: string): string | undefined =>
  /^packages\/server\/src\/(features\/[^/]+|[^/]+)\//.exec(path)?.[1]

export const orderRules: ArchitectureRule[] = [
  {
    name: 'a file of the server imports its own floor or lower ones',
    remedy: `Take what you need as an argument (app.ts, scheduled-tasks.ts and register-jobs.ts hand things over), or move it down. The floors are listed in tools/architecture/order-rules.ts; a new folder gets its place there.`,
    violationsIn: upwardImports,
    breaks: [
      { [`${SERVER}http/a.ts`]: `import type { Services } from '../services.ts'` },
      { [`${SERVER}somewhere/a.ts`]: 'const a = 1' },
    ],
  },
  {
    name: 'folders of the server import each other in no circle, types included',
    remedy:
      'Move what both need below them, or let app.ts (scheduled-tasks.ts, register-jobs.ts) hand one of them over as an argument.',
    violationsIn: (sources) => circlesIn(sources.filter(isServerSource), serverFolder),
    breaks: [
      {
        [`${SERVER}features/a/rules.ts`]: `import { b } from '../b/rules.ts'`,
        [`${SERVER}features/b/rules.ts`]: `import { c } from '../c/rules.ts'`,
        [`${SERVER}features/c/reads.ts`]: `import type { A } from '../a/reads.ts'`,
      },
    ],
  },
  {
    name: 'packages import each other in no circle, tests and types included',
    remedy: 'Move what both need into the lower one of them.',
    violationsIn: (sources) => circlesIn(sources, (path) => /^packages\/[^/]+/.exec(path)?.[0]),
    breaks: [
      {
        'packages/e2e/a.ts': `import type { B } from '../trials/b.ts'`,
        'packages/trials/b.ts': `import { a } from '../e2e/a.ts'`,
      },
    ],
  },
]
