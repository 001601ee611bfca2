// Opens the provider of a seed, the stand-in within this process: what it announces is applied as by its webhooks.
import { type EventPayload, openInProcess, type World } from '@lifafa/razorpay-stand-in/in-process'
import { recordDispute } from '../features/payments/dispute/record-dispute.ts'
import { applyPayment } from '../features/payments/payment/apply-payment.ts'
import { recordRefund } from '../features/payments/refund/record-refund.ts'
import { applyPayoutEvent } from '../features/payouts/channels/provider/submit.ts'
import { applySettlement } from '../features/settlements/fetch/sync-settlements.ts'
import { providerClient } from '../provider/client/provider-client.ts'
import { readAnswer } from '../provider/client/read-answer.ts'
import type { PaymentProvider } from '../provider/provider.ts'
import type { Services } from '../services.ts'
import type { ProviderSettings } from '../settings.ts'
import { applyUpiIdCheckEvent } from '../upi-id-checks/apply-check.ts'

export type Seeding = Pick<Services, 'db' | 'jobs' | 'live' | 'settings'> & {
  now: Date
  /** Told how many contributions are written. */
  onWritten?: (contributions: number) => void
}

export type Stage = Seeding & {
  /** Alarms are dropped: nothing is wrong. */
  log: { error(): void }
  provider: PaymentProvider
  providerSettings: ProviderSettings
  standIn: World
  /** By the provider's clock it is `now` from then on. */
  setClock(now: Date): void
  /** Does something at the provider, and applies what it announces; `boxId`: of the order. */
  happen<T>(now: Date, action: () => T | Promise<T>, boxId?: string): Promise<T>
}

/** Drops jobs: no email and no refund is sent for made-up data. */
export const noJobs: Services['jobs'] = {
  add: async () => {},
  work() {},
  start: async () => {},
  stop: async () => {},
}

export const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 60 * 60 * 1000)

const KEY = { keyId: 'rzp_test_seed', keySecret: 'of no provider' }

export function openStage(seeding: Seeding): Stage {
  let clock = seeding.now
  /** By what it is of: the last state counts. */
  const announced = new Map<string, EventPayload>()
  const { world: standIn, call } = openInProcess({
    ...KEY,
    now: () => clock,
    seed: '1',
    announce(event, payload) {
      const { refund, dispute, payout, settlement, payment } = payload
      const of = payload['fund_account.validation'] ?? refund ?? dispute ?? payout ?? settlement ?? payment
      if (of && event !== 'order.paid') announced.set(of.id, payload)
    },
  })
  standIn.settings.write('refundStatus', 'pending')
  const providerSettings = {
    ...{ ...KEY, apiUrl: '', payoutMode: 'on' as const, payoutAccount: '7878780080316316' },
    ...{ checkoutUrl: '', oldKeySecrets: [], webhookSecrets: [] },
  }
  const provider = providerClient(
    providerSettings,
    undefined,
    () =>
      async (answer, { method, path, headers, body }) =>
        readAnswer(
          answer,
          `${method} ${path}`,
          await call({ method, path, ...(headers && { headers }), ...(body && { body }) }),
        ),
  )
  // Each payout gets its planned state, also if a box needs several on one day.
  const settings = {
    ...seeding.settings,
    upiIdDailyLimitPaise: Number.MAX_SAFE_INTEGER,
    waitForSettlement: false,
  }
  const log = { error() {} }

  async function apply(payload: EventPayload, now: Date, boxId?: string) {
    const { payment, refund, dispute, payout, settlement, 'fund_account.validation': validation } = payload
    const deps = { ...seeding, settings, provider, providerSettings, log, now }
    if (refund) await recordRefund(deps, refund)
    else if (dispute) await recordDispute(deps, dispute)
    else if (payout) await applyPayoutEvent(deps, payout.id)
    else if (settlement) {
      const settledAt = later(new Date(settlement.created_at * 1000), 1)
      await applySettlement({ ...deps, now: settledAt, signal: new AbortController().signal }, settlement.id)
    } else if (validation) await applyUpiIdCheckEvent(deps, validation.id)
    else if (payment) await applyPayment(deps, payment, boxId)
  }

  return {
    ...seeding,
    settings,
    log,
    provider,
    providerSettings,
    standIn,
    setClock(now) {
      clock = now
    },
    async happen(now, action, boxId) {
      clock = now
      announced.clear()
      const done = await action()
      for (const payload of [...announced.values()]) await apply(payload, now, boxId)
      return done
    },
  }
}
