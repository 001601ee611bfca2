// Records a captured payment as a contribution, in one call of a function: order, payment, contribution, ledger and feed, or none.
import { firstOpenDay } from '@lifafa/contract/event-timing'
import { paiseToRupees, splitCharge } from '@lifafa/contract/money'
import { type Kysely, sql } from 'kysely'
import type { Database, Day, Paise } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { contributionDescription } from '../../contributions/rules.ts'
import { replacedStatuses, reportedPayment } from './reported-payment.ts'

export type Recorded = {
  orderId: string
  orderedPaise: Paise
  boxId: string
  hostId: string
  contributionId: string
  eventDate: Day
  boxDeletedAt: Date | null
  /** Attempts to pay this order, this one included, were stored before: they may have refunds and flags. */
  hasHistory: boolean
  /** It goes to a linked account of the host. */
  isTransferred: boolean
}

/** Stands for the guest's name, which the function finds in the order. */
const NAME = '\u{e000}'

/**
 * A payment is plain where nothing has to follow the contribution (follow-contribution.ts): it is of the ordered amount, paid out to
 * the host, for a box whose event is on this day or later, and no attempt to pay the order was stored before.
 */
const plainFrom = ({ created_at }: ProviderPayment, now: Date): Day =>
  firstOpenDay(new Date(Math.max(now.getTime(), created_at * 1000)))

/**
 * Claims the order, which is of the box: only one caller gets the row; the others wait for its lock and then find the order
 * paid. Undefined, and nothing is written, where the order is paid or not in this box, or the payment was refunded.
 * `onlyPlain`: also where something has to follow.
 */
export async function recordContribution(
  db: Kysely<Database>,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
  { onlyPlain = false } = {},
): Promise<Recorded | undefined> {
  const { contributionPaise, feePaise } = splitCharge(payment.amount)
  const rupees = paiseToRupees(contributionPaise)
  const { rows } = await sql<Recorded>`
    select * from record_contribution(${boxId}::text, ${payment.order_id}::text, ${reportedPayment(payment)},
      ${contributionPaise}::bigint, ${feePaise}::bigint, ${replacedStatuses(payment)},
      ${contributionDescription(NAME, rupees)}::text, ${contributionDescription(null, rupees)}::text,
      ${onlyPlain ? plainFrom(payment, now) : null}::date, ${now}::timestamptz)`.execute(db)
  return rows[0]
}
