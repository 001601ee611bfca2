// Forbids circular imports: of files in any package, types included, and of the server's folders.
import { posix } from 'node:path'
import type { ArchitectureRule } from './rule.ts'
import { importsOf, isServerSource, type Source } from './source.ts'

type Uses = Map<string, Set<string>>

/** What imports what; `nameOf` answers undefined for a path that does not count. */
function usesAmong(sources: Source[], nameOf: (path: string) => string | undefined): Uses {
  const uses: Uses = new Map()
  for (const source of sources) {
    const from = nameOf(source.path)
    if (!from) continue
    for (const { target } of importsOf(source)) {
      const to = nameOf(target)
      if (to && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to))
    }
  }
  return uses
}

/** The shortest way from `start` back to itself, if there is one. */
function circleFrom(start: string, uses: Uses): string[] | undefined {
  const seen = new Set<string>()
  const ways = [[start]]
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

/** Each circle once, under the first of its members. */
function circlesIn(uses: Uses): { path: string; line: number; what: string }[] {
  return [...uses.keys()].sort().flatMap((member) => {
    const circle = circleFrom(member, uses)
    if (!circle || circle.some((other) => other < member)) return []
    return [{ path: member, line: 1, what: `imports itself: ${circle.join(' → ')}` }]
  })
}

/** `features/payments` for a feature, else the first folder; undefined for the files beside `main.ts`. */
const serverFolder = (path: string): string | undefined =>
  /^packages\/server\/src\/(features\/[^/]+|[^/]+)\//.exec(path)?.[1]

export const circles: ArchitectureRule[] = [
  {
    name: 'files import each other in no circle, types included',
    remedy: 'Move the type or function that both need into a file that imports neither.',
    violationsIn(sources) {
      const known = new Set(sources.map(({ path }) => path))
      return circlesIn(usesAmong(sources, (path) => (known.has(path) ? posix.normalize(path) : undefined)))
    },
  },
  {
    name: 'folders of the server import each other in no circle, types included',
    remedy:
      'Move what both need below them, or let app.ts (scheduled-tasks.ts, register-jobs.ts) hand one of them over as an argument.',
    violationsIn: (sources) => circlesIn(usesAmong(sources.filter(isServerSource), serverFolder)),
  },
]
