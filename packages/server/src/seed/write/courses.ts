// What becomes of a payment besides a contribution: refunds, disputes, flags, and orders that nobody paid.
import { chargePaise } from '@lifafa/contract/money'
import { recordDispute } from '../../features/payments/dispute/record-dispute.ts'
import { applyPayment } from '../../features/payments/payment/apply-payment.ts'
import { recordRefund } from '../../features/payments/refund/record-refund.ts'
import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../../provider/provider.ts'
import type { Course, PlannedContribution } from '../plan/plan.ts'
import { capturedPayment, failedPayment } from './provider.ts'
import { atLatest, later, type Seeding } from './seeding.ts'

type Write = (seeding: Seeding, contribution: PlannedContribution) => Promise<void>
/** A course that is missing here is a plain payment. */
export type Courses = Partial<Record<Course, Write>>

const HOURS_TO_FIRST_UPDATE = 3
const HOURS_TO_LAST_UPDATE = 5
const DAYS_TO_RESPOND = 5

async function pay(
  seeding: Seeding,
  contribution: PlannedContribution,
  otherwise: Partial<ProviderPayment> = {},
): Promise<void> {
  await applyPayment(
    { ...seeding, now: contribution.paidAt },
    { ...capturedPayment(contribution), ...otherwise },
  )
}

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

const disputed =
  (...statuses: ProviderDispute['status'][]): Write =>
  async (seeding, contribution) => {
    await pay(seeding, contribution)
    for (const [index, status] of statuses.entries()) {
      const hours = index === 0 ? HOURS_TO_FIRST_UPDATE : HOURS_TO_LAST_UPDATE
      await dispute(
        { ...seeding, now: atLatest(later(contribution.paidAt, hours), seeding.now) },
        contribution,
        status,
      )
    }
  }

export async function dispute(
  seeding: Seeding,
  contribution: PlannedContribution,
  status: ProviderDispute['status'],
): Promise<void> {
  const amount = chargePaise(contribution.rupees)
  await recordDispute(seeding, {
    id: `disp_${contribution.otherId}`,
    payment_id: contribution.paymentId,
    amount,
    amount_deducted: status === 'lost' ? amount : 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: Math.floor(later(seeding.now, DAYS_TO_RESPOND * 24).getTime() / 1000),
    status,
  })
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
    pay(seeding, contribution, { status: 'authorized', captured: false }),
  'other-currency': (seeding, contribution) => pay(seeding, contribution, { currency: 'USD' }),
} satisfies Courses
