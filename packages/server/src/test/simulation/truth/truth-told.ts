// What an operator must have heard, and what our books must have learned besides sums: looked at again and again, and in the end.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { CURRENCY } from '@lifafa/contract/money'
import { sql } from 'kysely'
import { SHUT_OUT } from '../provider/payout-refusals.ts'
import type { AlarmLog } from './alarm-log.ts'
import type { PayoutTruth } from './truth-payouts.ts'

/** Some answers never reach us, and a restored backup counts anew: after so many refusals three in a row were heard. */
const MANY_REFUSALS = 10
/** Whatever becomes known of a payout later is asked for once a day. */
const LEARNED_WITHIN_S = 3 * 24 * 60 * 60

/** Answers what nobody was told of; asked for again and again, what is late twice in a row was told by then. */
export function openLateWatch(
  { database: { db }, now }: PayoutTruth,
  { raised }: AlarmLog,
): () => Promise<string[]> {
  let wasLate = false
  return async () => {
    const late = await db
      .selectFrom('payouts')
      .select(['id', 'state', 'due_on'])
      .where('state', 'in', ['due', 'sent', 'processing'])
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

/** One refusal after another stops the sending, and somebody is told. */
export function findStopUntold({ provider }: PayoutTruth, { raised }: AlarmLog): string[] {
  const [{ reason }] = SHUT_OUT
  const refusals = provider.payouts.refused.filter((told) => told === reason).length
  return refusals >= MANY_REFUSALS && !raised.has('payouts-stopped')
    ? [`${refusals} payouts were refused since our address is not allowed, and no alarm was raised`]
    : []
}

/** References by which a bank finds a payment: those of payouts and payments by hand; `ofGifts` where all news of them came. */
export async function findReferencesMissing(
  truth: PayoutTruth,
  { ofContributions }: { ofContributions: boolean },
): Promise<string[]> {
  const { database, provider, statement, now } = truth
  const { rows } = await sql<{ id: string; reference: string | null }>`
    select id, rrn as reference from payments where status in ('captured', 'refunded')
    union all select provider_payout_id, utr from payouts where state = 'processed' and provider_payout_id is not null
    union all select id::text, utr from payouts where state = 'processed' and provider_payout_id is null`.execute(
    database.db,
  )
  const ours = new Map(rows.map(({ id, reference }) => [id, reference]))
  const long = now().getTime() / 1000 - LEARNED_WITHIN_S
  const known = [
    ...provider.payments
      .filter(({ capturedAt, currency }) => ofContributions && capturedAt && currency === CURRENCY)
      .map(({ id, acquirer_data }) => [id, acquirer_data?.rrn] as const),
    ...provider.payouts.all
      .filter(({ status, created_at }) => status === 'processed' && created_at < long)
      .map(({ id, utr }) => [id, utr] as const),
    ...statement
      .filter(({ isCorrection }) => !isCorrection)
      .map(({ payoutId, reference }) => [payoutId, reference] as const),
  ]
  return known
    .filter(([id, reference]) => reference && ours.get(id) !== reference)
    .map(([id, reference]) => `${id} has the reference ${reference}, our books say ${ours.get(id)}`)
}
