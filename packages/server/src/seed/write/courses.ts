// What becomes of a payment besides a contribution: refunds, disputes, flags, and orders that nobody paid.
import { chargePaise } from '@lifafa/contract/money'
import { applyPayment } from '../../features/payments/payment/apply-payment.ts'
import { recordRefund } from '../../features/payments/refund/record-refund.ts'
import type { ProviderRefund } from '../../provider/objects/refunds.ts'
import type { Course } from '../plan/plan.ts'
import { disputed } from './disputed.ts'
import { HOURS_TO_FIRST_UPDATE, pay, type Write } from './pay.ts'
import { failedPayment } from './provider.ts'
import { atLatest, later } from './seeding.ts'

/** A course that is missing here is a plain payment. */
export type Courses = Partial<Record<Course, Write>>

const refunded =
  (status: ProviderRefund['status'], part = 1): Write =>
  async (seeding, contribution) => {
    await pay(seeding, contribution)
    const now = atLatest(later(contribution.paidAt, HOURS_TO_FIRST_UPDATE), seeding.now)
    const amount = Math.round(chargePaise(contribution.rupees) * part)
    await recordRefund(
      { ...seeding, now },
      { id: `rfnd_${contribution.otherId}`, payment_id: contribution.paymentId, amount, status },
    )
  }

/** The second payment of one order goes back to its guest. */
const paidTwice: Write = async (seeding, contribution) => {
  await pay(seeding, contribution)
  const second = { id: `pay_${contribution.otherId}`, amount: chargePaise(contribution.rupees) }
  await pay(seeding, contribution, second)
  const now = atLatest(later(contribution.paidAt, HOURS_TO_FIRST_UPDATE), seeding.now)
  await recordRefund(
    { ...seeding, now },
    { id: `rfnd_${contribution.otherId}`, payment_id: second.id, amount: second.amount, status: 'processed' },
  )
}

const secondAttempt: Write = async (seeding, contribution) => {
  await applyPayment(
    { ...seeding, now: contribution.paidAt },
    { ...failedPayment(contribution), id: `pay_${contribution.otherId}` },
  )
  await pay(seeding, contribution)
}

const failed: Write = async (seeding, contribution) => {
  await applyPayment({ ...seeding, now: contribution.paidAt }, failedPayment(contribution))
}

export const courses = {
  refunded: refunded('processed'),
  'refunded-in-part': refunded('processed', 0.5),
  'refund-pending': refunded('pending'),
  'refund-failed': refunded('failed'),
  'paid-twice': paidTwice,
  disputed: disputed('open'),
  'dispute-reviewed': disputed('open', 'under_review'),
  'dispute-won': disputed('open', 'won'),
  'dispute-lost': disputed('open', 'lost'),
  'dispute-closed': disputed('open', 'closed'),
  'amount-differs': (seeding, contribution) =>
    pay(seeding, contribution, { amount: chargePaise(contribution.rupees + 1) }),
  'second-attempt': secondAttempt,
  failed,
  abandoned: async () => {},
  authorized: (seeding, contribution) =>
    pay(seeding, contribution, { status: 'authorized', captured: false, fee: null, tax: null }),
  'other-currency': (seeding, contribution) => pay(seeding, contribution, { currency: 'USD' }),
} satisfies Courses
