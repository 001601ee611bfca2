// Works on a kept event of the provider, once: what it brings news of is applied.
import type { FastifyBaseLogger } from 'fastify'
import { raise } from '../../../alarms.ts'
import { getInstallationId } from '../../../db/installation.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { ProviderError, type ProviderPayment, type ProviderPayout } from '../../../provider/provider.ts'
import { type News, newsOf } from '../../../provider/webhook-event.ts'
import type { Services } from '../../../services.ts'
import { recordDispute } from '../dispute/record-dispute.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { findOrderByProviderId } from '../reads.ts'
import { importOrder, isForeign } from '../reconcile/import-order.ts'
import { syncRefunds } from '../refund/sync-refunds.ts'

/** The door of another feature: answers in a word what has come of it. */
export type ApplyPayout = (payout: ProviderPayout) => Promise<string>

type Deps = Pick<Services, 'db' | 'jobs' | 'provider' | 'providerSettings'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
  applyPayout: ApplyPayout
}

/** Tried again, it finds the news applied already. Throws where no such event is kept; ProviderError. */
export async function applyEvent(deps: Deps, eventId: string): Promise<void> {
  const { db, now, log } = deps
  const event = await db
    .selectFrom('provider_events')
    .select(['body', 'handled_at'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow()
  if (event.handled_at) return
  const news = newsOf(event.body)
  const outcome = await applyNews(deps, news)
  // Money that we cannot place: the event is kept, and somebody must look at it.
  const isLost =
    (outcome === 'unknown-order' || outcome === 'other-key') &&
    news.of === 'payment' &&
    news.payment.status === 'captured'
  if (outcome === 'unreadable' || isLost) raise(log, 'event-not-applied', { event: eventId, outcome })
  await db
    .updateTable('provider_events')
    .set({ handled_at: now, outcome })
    .where('id', '=', eventId)
    .execute()
}

/** Answers what has come of it, in a word. */
async function applyNews(deps: Deps, news: News): Promise<string> {
  if (news.of === 'payment') return applyPaymentNews(deps, news.payment)
  if (news.of === 'dispute') return recordDispute(deps, news.dispute)
  if (news.of === 'payout') return deps.applyPayout(news.payout)
  if (news.of === 'unreadable') return 'unreadable'
  if (news.of === 'other') return 'ignored'
  const followed = await unlessUnknown(syncRefunds(deps, news.paymentId))
  return followed === undefined ? 'unknown-payment' : 'refunds-followed'
}

/** Where we do not know its order, a restored backup may have lost it, or it is somebody else's on the same account. */
async function applyPaymentNews(deps: Deps, payment: ProviderPayment): Promise<string> {
  if (await isOfOtherKey(deps, payment)) return 'other-key'
  const applied = await applyPayment(deps, payment)
  if (applied !== 'unknown-order' || payment.order_id === null) return applied
  const order = await unlessUnknown(deps.provider.fetchOrder(payment.order_id))
  if (!order) return applied
  if (isForeign(order, await getInstallationId(deps.db))) return 'foreign-order'
  await importOrder(deps, [order])
  return applyPayment(deps, payment)
}

/** Money of a test is none, whoever signed for it: test and live are separate worlds (docs/razorpay.md §1.1). */
async function isOfOtherKey({ db, providerSettings }: Deps, { order_id }: ProviderPayment): Promise<boolean> {
  const order = order_id === null ? undefined : await findOrderByProviderId(db, order_id)
  return order !== undefined && order.key_mode !== keyModeOf(providerSettings.keyId)
}

/** Undefined where the provider does not know what it is asked about. */
const unlessUnknown = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error) => {
    if (!(error instanceof ProviderError && error.outcome === 'refused')) throw error
    return undefined
  })
