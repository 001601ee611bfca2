// Sends one HTTP request of a webhook, with the headers that were observed live, and records the outcome.
import { webhookSignature } from '../signature.ts'
import type { Attempt, Delivery } from './deliveries.ts'

const TIMEOUT_MS = 5000

type PostOptions = { url: string; corruptSignature: boolean; signal: AbortSignal }

/** Never throws: every failure is an outcome. Any 2xx within five seconds is an acknowledgement; a redirect is none. */
export async function postEvent(delivery: Delivery, options: PostOptions): Promise<Omit<Attempt, 'at'>> {
  const signature = webhookSignature(delivery.body, delivery.secret)
  try {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Razorpay-Webhook/v1',
        'X-Razorpay-Signature': options.corruptSignature ? corrupted(signature) : signature,
        'Accept-Encoding': 'gzip',
        'x-razorpay-event-id': delivery.eventId,
        'request-id': delivery.eventId,
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return { outcome: response.ok ? 'acknowledged' : 'refused', detail: String(response.status) }
  } catch (error) {
    return { outcome: 'no answer', detail: error instanceof Error ? error.message : String(error) }
  }
}

function corrupted(signature: string): string {
  return (signature.startsWith('0') ? '1' : '0') + signature.slice(1)
}
