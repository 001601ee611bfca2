// Features of the server may use each other in one direction only.
import { importsOf, isServerSource, type Source } from './source.ts'
import type { Wall } from './wall.ts'

type Uses = Map<string, Set<string>>

const featureOf = (path: string): string | undefined =>
  /^packages\/server\/src\/features\/([^/]+)\//.exec(path)?.[1]

function usesAmong(sources: Source[]): Uses {
  const uses: Uses = new Map()
  for (const source of sources.filter(isServerSource)) {
    const from = featureOf(source.path)
    for (const { target } of importsOf(source)) {
      const to = featureOf(target)
      if (from && to && from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to))
    }
  }
  return uses
}

/** The way from `feature` back to itself, if there is one. */
function circleFrom(feature: string, uses: Uses): string[] | undefined {
  const seen = new Set<string>()
  const ways = [[feature]]
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) ?? '') ?? []) {
      if (next === feature) return [...way, next]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return undefined
}

export const featureCircles: Wall = {
  name: 'features of the server import each other in no circle',
  wayOut: 'Move what both need into the rules of one of them, or give both features’ reads to a third.',
  breachesIn(sources) {
    const uses = usesAmong(sources)
    return [...uses.keys()].sort().flatMap((feature) => {
      const circle = circleFrom(feature, uses)
      // A circle is told once, by the first of its features.
      if (!circle || circle.some((member) => member < feature)) return []
      return [
        {
          path: `packages/server/src/features/${feature}`,
          line: 1,
          what: `uses itself: ${circle.join(' → ')}`,
        },
      ]
    })
  },
}
