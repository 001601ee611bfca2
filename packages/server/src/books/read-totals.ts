// Reads the totals of our books: contributions, fees, debts and payments to hosts, open items.
import { sql, type Transaction } from 'kysely'
import type { Database, KeyMode, Paise } from '../db/tables.ts'
import { countOwedBoxes, readBalances } from './balances/read-balances.ts'

export type Total = { count: number; paise: Paise }

const sum = (of: string) => sql`coalesce(sum(${sql.ref(of)}), 0)::bigint`

/** Totals that are no sums of the ledger. Each reads few rows, by an index of them. `keyMode`: of the key in use. */
const queries = (keyMode: KeyMode) => ({
  // All captured rupees that are no contribution were entered as unallocated; other currencies are not in the ledger.
  unplaced: sql`
    select count(*), ${sum('amount_paise')} from payments p
    where p.id = any(array(
        select u.payment_id from ledger u left join (select payment_id from refunds) r on r.payment_id = u.payment_id
        where u.kind = 'unallocated-payment' and r.payment_id is null
        union all select id from payments where currency <> 'INR'))
      and status = 'captured' and not exists (select from contributions c where c.payment_id = p.id and c.event_box_id = p.event_box_id)
      and not exists (select from refunds r where r.payment_id = p.id and r.event_box_id = p.event_box_id)`,
  // Written as SQL: for an unknown mode PostgreSQL would expect many.
  ofOtherKeys: sql`
    select count(*), ${sum('p.amount_paise')} from payment_orders o join payments p
      on p.payment_order_id = o.id and p.event_box_id = o.event_box_id
    where p.status = 'captured' and o.key_mode = ${sql.lit(keyMode === 'live' ? 'test' : 'live')}`,
  disputesLost: sql`
    select count(*), ${sum('r.amount_paise')} from refunds r where r.state = 'processed' and r.kind = 'dispute'`,
  paidOut: sql`select count(*), ${sum('amount_paise')} from payout_attempts where state = 'paid'`,
  ordersOpen: sql`
    select count(*), ${sum('amount_paise')} from payment_orders where state <> 'paid' and check_at is not null`,
  refundsOpen: sql`select count(*), ${sum('amount_paise')} from refunds where state in ('requested', 'sent')`,
  payoutsUnsent: sql`select count(*), ${sum('amount_paise')} from payouts where state = 'open'`,
  payoutsSent: sql`select count(*), ${sum('amount_paise')} from payouts where state = 'paying'`,
  heldForHosts: sql`
    select count(*), coalesce(sum(t.amount_paise - t.reversed_paise), 0)::bigint from transfers t
    where t.check_at is not null and t.state <> 'failed' and exists (
      select from contributions c where c.payment_order_id = t.payment_order_id and c.event_box_id = t.event_box_id)`,
  eventsOpen: sql`select count(*), 0::bigint from provider_events where handled_at is null`,
  flagged: sql`
    select count(*), 0::bigint from review_flags where reviewed_at is null and resolved_at is null`,
})

type OfRefunds = 'secondPayments' | 'secondPaymentsBack' | 'contributionsBack'
type RefundTotals = Record<OfRefunds, Total>

type OfLedger =
  | 'contributions'
  | 'fees'
  | 'owed'
  | 'gatewayCharges'
  | 'atGateway'
  | 'atBank'
  | 'atPayoutAccount'
  | 'inTransit'
  | 'ours'
  | 'gst'
  | 'disputed'
  | 'suspense'
export type Totals = Record<keyof ReturnType<typeof queries> | OfLedger, Total> & RefundTotals

/** As of the snapshot `trx`. */
export async function readTotals(trx: Transaction<Database>, keyMode: KeyMode): Promise<Totals> {
  const entries: [string, Total][] = []
  for (const [name, query] of Object.entries(queries(keyMode))) {
    const { rows } = await sql<Total>`select * from (${query}) as total (count, paise)`.execute(trx)
    entries.push([name, rows[0] ?? { count: 0, paise: 0 }])
  }
  return {
    ...(Object.fromEntries(entries) as Totals),
    ...(await readRefundTotals(trx)),
    ...(await readLedgerTotals(trx)),
  }
}

/** Zero is not −0. */
const creditOf = (paise: Paise): Paise => 0 - paise

async function readLedgerTotals(trx: Transaction<Database>): Promise<Record<OfLedger, Total>> {
  const balances = await readBalances(trx)
  const contributions = balances.of('contribution')
  const charges = balances.of('gateway-fee', 'transfer-fee', 'payout-fee')
  const all = balances.all()
  const { rows } = await sql<{ free: number }>`
    select count(*) as free from contributions where fee_paise = 0`.execute(trx)
  const { settlements } = await trx
    .selectFrom('settlements')
    .select(({ fn }) => fn.count<number>('booked_at').as('settlements'))
    .executeTakeFirstOrThrow()
  return {
    contributions: { count: contributions.entries, paise: creditOf(contributions.owed_to_hosts) },
    fees: {
      count: contributions.entries - (rows[0]?.free ?? 0),
      paise: creditOf(contributions.platform_fee),
    },
    // Boxes whose hosts owe us are offset against the others.
    owed: { count: await countOwedBoxes(trx), paise: creditOf(all.owed_to_hosts) },
    gatewayCharges: { count: charges.entries, paise: all.gateway_charges + all.input_gst },
    atGateway: { count: 0, paise: all.gateway_receivable },
    // Counted: the settlements that have reached it, and that it has not returned.
    atBank: { count: settlements, paise: all.bank },
    atPayoutAccount: { count: 0, paise: all.payout_account },
    inTransit: { count: 0, paise: all.payouts_in_transit },
    ours: { count: 0, paise: creditOf(all.platform_fee + all.gateway_charges) },
    gst: { count: 0, paise: creditOf(all.output_gst + all.input_gst) },
    disputed: { count: 0, paise: all.disputed },
    suspense: { count: 0, paise: creditOf(all.suspense) },
  }
}

/**
 * Refunds and second payments, all in one pass: they are few, but each is looked up in large tables. The provider reports a lost dispute
 * in another way than a refund: it is none of these.
 */
async function readRefundTotals(trx: Transaction<Database>): Promise<RefundTotals> {
  const isSecond = sql`kind = 'duplicate' and status in ('captured', 'refunded') and not is_contribution`
  const isBack = sql`state = 'processed' and kind <> 'dispute'`
  const total = (column: string, condition: ReturnType<typeof sql>) =>
    sql`jsonb_build_object('count', count(*) filter (where ${condition}),
      'paise', coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0))`
  const { rows } = await sql<RefundTotals>`
    with seen as materialized (
      select r.kind, r.state, r.amount_paise as back, p.amount_paise as paid, p.status,
        exists (select from contributions c where c.payment_id = r.payment_id and c.event_box_id = r.event_box_id) as is_contribution
      from refunds r join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
      where r.kind = 'duplicate' or r.state = 'processed'
    )
    select ${total('paid', isSecond)} as "secondPayments",
      ${total('back', sql`${isBack} and not is_contribution`)} as "secondPaymentsBack",
      ${total('back', sql`${isBack} and is_contribution`)} as "contributionsBack"
    from seen`.execute(trx)
  if (!rows[0]) throw new Error('A select of sums answered no row.')
  return rows[0]
}
