// The frame's calls to the stand-in, which is where it comes from.

/** Each resolves to the answer's body, and throws Razorpay's error object for a failure or a refusal. */
export const fetchOrder = ({ key, order_id }) => call(`orders/${order_id}?key_id=${encodeURIComponent(key)}`)

/** Succeeds with the three fields that prove the payment, unless a reason to fail is given. */
export const attemptPayment = (options, failure) =>
  call('payments', {
    key_id: options.key,
    order_id: options.order_id,
    amount: options.amount,
    currency: options.currency,
    payer: {
      email: options.prefill?.email,
      contact: options.prefill?.contact,
      vpa: options.prefill?.vpa,
      description: options.description,
    },
    failure,
  })

/** The bank says yes after all, to a payment that failed a moment ago. */
export const retryPayment = (options, paymentId) =>
  call(`payments/${paymentId}/retry`, { key_id: options.key })

const UNREACHABLE = {
  code: 'SERVER_ERROR',
  description: 'The stand-in did not answer. Is it still running?',
  source: 'internal',
  step: 'payment_initiation',
  reason: 'server_error',
  metadata: {},
}

async function call(path, body) {
  const request = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  const answer = await fetch(new URL(path, import.meta.url), request)
    .then((response) => response.json())
    .catch(() => ({ error: UNREACHABLE }))
  if (answer.error) throw answer.error
  return answer
}
