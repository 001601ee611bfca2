// What a run must show: each bar that it misses, as a sentence.
import type { Result } from './run-failover.ts'

const BACK_WITHIN_MS = 30_000
const SHOWN = 5

const listed = (all: readonly string[]): string =>
  `${all.length}: ${[...new Set(all)].slice(0, SHOWN).join('; ')}`

/** Empty where all is well. */
export function missedBars(result: Result): string[] {
  const { outcomes, lost, doubled, unanswered, mistakes, inconsistencies, exits, exitCodes } = result
  const late = outcomes.filter(({ writesBackMs }) => writesBackMs > BACK_WITHIN_MS)
  const writtenInside = outcomes.reduce((sum, { inside }) => sum + (inside?.acknowledged ?? 0), 0)
  const untried = outcomes.filter(({ inside }) => inside?.attempts === 0)
  const failedExits = exitCodes.filter((code) => code !== 0)
  const bars: [boolean, string][] = [
    [late.length > 0, `Writes were not back within ${BACK_WITHIN_MS / 1000} s: ${late.length} times.`],
    [lost.length > 0, `Acknowledged and lost: ${listed(lost)}.`],
    [doubled.length > 0, `Doubled: ${listed(doubled)}.`],
    [unanswered > 0, `Never acknowledged: ${unanswered}.`],
    [mistakes.length > 0, `Answers that no outage explains: ${listed(mistakes)}.`],
    [inconsistencies.length > 0, `The books are not sound: ${listed(inconsistencies)}.`],
    [writtenInside > 0, `A primary that was cut off acknowledged ${writtenInside} writes.`],
    [untried.length > 0, 'No write was tried at a primary that was cut off.'],
    [
      exits > 0 || failedExits.length > 0,
      `Our processes ended: ${exits} times; at the end with ${exitCodes}.`,
    ],
  ]
  return bars.flatMap(([isMissed, sentence]) => (isMissed ? [sentence] : []))
}

/** Of the times until writes were back, in milliseconds. */
export function middleAndWorst(times: readonly number[]): { median: number; worst: number } {
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
}
