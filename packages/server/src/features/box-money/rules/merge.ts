// Merges sums that are told in the same words: a host reads of four payouts that wait for one UPI ID once.
import type { MoneyPart } from '@lifafa/contract/endpoints/box-money'

/** Days and ISO 8601 moments alike. */
export const laterOf = <T extends string | null>(a: T, b: T): T =>
  b === null || (a !== null && a > b) ? a : b

/** Of days and times the latest is told: by then all of it has come. */
export function merge(parts: readonly MoneyPart[]): MoneyPart[] {
  const alike = Map.groupBy(parts, ({ state, reason, upi_id, reference }) =>
    JSON.stringify([state, reason, upi_id, reference]),
  )
  return Array.from(alike.values(), (group) => {
    const [first] = group as [MoneyPart, ...MoneyPart[]]
    return {
      ...first,
      paise: group.reduce((sum, { paise }) => sum + paise, 0),
      due_on: group.map(({ due_on }) => due_on).reduce(laterOf),
      at: group.map(({ at }) => at).reduce(laterOf),
    }
  })
}
