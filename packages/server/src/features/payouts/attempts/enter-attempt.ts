// Enters in the ledger what an attempt's change of state moves: out of our account, to the host, and back.
import { sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'

type Account = 'owed_to_hosts' | 'payouts_in_transit' | 'gateway_charges' | 'input_gst'
type Entry = { kind: Row<'ledger'>['kind'] } & Partial<Record<Account, Paise>>

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
  const { id, amount_paise: paise, state, channel } = attempt
  if (state === 'submitting' || (state === 'submitted' && channel === 'by-hand')) return
  const { inTransit } = await trx
    .selectFrom('ledger')
    .select(sql<Paise>`coalesce(sum(payouts_in_transit), 0)::bigint`.as('inTransit'))
    .where('payout_attempt_id', '=', id)
    .executeTakeFirstOrThrow()
  const failed: Entry = { kind: 'payout-failed', payouts_in_transit: -inTransit }
  const entries: Record<typeof state, Entry> = {
    submitted: { kind: 'payout-sent', payouts_in_transit: paise },
    paid: { kind: 'payout', owed_to_hosts: paise, payouts_in_transit: -inTransit },
    returned: { kind: 'payout-reversal', owed_to_hosts: -paise },
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
  const entry: Entry = { kind: 'payout-fee', gateway_charges: fees - gst, input_gst: gst }
  await insertEntry(trx, boxId, attempt, entry, now)
}

/** Our account balances the others: at our bank, or at the provider. Does nothing if nothing moved. */
async function insertEntry(
  trx: Transaction<Database>,
  boxId: string,
  { id, channel }: Row<'payout_attempts'>,
  { kind, ...moved }: Entry,
  now: Date,
): Promise<void> {
  if (Object.values(moved).every((paise) => paise === 0)) return
  const ours = -Object.values(moved).reduce((sum, paise) => sum + paise, 0)
  await trx
    .insertInto('ledger')
    .values({
      ...{ kind, event_box_id: boxId, payout_attempt_id: id, ...moved },
      [channel === 'by-hand' ? 'bank' : 'payout_account']: ours,
      ...{ occurred_at: now, created_at: now },
    })
    .onConflict((entered) => entered.doNothing())
    .execute()
}
