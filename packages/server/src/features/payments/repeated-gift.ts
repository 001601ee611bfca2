// Asks before the same is given once more: somebody who doubts whether a payment went through may be paying again.
import { REPEATED_GIFT_MS } from '@lifafa/contract/limits'
import { formatRupees, paiseToRupees, splitCharge } from '@lifafa/contract/money'
import { paymentAnswers } from '@lifafa/contract/sentences/payment-answers'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { Failure } from '../../http/failure.ts'
import type { Intention } from './writes/open-order.ts'

/** Throws Failure `alreadyGiven` where this phone gave this amount to this box a moment ago. */
export async function refuseRepeatedGift(
  db: Kysely<Database>,
  now: Date,
  { eventBoxId, guestPhone, amountPaise }: Intention,
): Promise<void> {
  if (eventBoxId === null || guestPhone === null) return
  const { giftPaise } = splitCharge(amountPaise)
  const earlier = await db
    .selectFrom('contributions')
    .select('id')
    .where('event_box_id', '=', eventBoxId)
    .where('paid_at', '>', new Date(now.getTime() - REPEATED_GIFT_MS))
    .where('guest_phone', '=', guestPhone)
    .where('kept_paise', '=', giftPaise)
    .limit(1)
    .executeTakeFirst()
  if (!earlier) return
  const amount = formatRupees(paiseToRupees(giftPaise))
  throw new Failure('alreadyGiven', { message: paymentAnswers.alreadyGiven(amount) })
}
