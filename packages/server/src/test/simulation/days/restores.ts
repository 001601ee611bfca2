// Plans backups and their restores.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { Random } from '../../../seeded-random.ts'
import type { Guest } from '../people/guest.ts'
import { CATCHES_UP_MS } from '../people/missing-payouts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KINDS = ['none', 'none', 'none', 'in the evening', 'in the days', 'in the days'] as const
const IN_THE_EVENING_MS = 5 * 60_000
const LONGEST_AGO_MS = 2 * DAY_MS

/** In milliseconds of the run. Until `caughtUp` our own books may be behind the provider. */
export type Restore = { taken: number; restored: number; caughtUp: number }

/** At any moment of the evening or of the days; at most two backups' worth is lost. */
export function planRestore(random: Random, eveningMs: number, daysMs: number): Restore | undefined {
  const kind = random.pick(KINDS)
  if (kind === 'none') return undefined
  if (kind === 'in the evening') {
    const taken = random.below(IN_THE_EVENING_MS)
    const restored = taken + random.below(IN_THE_EVENING_MS - taken)
    return { taken, restored, caughtUp: eveningMs }
  }
  const taken = random.chance(0.3) ? random.below(eveningMs) : eveningMs + random.below(daysMs)
  const earliest = Math.max(taken, eveningMs)
  const latest = Math.min(taken + LONGEST_AGO_MS, eveningMs + daysMs)
  const restored = earliest + random.below(latest - earliest)
  return { taken, restored, caughtUp: restored + CATCHES_UP_MS }
}

/**
 * After a restore a browser's key finds nothing before its order is found again, and a second tap would open another. The
 * provider's list cannot bring back the box that only a proof had named, if the backup lacks the name (an administrator is
 * told of such money).
 */
export async function forgetWhatWasLost(db: Kysely<Database>, guests: readonly Guest[]): Promise<void> {
  const named = await db
    .selectFrom('waiting_orders')
    .select('provider_order_id')
    .where('event_box_id', 'is not', null)
    .execute()
  const orders = new Set(named.map(({ provider_order_id }) => provider_order_id))
  for (const guest of guests) {
    const hasProven = [...guest.orderIds].some((id) => orders.has(id))
    Object.assign(guest, { hasProven, requestKey: undefined })
  }
}
