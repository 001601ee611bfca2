// Starts a stand-in whose webhook is a receiver of the test, and checks signatures with the secret of both.
import { createHmac } from 'node:crypto'
import { openReceiver } from './receiver.ts'
import { openStandIn } from './stand-in.ts'

const WEBHOOK_SECRET = 'chosen_webhook_secret'

export const sign = (body: string) => createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex')

export async function openWithReceiver(statusOf?: (count: number) => number) {
  const receiver = await openReceiver(statusOf)
  const standIn = await openStandIn({ webhook: { url: receiver.url, secret: WEBHOOK_SECRET } })
  return {
    ...receiver,
    ...standIn,
    webhook: (options: unknown) => standIn.call('PATCH', '/stand-in/webhook', options),
    deliveries: async () => (await standIn.get('/stand-in/deliveries')).body.deliveries,
  }
}
