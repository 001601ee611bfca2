// Checks alarms and references: what an operator must have been alerted to, and what our books must know besides sums.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { CURRENCY } from '@lifafa/contract/money'
import { sql } from 'kysely'
import type { AlarmLog } from './alarm-log.ts'
import { unclaimedOf } from './compare-contributions.ts'
import type { PayoutRecords } from './payouts-of-boxes.ts'

/** Some answers are lost, and a restored backup counts from the start: after so many refusals we received three in a row. */
const MANY_REFUSALS = 10
/** A payout's later reference is fetched once a day. */
const LEARNED_WITHIN_S = 3 * 24 * 60 * 60

/** Returns late payouts without an alarm; called repeatedly, because one that is late twice in a row must have raised it. */
export function openLateWatch(
  { database: { db }, now }: PayoutRecords,
  { raised }: AlarmLog,
): () => Promise<string[]> {
  let wasLate = false
  return async () => {
    const late = await db
      .selectFrom('payouts')
      .select(['id', 'state', 'due_on'])
      .where('state', 'in', ['open', 'paying'])
      .where((is) => is.or([is('hold', 'is', null), is('hold', 'in', ['not-before', 'needs-operator'])]))
      .where('due_on', '<', todayInIndia(now()))
      .execute()
    const isOld = wasLate
    wasLate = late.length > 0
    if (!isOld || raised.has('payout-late')) return []
    return late.map(
      ({ id, state, due_on }) => `${id} is ${state}, was due on ${due_on}, and no alarm was raised`,
    )
  }
}

/** Consecutive refusals stop the sending, and raise an alarm. */
export function findUnreportedStop({ provider }: PayoutRecords, { raised }: AlarmLog): string[] {
  const refusals = provider.addressesRefused
  return refusals >= MANY_REFUSALS && !raised.has('payouts-stopped')
    ? [`${refusals} payouts were refused since our address is not allowed, and no alarm was raised`]
    : []
}

/** References by which a bank finds a payment: of payouts and payments by hand; `ofContributions` where all their events arrived. */
export async function findReferencesMissing(
  records: PayoutRecords,
  { ofContributions }: { ofContributions: boolean },
): Promise<string[]> {
  const { database, provider, statement, entered, now } = records
  const { rows } = await sql<{ id: string; reference: string | null }>`
    select id, rrn as reference from payments where status in ('captured', 'refunded')
    union all select provider_payout_id, reference from payout_attempts where state = 'paid' and provider_payout_id is not null
    union all select id::text, reference from payout_attempts where state = 'paid' and provider_payout_id is null`.execute(
    database.db,
  )
  const ours = new Map(rows.map(({ id, reference }) => [id, reference]))
  const unclaimed = unclaimedOf(records)
  const long = now().getTime() / 1000 - LEARNED_WITHIN_S
  const known = [
    ...provider
      .all('payment')
      .filter(
        ({ id, captured, currency }) =>
          ofContributions && captured && currency === CURRENCY && !unclaimed.has(id),
      )
      .map(({ id, acquirer_data }) => [id, acquirer_data.rrn] as const),
    ...provider
      .all('payout')
      .filter(({ id, status, created_at }) => status === 'processed' && created_at < long && !entered.has(id))
      .map(({ id, utr }) => [id, utr] as const),
    ...statement
      .filter(({ isCorrection, returned }) => !isCorrection && !returned)
      .map(({ payoutId, reference }) => [payoutId, reference] as const),
  ]
  return known
    .filter(([id, reference]) => reference && ours.get(id) !== reference)
    .map(([id, reference]) => `${id} has the reference ${reference}, our books say ${ours.get(id)}`)
}
