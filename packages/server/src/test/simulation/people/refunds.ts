// Administrators of the simulation refund contributions, and at the provider's dashboard what is in another currency.
import { CURRENCY } from '@lifafa/contract/money'
import { hostOwesPaise, SMALLEST_REFUND_PAISE } from '@lifafa/contract/refunds'
import { leftOf, refundPayment } from '@lifafa/razorpay-stand-in/in-process'
import { readRefundable } from '../../../features/payments/refund/read-refundable.ts'
import { requestRefund } from '../../../features/payments/refund/request-refund.ts'
import { ADMIN_ID } from './people.ts'
import { persist, type Surroundings } from './surroundings.ts'

/** An administrator's request, refused or carried out. */
export type AskedRefund = { paymentId: string; amount: number }

/** Refunds the whole rest of a contribution, or half of it, as its timeline shows it. */
export async function refundContribution(surroundings: Surroundings, asked: AskedRefund[]): Promise<void> {
  const { random } = surroundings.world
  const shown = await persist(
    surroundings,
    'an administrator looks for a payment to refund',
    async ({ db, at }) => {
      const payments = await db
        .selectFrom('contributions')
        .innerJoin('payments', 'payments.id', 'contributions.payment_id')
        .selectAll('payments')
        .orderBy('payments.id')
        .execute()
      const payment = payments[random.below(payments.length)]
      return payment && (await readRefundable(db, payment, at))
    },
  )
  if (!shown || shown.block) return
  const { payment_id: paymentId, left_paise: leftPaise } = shown
  const isPart = random.chance(0.5) && leftPaise >= 2 * SMALLEST_REFUND_PAISE
  const amountPaise = isPart ? Math.floor(leftPaise / 2) : leftPaise
  const request = {
    ...{ paymentId, amountPaise, reason: 'the guest asked for it', adminId: ADMIN_ID },
    requestKey: `00000000-0000-4000-8000-${String(asked.length).padStart(12, '0')}`,
    seen: { leftPaise, hostOwesPaise: hostOwesPaise(shown, amountPaise) },
  }
  asked.push({ paymentId, amount: amountPaise })
  await persist(
    surroundings,
    `${paymentId} is refunded by an administrator: ${amountPaise}`,
    ({ db, jobs, provider, at }) => requestRefund({ db, jobs, provider, now: at }, request),
  )
}

/** Our flags tell an administrator to do so. */
export function refundForeignPayments({ world, provider }: Surroundings): void {
  for (const payment of provider.all('payment')) {
    const amount = leftOf(provider.standIn, payment)
    if (!payment.captured || payment.currency === CURRENCY || amount < SMALLEST_REFUND_PAISE) continue
    world.steps.push(
      `             ${payment.id} is given back at the provider: ${amount} ${payment.currency}`,
    )
    refundPayment(provider.standIn, payment, { amount, speed: 'normal' })
  }
}
