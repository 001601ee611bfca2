// What the payment provider would say of the money of a seed: nobody is asked, and no money moves.
import { CURRENCY, chargePaise } from '@lifafa/contract/money'
import {
  type PayoutOrder,
  type PayoutProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderPayout,
} from '../provider/provider.ts'
import type { PlannedContribution } from './plan.ts'
import type { Random } from './random.ts'

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
const digits = (random: Random): string => String(random.integer(100_000_000_000, 999_999_999_999))

/** A UPI payment that was captured. */
export const capturedPayment = (contribution: PlannedContribution): ProviderPayment => ({
  id: contribution.paymentId,
  order_id: contribution.orderId,
  amount: chargePaise(contribution.rupees),
  currency: CURRENCY,
  status: 'captured',
  captured: true,
  method: 'upi',
  vpa: `${contribution.guest.phone}@ybl`,
  acquirer_data: { rrn: String(seconds(contribution.paidAt)).padStart(12, '6') },
  created_at: seconds(contribution.paidAt),
})

export const failedPayment = (contribution: PlannedContribution): ProviderPayment => ({
  ...capturedPayment(contribution),
  status: 'failed',
  captured: false,
  acquirer_data: null,
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment was declined by the guest’s bank.',
})

export type PayoutAnswers = {
  payouts: PayoutProvider
  /** The payout that was taken last, in the state in which it is told of now. */
  told(status: ProviderPayout['status'], details?: ProviderPayout['status_details']): ProviderPayout
}

/** Takes every payout, or leaves us without an answer where `isSilent`. */
export function payoutAnswers(random: Random, isSilent = false): PayoutAnswers {
  let taken: ProviderPayout | undefined
  const unused = () => Promise.reject(new Error('A seed asks the provider for nothing but to send.'))
  const send = async ({ id, amountPaise }: PayoutOrder): Promise<ProviderPayout> => {
    if (isSilent) throw new ProviderError('unknown', 'no answer')
    taken = {
      id: `pout_${random.id(14)}`,
      amount: amountPaise,
      status: 'processing',
      reference_id: id,
      notes: {},
    }
    return taken
  }
  return {
    payouts: { send, find: async () => undefined, fetch: unused, list: unused },
    told(status, details) {
      if (!taken) throw new Error('No payout was sent yet.')
      return {
        ...taken,
        status,
        ...(status === 'processed' && { utr: digits(random) }),
        ...(details && { status_details: details }),
      }
    },
  }
}
