// Asks for confirmation before a guest contributes the same again: a guest who doubts a payment may pay twice.
import { REPEATED_CONTRIBUTION_MS } from '@lifafa/contract/limits'
import { formatRupees, paiseToRupees, splitCharge } from '@lifafa/contract/money'
import { givingSentences } from '@lifafa/contract/sentences/guest/giving'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import type { RateLimits, Spender } from '../../../http/limits/rate-limiter.ts'
import type { Intention } from './open-order.ts'

type Deps = { db: Kysely<Database>; limits: RateLimits; spender: Spender; now: Date }

/**
 * Throws Failure `alreadyGiven` where this phone recently contributed this amount to this box; `mayHaveGiven`, whatever
 * the amount, once a few amounts were tried, so that a contribution cannot be guessed.
 */
export async function askBeforeRepetition(
  { db, limits, spender, now }: Deps,
  { eventBoxId, guestPhone, amountPaise }: Intention,
): Promise<void> {
  if (eventBoxId === null || guestPhone === null) return
  const recentAmounts = await listRecentAmounts(db, eventBoxId, guestPhone, now)
  if (recentAmounts.length === 0) return
  if (!(await limits.isWithin('compareContribution', { ...spender, giver: `${eventBoxId} ${guestPhone}` })))
    throw new Failure('mayHaveGiven')
  const { contributionPaise } = splitCharge(amountPaise)
  if (!recentAmounts.includes(contributionPaise)) return
  const amount = formatRupees(paiseToRupees(contributionPaise))
  throw new Failure('alreadyGiven', { message: givingSentences.alreadyGiven(amount) })
}

/** The amounts that this phone contributed to this box within the last ten minutes, in paise. */
async function listRecentAmounts(
  db: Kysely<Database>,
  boxId: string,
  phone: string,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('contributions')
    .select('kept_paise')
    .where('event_box_id', '=', boxId)
    .where('paid_at', '>', new Date(now.getTime() - REPEATED_CONTRIBUTION_MS))
    .where('guest_phone', '=', phone)
    .execute()
  return rows.map(({ kept_paise }) => kept_paise)
}
