// Enters in the ledger what a payout's change of state moves: out of our bank account, to the host, and back.
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'
import type { ReportedState } from '../rules/states.ts'

/**
 * Each kind is entered once for a payout. The caller holds the box's lock. `before`: the payout as it was until now.
 *
 * A payout that the provider has accepted has left our bank and is in transit; one that is reported as processed at once,
 * or was paid by hand, goes from our bank to the host in one entry. What comes back from the way is in our bank again.
 */
export async function enterPayout(
  trx: Transaction<Database>,
  before: Pick<Row<'payouts'>, 'paid_at'>,
  payout: Row<'payouts'>,
  now: Date,
): Promise<void> {
  const { amount_paise: paise } = payout
  const inTransit = sql`(select coalesce(sum(payouts_in_transit), 0)::bigint from ledger where payout_id = ${payout.id})`
  const isReturned = before.paid_at !== null
  const entries: Record<ReportedState, Entry> = {
    processing: { kind: 'payout-sent', payouts_in_transit: sql`${paise}::bigint` },
    processed: {
      kind: 'payout',
      owed_to_hosts: sql`${paise}::bigint`,
      payouts_in_transit: sql`-${inTransit}`,
    },
    reversed: isReturned
      ? { kind: 'payout-reversal', owed_to_hosts: sql`-${paise}::bigint` }
      : { kind: 'payout-failed', payouts_in_transit: sql`-${inTransit}` },
    failed: { kind: 'payout-failed', payouts_in_transit: sql`-${inTransit}` },
  }
  await insertEntry(trx, payout, entries[payout.state as ReportedState], now)
}

/** The provider's fee for a payout that has arrived, or had arrived before it came back; `tax` (GST) included; once. */
export async function enterPayoutFee(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  { fees, tax }: Pick<ProviderPayout, 'fees' | 'tax'>,
  now: Date,
): Promise<void> {
  if ((payout.state !== 'processed' && payout.state !== 'reversed') || !fees) return
  const gst = tax ?? 0
  const charges = { gateway_charges: sql`${fees - gst}::bigint`, input_gst: sql`${gst}::bigint` }
  await insertEntry(trx, payout, { kind: 'payout-fee', ...charges }, now)
}

type Account = 'owed_to_hosts' | 'payouts_in_transit' | 'gateway_charges' | 'input_gst'
type Entry = { kind: Row<'ledger'>['kind'] } & Partial<Record<Account, RawBuilder<unknown>>>

const NONE = sql`0::bigint`

/** What the other accounts do not balance is our bank's. Does nothing where nothing moved. */
const insertEntry = (
  trx: Transaction<Database>,
  { id, event_box_id }: Row<'payouts'>,
  {
    kind,
    owed_to_hosts: owed = NONE,
    payouts_in_transit: transit = NONE,
    gateway_charges: charges = NONE,
    input_gst: gst = NONE,
  }: Entry,
  now: Date,
) =>
  sql`
    insert into ledger (kind, event_box_id, payout_id, owed_to_hosts, payouts_in_transit, gateway_charges, input_gst, bank,
      occurred_at, created_at)
    select ${kind}, ${event_box_id}, ${id}, owed, transit, charges, gst, -(owed + transit + charges + gst),
      ${now}::timestamptz, ${now}::timestamptz
    from (select ${owed} as owed, ${transit} as transit, ${charges} as charges, ${gst} as gst) as entry
    where owed <> 0 or transit <> 0 or charges <> 0
    on conflict do nothing`.execute(trx)
