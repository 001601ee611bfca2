// Starts a stand-in at a given time, with a webhook receiver, and goes on in time.
import { expect } from 'vitest'
import { openReceiver } from './receiver.ts'
import { openStandIn } from './stand-in.ts'

export const DAY = 86_400

/** Its clock stands still until `goOn`. Times as in `2026-11-16T10:00:00+05:30`. */
export async function openSettling(begin: string) {
  let time = Date.parse(begin)
  const receiver = await openReceiver()
  const standIn = await openStandIn({
    webhook: { url: receiver.url, secret: 's' },
    now: () => new Date(time),
  })
  return {
    ...receiver,
    ...standIn,
    /** A captured payment of 52104 paise, which costs 1230. */
    async payOne(fields: Record<string, unknown> = {}) {
      const proof = await standIn.pay((await standIn.createOrder(fields)).id)
      return (await standIn.get(`/v1/payments/${proof.razorpay_payment_id}`)).body
    },
    async goOn(until: string) {
      time = Date.parse(until)
      expect((await standIn.post('/stand-in/clock', { advanceSeconds: 0 })).status).toBe(200)
    },
    /** The days of all settlements in India, newest first. */
    async settledDays(): Promise<string[]> {
      const { items } = (await standIn.get('/v1/settlements?count=100')).body
      return items.map(({ created_at: seconds }: { created_at: number }) =>
        new Date((seconds + 5.5 * 3600) * 1000).toISOString().slice(0, 10),
      )
    },
  }
}
