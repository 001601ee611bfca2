// Our client for Razorpay's API: small, bounded in time, and strict about what it believes (razorpay.md §1, §2, §6.3).
import { CURRENCY } from '@lifafa/contract/money'
import * as z from 'zod'
import type { ProviderSettings } from '../settings.ts'

const ORDER_TIMEOUT_MS = 10_000
const READ_TIMEOUT_MS = 8_000
/** Whatever the account's setting: capture what is authorised within three days, in minutes (razorpay.md §2.3). */
const CAPTURE = { automatic_expiry_period: 3 * 24 * 60, refund_speed: 'normal' }

const order = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
})
export type ProviderOrder = z.infer<typeof order>

/** A payment as the provider tells it, fetched or in a signed webhook; amounts in paise, times in Unix seconds. */
export const providerPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullish(),
  vpa: z.string().nullish(),
  error_code: z.string().nullish(),
  error_description: z.string().nullish(),
  acquirer_data: z.object({ rrn: z.string().nullish() }).nullish().catch(null),
  created_at: z.number().int(),
})
export type ProviderPayment = z.infer<typeof providerPayment>

const refund = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']) })
export type ProviderRefund = z.infer<typeof refund>

const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })
const refusal = z.object({
  error: z.object({ code: z.string(), description: z.string().nullish(), reason: z.string().nullish() }),
})

/**
 * A call that did not succeed. `unknown`: it may have been carried out (time-out, cut line, 5xx): ask before repeating.
 * `refused`: it was not carried out and will not be.
 */
export class ProviderError extends Error {
  readonly outcome: 'unknown' | 'refused'
  readonly reason: string | undefined
  constructor(outcome: 'unknown' | 'refused', message: string, reason?: string, cause?: unknown) {
    super(message, { cause })
    this.outcome = outcome
    this.reason = reason
  }
}

export type PaymentProvider = {
  /** Opens an order of `amountPaise`; `receipt` (our id, at most 40 characters) is what it can be found by. */
  createOrder(amountPaise: number, receipt: string): Promise<ProviderOrder>
  /** The order opened with this receipt, if creation's answer was lost. */
  findOrderByReceipt(receipt: string): Promise<ProviderOrder | undefined>
  fetchPayment(paymentId: string): Promise<ProviderPayment>
  /** Gives a whole payment back; the same key is carried out once. */
  refundPayment(paymentId: string, amountPaise: number, idempotencyKey: string): Promise<ProviderRefund>
}

export function providerClient({ apiUrl, keyId, keySecret }: ProviderSettings): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  async function call<T extends z.ZodType>(
    answer: T,
    method: 'GET' | 'POST',
    path: string,
    {
      body,
      headers,
      timeoutMs = READ_TIMEOUT_MS,
    }: { body?: object; headers?: Record<string, string>; timeoutMs?: number } = {},
  ): Promise<z.output<T>> {
    const response = await fetch(`${apiUrl}/v1${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause) => {
      throw new ProviderError('unknown', `${method} ${path}: no answer`, undefined, cause)
    })
    const text = await response.text().catch((cause) => {
      throw new ProviderError('unknown', `${method} ${path}: the answer was cut off`, undefined, cause)
    })
    const json = parse(text)
    if (!response.ok) {
      const told = refusal.safeParse(json).data?.error
      const outcome = response.status < 500 && response.status !== 429 ? 'refused' : 'unknown'
      throw new ProviderError(
        outcome,
        `${method} ${path}: ${response.status} ${told?.description ?? told?.code ?? ''}`,
        told?.reason ?? told?.code,
      )
    }
    const read = answer.safeParse(json)
    if (!read.success) throw new ProviderError('unknown', `${method} ${path}: an answer of another shape`)
    return read.data
  }

  return {
    async createOrder(amountPaise, receipt) {
      const made = await call(order, 'POST', '/orders', {
        body: {
          amount: amountPaise,
          currency: CURRENCY,
          receipt,
          partial_payment: false,
          payment: { capture: 'automatic', capture_options: CAPTURE },
        },
        timeoutMs: ORDER_TIMEOUT_MS,
      })
      if (made.amount !== amountPaise || made.currency !== CURRENCY)
        throw new ProviderError('unknown', `order ${made.id} is not of the amount that was asked for`)
      return made
    },
    async findOrderByReceipt(receipt) {
      const { items } = await call(list(order), 'GET', `/orders?receipt=${encodeURIComponent(receipt)}`)
      return items.find((item) => item.receipt === receipt)
    },
    fetchPayment: (paymentId) => call(providerPayment, 'GET', `/payments/${encodeURIComponent(paymentId)}`),
    refundPayment: (paymentId, amountPaise, idempotencyKey) =>
      call(refund, 'POST', `/payments/${encodeURIComponent(paymentId)}/refund`, {
        body: { amount: amountPaise, speed: 'normal' },
        headers: { 'X-Refund-Idempotency': idempotencyKey },
        timeoutMs: ORDER_TIMEOUT_MS,
      }),
  }
}

/** Providers answer HTML when they are ill. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
