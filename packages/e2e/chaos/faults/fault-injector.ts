// Injects faults by the clock: failing calls to the provider, lost webhooks, and forged calls.
import { setTimeout as delay } from 'node:timers/promises'
import type { GuestContext } from '../guests/guest.ts'
import { type Random, randomFrom } from '../random.ts'
import { forgedProof, forgedWebhook, WEBHOOK_PATH } from './forged-calls.ts'

const CHANGES_EVERY_MS = 500
const FORGES_EVERY_MS = 150

const KINDS = { slow: 30, 'server error': 20, 'rate limit': 15, reset: 12, cut: 20, timeout: 3 }
/** Payouts are few, and a lost answer could pay one twice. */
const LOST_ANSWERS = { ...KINDS, cut: 200 }
const CALLS: readonly { method: string; path: string; kinds?: typeof KINDS; struck?: number }[] = [
  { method: 'POST', path: '/v1/orders' },
  { method: 'GET', path: '/v1/orders' },
  { method: 'GET', path: '/v1/orders/*/payments' },
  { method: 'GET', path: '/v1/payments/*' },
  { method: 'POST', path: '/v1/payments/*/refund' },
  { method: 'GET', path: '/v1/payments/*/refunds' },
  { method: 'POST', path: '/v1/payouts', kinds: LOST_ANSWERS, struck: 0.5 },
  { method: 'GET', path: '/v1/payouts' },
  { method: 'GET', path: '/v1/payouts/*' },
]
/** The share of matching calls that fail; sometimes all of them, as when the provider is down. */
const STRUCK = 0.25
const IS_DOWN = 0.04

const FAULTY_WEBHOOKS = {
  drop: 0.3,
  duplicate: 0.3,
  shuffle: true,
  delayMs: 300,
  corruptSignature: 0.05,
  speed: 10,
}
const WORKING_WEBHOOKS = { drop: 0, duplicate: 0, shuffle: false, delayMs: 0, corruptSignature: 0 }

export interface FaultInjector {
  /** Forged calls that were sent, and those that our server accepted. */
  readonly forged: { sent: number; taken: string[] }
  stop(): Promise<void>
  /** Ends all faults: from then on the provider works. */
  calm(): Promise<void>
}

export async function startFaultInjector(
  { serverUrls, provider, orders }: GuestContext,
  seed: string,
): Promise<FaultInjector> {
  const forged = { sent: 0, taken: [] as string[] }
  let isCalm = false
  await provider.control('PATCH', '/webhook', FAULTY_WEBHOOKS)

  async function change(random: Random): Promise<void> {
    while (!isCalm) {
      await provider.control('DELETE', '/faults')
      for (const { kinds = KINDS, struck = STRUCK, ...call } of CALLS)
        await provider.control('POST', '/faults', {
          ...call,
          kind: random.weighted(kinds),
          probability: random.chance(IS_DOWN) ? 1 : struck,
          ms: 100 + random.below(900),
          times: 1_000_000,
        })
      // The provider knows a single address; behind it, any of our servers may answer.
      await provider.control('PATCH', '/webhook', { url: `${random.pick(serverUrls)}${WEBHOOK_PATH}` })
      await delay(CHANGES_EVERY_MS)
    }
  }

  async function forge(random: Random): Promise<void> {
    for (let number = 1; !isCalm; number += 1) {
      await delay(FORGES_EVERY_MS)
      if (orders.length === 0) continue
      const order = random.pick(orders)
      const call = random.chance(0.5) ? forgedWebhook(random, order, number) : forgedProof(order, number)
      forged.sent += 1
      const response = await fetch(`${random.pick(serverUrls)}${call.path}`, call.init).catch(() => undefined)
      if (response?.ok) forged.taken.push(`${call.path} answered ${response.status} to a forged call`)
      await response?.body?.cancel()
    }
  }

  const running = Promise.all([
    change(randomFrom(`${seed}/faultInjector`)),
    forge(randomFrom(`${seed}/forger`)),
  ])
  // Awaited when the faults end; until then it must not count as an unhandled rejection.
  running.catch(() => {})
  async function stop(): Promise<void> {
    isCalm = true
    await running
  }
  return {
    forged,
    stop,
    async calm() {
      await stop()
      await provider.control('DELETE', '/faults')
      await provider.control('PATCH', '/webhook', WORKING_WEBHOOKS)
    },
  }
}
