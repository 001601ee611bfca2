// Compares our books with the provider's settlements: what has reached our bank, and each line of it.
import { sql } from 'kysely'
import { unclaimedOf } from './compare-contributions.ts'
import type { PayoutRecords } from './payouts-of-boxes.ts'

/** They are listed once a day, and followed every few hours. */
const LEARNED_WITHIN_S = 2 * 24 * 60 * 60

const learnedOf = ({ provider, now }: PayoutRecords) => {
  const long = now().getTime() / 1000 - LEARNED_WITHIN_S
  return provider.all('settlement').filter(({ created_at }) => created_at < long)
}

/** Settlements that are not in the ledger with their amount and reference, and lines that match nothing. */
export async function findUnsettled(records: PayoutRecords): Promise<string[]> {
  const { db } = records.database
  const { provider } = records
  const unclaimed = unclaimedOf(records)
  const { rows } = await sql<{ id: string; bank: number; utr: string | null }>`
    select s.id, s.utr, sum(l.bank)::bigint as bank from settlements s join ledger l on l.settlement_id = s.id
    group by s.id, s.utr`.execute(db)
  const booked = new Map(rows.map((row) => [row.id, row]))
  const known = learnedOf(records).filter(({ status }) => status === 'processed')
  const lines = await db
    .selectFrom('settlement_lines')
    .select(['settlement_id', 'entity_id', 'payment_id', 'refund_id', 'dispute_id'])
    .where('withdrawn_at', 'is', null)
    .execute()
  const matched = new Set(
    lines
      .filter((line) => line.payment_id !== null || line.refund_id !== null || line.dispute_id !== null)
      .map(({ settlement_id, entity_id }) => `${settlement_id} ${entity_id}`),
  )
  // A refund before we learnt of the capture is entered with the payment’s own line.
  const { settlementLines } = provider.standIn
  const waiting = settlementLines.unsettled(Number.MAX_SAFE_INTEGER)
  const isWaiting = new Set(waiting.map(({ line }) => line.entity_id))
  return known.flatMap(({ id, amount, utr }) => {
    const ours = booked.get(id)
    const told = settlementLines.ofSettlement(id).map(({ line }) => line)
    return [
      ...(ours?.bank === amount && ours.utr === utr
        ? []
        : [`${id} brought ${amount} paise as ${utr}, our books say ${JSON.stringify(ours)}`]),
      ...told
        .filter(
          ({ entity_id, payment_id }) =>
            !matched.has(`${id} ${entity_id}`) &&
            !isWaiting.has(payment_id ?? '') &&
            !unclaimed.has(payment_id ?? entity_id),
        )
        .map(({ type, entity_id }) => `${type} ${entity_id} of ${id} matches nothing`),
    ]
  })
}

/** Flags of settlements that are open although all is as it should be; late payments of such are settled by now. */
export async function findSettlementFlags(records: PayoutRecords): Promise<string[]> {
  const { db } = records.database
  const { provider } = records
  const unclaimed = unclaimedOf(records)
  const refunds = provider.all('refund').filter(({ payment_id }) => unclaimed.has(payment_id))
  const adjustments = provider
    .all('settlement')
    .flatMap(({ id }) => provider.standIn.settlementLines.ofSettlement(id))
    .filter(({ line }) => line.dispute_id !== null && unclaimed.has(line.payment_id ?? ''))
  const isUnclaimed = new Set<string | undefined>([
    ...unclaimed,
    ...refunds.map(({ id }) => id),
    ...adjustments.map(({ line }) => line.entity_id),
  ])
  const isLearned = new Set(learnedOf(records).map(({ id }) => id))
  const flags = await db
    .selectFrom('review_flags')
    .select(['kind', 'settlement_id', 'payment_id', 'detail'])
    .where('settlement_id', 'is not', null)
    .where('resolved_at', 'is', null)
    .execute()
  return flags
    .filter(
      ({ settlement_id, detail }) => isLearned.has(settlement_id ?? '') && !isUnclaimed.has(detail.entity_id),
    )
    .map((flag) => `a flag is open: ${JSON.stringify(flag)}`)
}
