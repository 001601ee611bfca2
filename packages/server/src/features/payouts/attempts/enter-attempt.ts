// Enters in the ledger what an attempt's change of state moves: out of our account, to the host, and back.
import type { Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'

type Account = 'owed_to_hosts' | 'payouts_in_transit' | 'gateway_charges' | 'input_gst'
type Entry = { kind: Row<'ledger'>['kind'] } & Partial<Record<Account, Paise>>

/** `failed` and `cancelled`: it came back on its way, if it was on its way. An attempt never enters `submitting` again. */
const KIND_OF: Record<Row<'payout_attempts'>['state'], Entry['kind']> = {
  submitting: 'payout-failed',
  submitted: 'payout-sent',
  paid: 'payout',
  returned: 'payout-reversal',
  failed: 'payout-failed',
  cancelled: 'payout-failed',
}

/** The money of an attempt: with the host once it is paid, and on its way while the provider has it. Else it is in our account. */
const placesOf = ({ state, channel, amount_paise: paise }: Row<'payout_attempts'>) => ({
  owed_to_hosts: state === 'paid' ? paise : 0,
  payouts_in_transit: state === 'submitted' && channel === 'provider' ? paise : 0,
})

/** Each kind is entered once for an attempt. The caller holds the box's lock. */
export async function enterAttempt(
  trx: Transaction<Database>,
  boxId: string,
  { before, attempt }: { before: Row<'payout_attempts'>; attempt: Row<'payout_attempts'> },
  now: Date,
): Promise<void> {
  const [was, is] = [placesOf(before), placesOf(attempt)]
  const entry: Entry = {
    kind: KIND_OF[attempt.state],
    owed_to_hosts: is.owed_to_hosts - was.owed_to_hosts,
    payouts_in_transit: is.payouts_in_transit - was.payouts_in_transit,
  }
  await insertEntry(trx, boxId, attempt, entry, now)
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

/** Our account balances the others. Does nothing if nothing moved. */
async function insertEntry(
  trx: Transaction<Database>,
  boxId: string,
  attempt: Row<'payout_attempts'>,
  { kind, ...moved }: Entry,
  now: Date,
): Promise<void> {
  if (Object.values(moved).every((paise) => paise === 0)) return
  const ours = -Object.values(moved).reduce((sum, paise) => sum + paise, 0)
  await trx
    .insertInto('ledger')
    .values({
      ...{ kind, event_box_id: boxId, payout_attempt_id: attempt.id, ...moved },
      [await ourAccount(trx, attempt)]: ours,
      ...{ occurred_at: now, created_at: now },
    })
    .onConflict((entered) => entered.doNothing())
    .execute()
}

/** Payments by hand go out of our account at the provider where its sheet was made for them, else of that at our bank. */
async function ourAccount(
  trx: Transaction<Database>,
  { channel, batch_id }: Row<'payout_attempts'>,
): Promise<'bank' | 'payout_account'> {
  if (channel === 'provider') return 'payout_account'
  if (batch_id === null) return 'bank'
  const batches = trx.selectFrom('payout_batches').select('format').where('id', '=', batch_id)
  const { format } = await batches.executeTakeFirstOrThrow()
  return format === 'provider' ? 'payout_account' : 'bank'
}
