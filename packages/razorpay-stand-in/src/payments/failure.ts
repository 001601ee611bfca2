// Reasons why UPI payments fail, with the parameters that Razorpay documents for each.

export type Failure = {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR'
  source: string
  step: string
  description: string
}

export const FAILURES = {
  payment_failed: {
    code: 'BAD_REQUEST_ERROR',
    source: 'gateway',
    step: 'payment_response',
    description: 'Payment was unsuccessful due to a temporary issue. Try again after some time.',
  },
  payment_cancelled: {
    code: 'BAD_REQUEST_ERROR',
    source: 'customer',
    step: 'payment_authentication',
    description: 'You may have cancelled the payment or there was a delay in response from the UPI app.',
  },
  payment_timed_out: {
    code: 'BAD_REQUEST_ERROR',
    source: 'customer',
    step: 'payment_authentication',
    description: 'Payment was unsuccessful as you could not complete it in time.',
  },
  insufficient_funds: {
    code: 'GATEWAY_ERROR',
    source: 'customer',
    step: 'payment_debit_request',
    description: 'Payment was unsuccessful due to insufficient balance in your account.',
  },
  incorrect_pin: {
    code: 'BAD_REQUEST_ERROR',
    source: 'customer',
    step: 'payment_authentication',
    description: 'Payment was unsuccessful as you entered an incorrect UPI PIN.',
  },
  payment_declined: {
    code: 'GATEWAY_ERROR',
    source: 'issuer_bank',
    step: 'payment_debit_request',
    description: 'Payment was declined by your bank.',
  },
  transaction_limit_exceeded: {
    code: 'BAD_REQUEST_ERROR',
    source: 'customer',
    step: 'payment_debit_request',
    description: 'Payment was unsuccessful as the amount is over the limit of your bank for one payment.',
  },
  bank_technical_error: {
    code: 'GATEWAY_ERROR',
    source: 'issuer_bank',
    step: 'payment_debit_request',
    description: 'Payment was unsuccessful due to a temporary issue at your bank.',
  },
} as const satisfies Record<string, Failure>

export type FailureReason = keyof typeof FAILURES
export const FAILURE_REASONS = Object.keys(FAILURES) as [FailureReason, ...FailureReason[]]

/** Amounts in paise that Razorpay's test mode always fails, each for its own reason. */
const FAILING_AMOUNTS: Record<number, FailureReason> = {
  201: 'insufficient_funds',
  204: 'incorrect_pin',
  302: 'payment_cancelled',
  402: 'payment_declined',
}

/** The reason for which a payment always fails, as in Razorpay's test mode. */
export function inevitableFailure(amount: number, vpa: string): FailureReason | undefined {
  return vpa === 'failure@razorpay' ? 'payment_failed' : FAILING_AMOUNTS[amount]
}
