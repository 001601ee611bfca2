// The provider's lists in tests: the stand-in dates them by the real clock.
import type { Row } from '../../db/tables.ts'
import { reconcileDue } from '../../features/payments/reconcile/reconcile-due.ts'
import type { TestApp } from '../app.ts'

const { signal } = new AbortController()

/** Reads a list, a little after the real time. */
export const inRealTime = ({ services, app }: TestApp, afterMs = 2_000) => ({
  ...services,
  signal,
  log: app.log,
  now: new Date(Date.now() + afterMs),
})

/** Up to when each list has been read. */
export const marksOf = ({ services }: TestApp): Promise<Row<'provider_listings'>> =>
  services.db.selectFrom('provider_listings').selectAll().executeTakeFirstOrThrow()

/** Refunds at the provider's dashboard; its webhooks are all lost. */
export const refundUnreported = ({ services }: TestApp, paymentId: string, paise: number) =>
  services.provider.refundPayment(paymentId, paise, `by-hand-${paymentId}-${paise}`)

/** Asks the provider about the orders that are due at this time. */
export const reconcileAt = ({ services }: TestApp, time: Date) =>
  reconcileDue({ ...services, now: () => time, log: { warn() {}, error() {} }, signal })
