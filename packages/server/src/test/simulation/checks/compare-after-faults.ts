// Compares our books with what the provider and the guests know after the faults: nothing is missing, unfinished or unreported.
import { CURRENCY, splitCharge } from '@lifafa/contract/money'
import type { FlagKind } from '@lifafa/contract/review-flags'
import { leftOf } from '@lifafa/razorpay-stand-in/in-process'
import { sql } from 'kysely'
import type { SimulatedDatabase } from '../database/database.ts'
import type { Provider } from '../provider/provider.ts'
import { contributionsIn, type Records, unclaimedOf } from './compare-contributions.ts'
import type { PayoutRecords } from './payouts-of-boxes.ts'

/** Servers look for jobs each second, and faults have ended. */
const JOB_TAKES_MS = 10_000

/** Captured money that is neither a contribution, nor pending, nor flagged, for the box that only a proof can name. */
export async function findMissing(records: Records): Promise<string[]> {
  const { database, provider, guests } = records
  const contributions = await contributionsIn(database)
  const missing: string[] = []
  for (const { id } of provider.all('order')) {
    const captured = provider.capturedOf(id)
    const giver = guests.find(({ orderIds }) => orderIds.has(id))
    if (captured.length === 0 || !giver || (giver.isBare && !giver.hasProven)) continue
    if (contributions.some(({ provider_order_id }) => provider_order_id === id)) continue
    // A payment that was refunded by hand before we knew of it is no contribution.
    if (captured.every(({ status }) => status === 'refunded')) continue
    missing.push(`${id} was paid by ${captured.map((payment) => payment.id)}, but is no contribution`)
  }
  return missing
}

/** Second payments that are still with us, open jobs and events, contributions whose refund is not in the books. */
export async function findUnfinished(records: PayoutRecords): Promise<string[]> {
  const { database, provider } = records
  const contributions = await contributionsIn(database)
  // A round may end in this very moment.
  const begun = records.now().getTime() - JOB_TAKES_MS
  const unfinished = database.jobs.jobs
    .filter(({ addedAt }) => addedAt < begun)
    .map((job) => `a job is left: ${JSON.stringify(job)}`)
  const { rows } = await sql<{ id: string }>`
    select id from provider_events where handled_at is null`.execute(database.db)
  unfinished.push(...rows.map(({ id }) => `${id} is not handled`))
  for (const contribution of contributions) {
    const isGone = provider
      .all('payment')
      .some(({ id, status }) => id === contribution.payment_id && status === 'refunded')
    // An administrator decides on the rest of such an order.
    const others = isGone
      ? []
      : provider.capturedOf(contribution.provider_order_id).filter(({ id }) => id !== contribution.payment_id)
    // So does one that was refunded by hand, where that refund failed after ours was put off for it.
    for (const payment of others) {
      const { id } = payment
      // While a bank claims it, it waits; after a dispute that was lost nothing is left.
      if (
        leftOf(provider.standIn, payment) > 0 &&
        !isClaimed(provider, id) &&
        !(await isFlagged(database.db, id, 'refund-failed')) &&
        !(await isFlagged(database.db, id, 'gift-gone'))
      )
        unfinished.push(`${id} is a second payment, and is still with us`)
    }
    const back = provider.givenBack(provider.getPayment(contribution.payment_id))
    const kept = splitCharge(contribution.charged_paise - back).contributionPaise
    const expected = splitCharge(contribution.charged_paise).contributionPaise - Math.max(0, kept)
    if (contribution.refunded_paise !== expected)
      unfinished.push(
        `${expected} paise of ${contribution.payment_id} went back, but the books say ${contribution.refunded_paise}`,
      )
  }
  const unclaimed = unclaimedOf(records)
  for (const { id, order_id, currency, captured, status } of provider.all('payment')) {
    if (!captured || status === 'refunded') continue
    if (unclaimed.has(id)) {
      if (!(await isFlagged(database.db, id, 'no-box')))
        unfinished.push(`${id} of ${order_id} was paid for no box, and nobody is told`)
    } else if (currency !== CURRENCY && !(await isFlagged(database.db, id, 'other-currency')))
      unfinished.push(`${id} was paid in ${currency}, and nobody is told`)
  }
  return unfinished
}

/** Each dispute is in our books with its status and phase: an open one is a task by its row. */
export async function findUnreportedDisputes(records: Records): Promise<string[]> {
  const { database, provider } = records
  const { db } = database
  const unclaimed = unclaimedOf(records)
  const rows = await db.selectFrom('disputes').select(['id', 'status', 'phase']).execute()
  const known = new Map(rows.map(({ id, status, phase }) => [id, `${status} in ${phase}`]))
  const unreported: string[] = []
  for (const { id, payment_id, status, phase } of provider.all('dispute')) {
    if (unclaimed.has(payment_id)) continue
    const told = `${status} in ${phase}`
    if (known.get(id) !== told) unreported.push(`${id} is ${told}, our books say ${known.get(id)}`)
  }
  return unreported
}

const isClaimed = (provider: Provider, paymentId: string): boolean =>
  provider
    .all('dispute')
    .some(
      ({ payment_id, status }) =>
        payment_id === paymentId && (status === 'open' || status === 'under_review'),
    )

async function isFlagged(db: SimulatedDatabase['db'], paymentId: string, kind: FlagKind): Promise<boolean> {
  const flag = await db
    .selectFrom('review_flags')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', kind)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  return flag !== undefined
}
