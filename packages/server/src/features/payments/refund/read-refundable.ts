// Reads what can be refunded of a captured payment, and what its host was paid of it.
import { CURRENCY } from '@lifafa/contract/money'
import {
  REFUND_WITHIN_MONTHS,
  type Refundable,
  type RefundBlock,
  SMALLEST_REFUND_PAISE,
} from '@lifafa/contract/refunds'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { sumOf, unpaidPaise } from '../../payouts/reads/payouts.ts'
import { reversiblePaiseOf } from '../../transfers/reads.ts'
import { hasOpenDispute } from './refunds-of-payment.ts'

/**
 * A call may still be on its way for so long after its refund was stopped: the provider's time limit, all attempts
 * together, is shorter.
 */
const MAY_ARRIVE_MS = 60_000

type Payment = Pick<Row<'payments'>, 'id' | 'amount_paise' | 'currency' | 'provider_created_at'>

/** Undefined where no money of it was captured. */
export async function readRefundable(
  db: Kysely<Database>,
  payment: Payment & Pick<Row<'payments'>, 'status'>,
  now: Date,
): Promise<Refundable | undefined> {
  if (payment.status !== 'captured' && payment.status !== 'refunded') return undefined
  const refunds = await db
    .selectFrom('refunds')
    .select(['kind', 'state', 'amount_paise', 'provider_refund_id', 'updated_at'])
    .where('payment_id', '=', payment.id)
    .execute()
  const isDisputed = await hasOpenDispute(db, payment.id)
  const contribution = await db
    .selectFrom('contributions')
    .select(['event_box_id', 'kept_paise'])
    .where('payment_id', '=', payment.id)
    .executeTakeFirst()
  const left_paise =
    payment.amount_paise - sumOf(refunds.filter(({ state }) => state !== 'failed' && state !== 'returned'))
  return {
    payment_id: payment.id,
    amount_paise: payment.amount_paise,
    left_paise,
    kept_paise: contribution?.kept_paise ?? null,
    // Money that is held for the host at the provider comes back from there.
    unpaid_paise: contribution
      ? (await unpaidPaise(db, contribution.event_box_id)) + (await reversiblePaiseOf(db, payment.id))
      : null,
    block: blockOf(payment, { refunds, left_paise, isDisputed, now }),
  }
}

type Facts = {
  refunds: readonly Pick<Row<'refunds'>, 'kind' | 'state' | 'provider_refund_id' | 'updated_at'>[]
  left_paise: number
  isDisputed: boolean
  now: Date
}

function blockOf(payment: Payment, { refunds, left_paise, isDisputed, now }: Facts): RefundBlock | null {
  if (payment.currency !== CURRENCY) return 'other-currency'
  if (isDisputed) return 'disputed'
  if (refunds.some((refund) => mayBeOnItsWay(refund, now))) return 'under-way'
  if (left_paise < SMALLEST_REFUND_PAISE) return 'nothing-left'
  return now > monthsAfter(payment.provider_created_at, REFUND_WITHIN_MONTHS) ? 'too-old' : null
}

const mayBeOnItsWay = (
  { kind, state, provider_refund_id, updated_at }: Facts['refunds'][number],
  now: Date,
): boolean =>
  kind === 'administrator' &&
  provider_refund_id === null &&
  (state === 'requested' || now.getTime() - updated_at.getTime() < MAY_ARRIVE_MS)

function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment)
  after.setUTCMonth(after.getUTCMonth() + months)
  return after
}
