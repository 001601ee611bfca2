// Enters in the ledger what an attempt's change of state moves: out of our account, to the host, and back.
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'

/**
 * Each kind is entered once for an attempt. The caller holds the box's lock.
 *
 * An attempt that the provider has accepted has left our account there and is in transit. One that is reported as paid at once, or was
 * paid by hand, goes from our account to the host in one entry. Money that comes back on its way is in that account again.
 */
export async function enterAttempt(
  trx: Transaction<Database>,
  boxId: string,
  attempt: Row<'payout_attempts'>,
  now: Date,
): Promise<void> {
  const { amount_paise: paise, state, channel } = attempt
  if (state === 'submitting' || (state === 'submitted' && channel === 'by-hand')) return
  const inTransit = sql`(select coalesce(sum(payouts_in_transit), 0)::bigint from ledger where payout_attempt_id = ${attempt.id})`
  const failed = { kind: 'payout-failed', payouts_in_transit: sql`-${inTransit}` } as const
  const entries: Record<typeof state, Entry> = {
    submitted: { kind: 'payout-sent', payouts_in_transit: sql`${paise}::bigint` },
    paid: {
      kind: 'payout',
      owed_to_hosts: sql`${paise}::bigint`,
      payouts_in_transit: sql`-${inTransit}`,
    },
    returned: { kind: 'payout-reversal', owed_to_hosts: sql`-${paise}::bigint` },
    failed,
    cancelled: failed,
  }
  await insertEntry(trx, boxId, attempt, entries[state], now)
}

/**
 * The provider's fee for a payout that has arrived, or had arrived before it came back, though we may have heard of its return alone;
 * `tax` (GST) included; once.
 */
export async function enterPayoutFee(
  trx: Transaction<Database>,
  boxId: string,
  attempt: Row<'payout_attempts'>,
  { status, fees, tax }: Pick<ProviderPayout, 'status' | 'fees' | 'tax'>,
  now: Date,
): Promise<void> {
  if ((status !== 'processed' && status !== 'reversed') || !fees) return
  const gst = tax ?? 0
  const charges = { gateway_charges: sql`${fees - gst}::bigint`, input_gst: sql`${gst}::bigint` }
  await insertEntry(trx, boxId, attempt, { kind: 'payout-fee', ...charges }, now)
}

type Account = 'owed_to_hosts' | 'payouts_in_transit' | 'gateway_charges' | 'input_gst'
type Entry = { kind: Row<'ledger'>['kind'] } & Partial<Record<Account, RawBuilder<unknown>>>

const NONE = sql`0::bigint`

/** Our account balances the others: at our bank, or at the provider. Does nothing if nothing moved. */
const insertEntry = (
  trx: Transaction<Database>,
  boxId: string,
  { id, channel }: Row<'payout_attempts'>,
  {
    kind,
    owed_to_hosts: owed = NONE,
    payouts_in_transit: transit = NONE,
    gateway_charges: charges = NONE,
    input_gst: gst = NONE,
  }: Entry,
  now: Date,
) => {
  const ours = sql.ref(channel === 'by-hand' ? 'bank' : 'payout_account')
  return sql`
    insert into ledger (kind, event_box_id, payout_attempt_id, owed_to_hosts, payouts_in_transit, gateway_charges, input_gst, ${ours},
      occurred_at, created_at)
    select ${kind}, ${boxId}, ${id}, owed, transit, charges, gst, -(owed + transit + charges + gst),
      ${now}::timestamptz, ${now}::timestamptz
    from (select ${owed} as owed, ${transit} as transit, ${charges} as charges, ${gst} as gst) as entry
    where owed <> 0 or transit <> 0 or charges <> 0
    on conflict do nothing`.execute(trx)
}
