// The provider's webhooks in tests: events about payments, signed and sent.
import { createHmac, randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { PATIENCE_MS } from '../patience.ts'
import { control } from '../paying.ts'

type ProviderPayment = { id: string; order_id: string }

/** An event as Razorpay sends it about a payment, in its current state at the stand-in. */
export async function eventOf(
  test: TestApp,
  event: string,
  paymentId: string,
  change: object = {},
): Promise<string> {
  const { payments } = await control<{ payments: ProviderPayment[] }>(test, 'GET', '/payments')
  const entity = { ...payments.find((payment) => payment.id === paymentId), ...change }
  return JSON.stringify({ entity: 'event', event, contains: ['payment'], payload: { payment: { entity } } })
}

/** The provider's next answer to this GET has these fields otherwise. */
export const answerOnce = (test: TestApp, path: string, told: object): Promise<unknown> =>
  control(test, 'POST', '/faults', { kind: 'garbled', method: 'GET', path: `/v1${path}`, told })

let events = 0

/** Sends a webhook; by default signed with the right secret and with an event id of its own. */
export async function sendWebhook(
  test: TestApp,
  body: string | Buffer,
  headers: Record<string, string> = {},
) {
  const [secret] = test.services.providerSettings.webhookSecrets
  events += 1
  return call(test, ['POST', '/payment/webhook/'], {
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': `event${events}`,
      'x-razorpay-signature': createHmac('sha256', secret ?? '')
        .update(body)
        .digest('hex'),
      ...headers,
    },
  })
}

/**
 * Sends a webhook under this event id, and answers what came of it, once it is worked on: until then its job may hold
 * rows that a round passes over.
 */
export async function outcomeOfWebhook(
  test: TestApp,
  body: string,
  id: string = randomUUID(),
): Promise<string | null> {
  await sendWebhook(test, body, { 'x-razorpay-event-id': id })
  return vi.waitFor(async () => {
    const { handled_at, outcome } = await test.services.db
      .selectFrom('provider_events')
      .select(['handled_at', 'outcome'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (handled_at === null) throw new Error(`The event ${id} is not worked on.`)
    return outcome
  }, PATIENCE_MS)
}
