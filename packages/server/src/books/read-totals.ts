// Reads the totals of our books: contributions, fees, what hosts are owed and were sent, what is open.
import { sql, type Transaction } from 'kysely'
import type { Database, KeyMode, Paise } from '../db/tables.ts'

export type Total = { count: number; paise: Paise }

const sum = (of: string) => sql`coalesce(sum(${sql.ref(of)}), 0)::bigint`
const isContribution = sql`exists (select from contributions c where c.payment_id = p.id)`
const isSecond = sql`exists (select from refunds s where s.payment_id = p.id and s.kind = 'duplicate')`
// The provider reports a lost dispute in another way than a refund.
const isDisputed = sql`r.kind = 'dispute'`

/** `keyMode`: of the key in use. */
const queries = (keyMode: KeyMode) => ({
  contributions: sql`select count(*), ${sum('amount_paise')} from contributions`,
  fees: sql`select count(*) filter (where fee_paise > 0), ${sum('fee_paise')} from contributions`,
  secondPayments: sql`
    select count(*), ${sum('amount_paise')} from payments p
    where status in ('captured', 'refunded') and ${isSecond} and not ${isContribution}`,
  unplaced: sql`
    select count(*), ${sum('amount_paise')} from payments p
    where status = 'captured' and not ${isContribution} and not exists (select from refunds r where r.payment_id = p.id)`,
  ofOtherKeys: sql`
    select count(*), ${sum('p.amount_paise')} from payments p
    join payment_orders o on o.id = p.payment_order_id
    where p.status = 'captured' and o.key_mode <> ${keyMode}`,
  secondPaymentsBack: sql`
    select count(*), ${sum('r.amount_paise')} from refunds r join payments p on p.id = r.payment_id
    where r.state = 'processed' and not ${isContribution} and not ${isDisputed}`,
  contributionsBack: sql`
    select count(*), ${sum('r.amount_paise')} from refunds r join payments p on p.id = r.payment_id
    where r.state = 'processed' and ${isContribution} and not ${isDisputed}`,
  disputesLost: sql`
    select count(*), ${sum('r.amount_paise')} from refunds r where r.state = 'processed' and ${isDisputed}`,
  // Boxes whose hosts owe us are offset against the others.
  owed: sql`
    select count(*) filter (where paise <> 0), ${sum('paise')} from (
      select -sum(owed_to_hosts) as paise from ledger where owed_to_hosts <> 0 group by event_box_id
    ) boxes`,
  gatewayCharges: sql`
    select count(*), ${sum('paise')} from (
      select gateway_charges + input_gst as paise from ledger where kind = 'gateway-fee'
    ) fees`,
  atGateway: sql`select 0::bigint, ${sum('gateway_receivable')} from ledger`,
  paidOut: sql`select count(*), ${sum('amount_paise')} from payouts where state = 'processed'`,
  ordersOpen: sql`
    select count(*), ${sum('amount_paise')} from payment_orders where state <> 'paid' and check_at is not null`,
  refundsOpen: sql`select count(*), ${sum('amount_paise')} from refunds where state in ('requested', 'sent')`,
  payoutsUnsent: sql`select count(*), ${sum('amount_paise')} from payouts where state in ('waiting', 'due')`,
  payoutsSent: sql`select count(*), ${sum('amount_paise')} from payouts where state in ('sent', 'processing')`,
  eventsOpen: sql`select count(*), 0::bigint from provider_events where handled_at is null`,
  flagged: sql`
    select count(*), 0::bigint from review_flags where reviewed_at is null and resolved_at is null`,
})

export type Totals = Record<keyof ReturnType<typeof queries>, Total>

export async function readTotals(trx: Transaction<Database>, keyMode: KeyMode): Promise<Totals> {
  const entries: [string, Total][] = []
  for (const [name, query] of Object.entries(queries(keyMode))) {
    const { rows } = await sql<Total>`select * from (${query}) as total (count, paise)`.execute(trx)
    entries.push([name, rows[0] ?? { count: 0, paise: 0 }])
  }
  return Object.fromEntries(entries) as Totals
}
