// Plans backups and their restores, and the operator's work by hand after a restore.

import { sql } from 'kysely'
import type { SimulatedDatabase } from '../database/database.ts'
import type { HandPayment } from '../people/bank-statement.ts'
import type { Guest } from '../people/make-guest.ts'
import type { Random } from '../random.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const KINDS = ['none', 'none', 'none', 'in the evening', 'in the days', 'in the days'] as const
const IN_THE_EVENING_MS = 5 * 60_000
const LONGEST_AGO_MS = 2 * DAY_MS
/** The list of payments is read once a day. */
const CATCHES_UP_MS = 30 * HOUR_MS

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
 * A browser's key finds nothing before its order is found again, and a second tap would open another. What the provider's list
 * cannot bring back is the box that only a proof had named (an administrator is told of such money).
 */
export function dropRequestKeys(guests: readonly Guest[]): void {
  for (const guest of guests) Object.assign(guest, { hasProven: false, requestKey: undefined })
}

/**
 * What our bank's statement has and the restored books have not is written into them, as docs/backups.md wants it, before a
 * server is started: else it would be due once more.
 */
export async function bookWhatWasPaidByHand(
  { db }: Pick<SimulatedDatabase, 'db'>,
  statement: HandPayment[],
  now: Date,
): Promise<void> {
  for (const payment of statement) {
    // It is owed again, whether the backup has it or not.
    if (payment.returned) continue
    const { boxId, amount, reference } = payment
    const { rows } = await sql`
      with missing as (
        select id from event_boxes where id = ${boxId} and not exists (
          select from payouts where event_box_id = ${boxId} and utr = ${reference})
      ), looked_at as (
        update event_boxes set check_at = ${now} where id in (select id from missing)
      )
      insert into ledger (kind, event_box_id, owed_to_hosts, bank, occurred_at, created_at)
      select 'correction', id, ${amount}::bigint, -${amount}::bigint, ${now}, ${now} from missing
      returning 1`.execute(db)
    if (rows.length > 0) payment.isCorrection = true
  }
}
