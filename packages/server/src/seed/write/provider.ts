// Answers of the payment provider, made up: no call leaves the process.
import { CURRENCY, chargePaise } from '@lifafa/contract/money'
import type { ProviderPayment } from '../../provider/objects/payments.ts'
import type { PayoutOrder, PayoutProvider, ProviderPayout } from '../../provider/objects/payouts.ts'
import { ProviderError } from '../../provider/provider.ts'
import type { PlannedContribution } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)
const digits = (random: Random): string => String(random.integer(100_000_000_000, 999_999_999_999))

/** The provider's usual fee: 2 %, and 18 % GST on that (docs/razorpay.md §2.2). */
function feeOf(paise: number): { fee: number; tax: number } {
  const charges = Math.round(paise * 0.02)
  const tax = Math.round(charges * 0.18)
  return { fee: charges + tax, tax }
}

/** A UPI payment that was captured. */
export const capturedPayment = (contribution: PlannedContribution): ProviderPayment => ({
  id: contribution.paymentId,
  order_id: contribution.orderId,
  amount: chargePaise(contribution.rupees),
  ...feeOf(chargePaise(contribution.rupees)),
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
  fee: null,
  tax: null,
  captured: false,
  acquirer_data: null,
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment was declined by the guest’s bank.',
})

/** What RazorpayX takes for a payout that has arrived: ₹5, and GST on that. */
const PAYOUT_FEE = { fees: 590, tax: 90 }

export type PayoutAnswers = {
  payouts: PayoutProvider
  /** The payout that was sent last, with another status. */
  report(status: ProviderPayout['status'], details?: ProviderPayout['status_details']): ProviderPayout
}

/** Accepts every payout; with `isSilent` no answer arrives. */
export function payoutAnswers(random: Random, isSilent = false): PayoutAnswers {
  let sent: ProviderPayout | undefined
  const unused = () => Promise.reject(new Error('A seed only sends payouts.'))
  const send = async ({ id, amountPaise }: PayoutOrder): Promise<ProviderPayout> => {
    if (isSilent) throw new ProviderError('unknown', 'no answer')
    sent = {
      id: `pout_${random.id(14)}`,
      amount: amountPaise,
      status: 'processing',
      reference_id: id,
      created_at: 0,
      notes: {},
    }
    return sent
  }
  return {
    payouts: { send, find: async () => undefined, fetch: unused, list: unused },
    report(status, details) {
      if (!sent) throw new Error('No payout was sent yet.')
      return {
        ...sent,
        status,
        ...(status === 'processed' && { utr: digits(random), ...PAYOUT_FEE }),
        ...(details && { status_details: details }),
      }
    },
  }
}
