// Records what became of an attempt, once: in its row, its payout, the ledger, the host's feed and an email.
import { sql, type Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'
import type { PayoutFailure } from '../../../provider/payout-failures.ts'
import type { Services } from '../../../services.ts'
import { flagOverpaid } from '../plan/debts.ts'
import type { LockedAttempt } from '../plan/lock-box.ts'
import { listAttempts } from '../reads/payouts.ts'
import { isSameDestination, paidTo } from '../rules/destination.ts'
import { dueDay } from '../rules/due-day.ts'
import { holdAfter, isOfHost, NO_HOLD } from '../rules/hold-reason.ts'
import { isLive, nextCheck } from '../rules/states.ts'

/** Columns of the attempt: `amount_paise` and `reference` as the channel says; default: as they are. */
export type Outcome = Partial<
  Pick<
    Row<'payout_attempts'>,
    'amount_paise' | 'provider_payout_id' | 'reference' | 'is_reference_shared' | 'failure_text'
  >
> &
  ({ state: 'submitted' | 'paid' | 'cancelled' } | { state: 'failed' | 'returned'; failure: PayoutFailure })

type Deps = Pick<Services, 'jobs' | 'settings'> & { now: Date }

/** The caller holds the box's lock, and knows that this is news. The payout is paid, or open again and decided anew. */
export async function recordOutcome(
  trx: Transaction<Database>,
  deps: Deps,
  { payout, attempt: before }: LockedAttempt,
  outcome: Outcome,
): Promise<Row<'payout_attempts'>> {
  const { now } = deps
  const { event_box_id: boxId } = payout
  const attempt = { ...(await writeAttempt(trx, before, outcome, now)), state: outcome.state }
  const all = (await listAttempts(trx, boxId)).filter(({ payout_id }) => payout_id === attempt.payout_id)
  const [was, is] = [placesOf(before), placesOf(attempt)]
  const entry: Entry = {
    kind: KIND_OF[attempt.state],
    owed_to_hosts: is.owed_to_hosts - was.owed_to_hosts,
    payouts_in_transit: is.payouts_in_transit - was.payouts_in_transit,
  }
  await insertEntry(trx, boxId, attempt, entry, now)
  await writePayout(trx, deps, { before, attempt, all })
  await notifyHost(trx, deps, payout, { attempt, all })
  // A payment that was thought to have failed, or of another amount, may be more than is owed.
  if (attempt.state === 'paid') await flagOverpaid(trx, boxId, now)
  if (attempt.state !== 'submitted') await scheduleCheck(trx, 'event_boxes', boxId, now)
  return attempt
}

function writeAttempt(
  trx: Transaction<Database>,
  before: Row<'payout_attempts'>,
  outcome: Outcome,
  now: Date,
): Promise<Row<'payout_attempts'>> {
  const { state } = outcome
  const paid_at = state === 'paid' ? now : before.paid_at
  return trx
    .updateTable('payout_attempts')
    .set({
      ...outcome,
      failure: 'failure' in outcome ? outcome.failure : null,
      failure_text: outcome.failure_text ?? null,
      // A paid amount never changes, and nothing is no amount.
      amount_paise: (before.paid_at === null && outcome.amount_paise) || before.amount_paise,
      ...{ paid_at, updated_at: now },
      check_at: nextCheck({ ...before, ...outcome, paid_at }, now),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Account = 'owed_to_hosts' | 'payouts_in_transit' | 'gateway_charges' | 'input_gst'
type Entry = { kind: Row<'ledger'>['kind'] } & Partial<Record<Account, Paise>>

/** `failed` and `cancelled`: it came back on its way, if it was on its way. */
const KIND_OF: Record<Outcome['state'], Entry['kind']> = {
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

/** Once of each kind for an attempt. Our account balances the others. Does nothing if nothing moved. */
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

type Known = {
  before: Row<'payout_attempts'>
  attempt: Row<'payout_attempts'> & Pick<Outcome, 'state'>
  /** All of the same payout. */
  all: readonly Row<'payout_attempts'>[]
}

/** Money that came back is promised anew: its day was kept. A failed payout keeps its day, and one that another attempt has paid. */
async function writePayout(
  trx: Transaction<Database>,
  { settings, now }: Deps,
  { before, attempt, all }: Known,
): Promise<void> {
  const state = all.some(isLive) ? 'paying' : all.some((one) => one.state === 'paid') ? 'paid' : 'open'
  const { failure, amount_paise } = attempt
  const hold = state === 'open' && failure !== null ? holdAfter(failure, amount_paise) : NO_HOLD
  await trx
    .updateTable('payouts')
    .set({
      state,
      ...(amount_paise !== before.amount_paise && { amount_paise }),
      ...hold,
      ...(attempt.state === 'returned' &&
        state !== 'paid' && { due_on: dueDay(now, settings.holidays), late_notified_at: null }),
      ...{ cancelled_by: null, updated_at: now },
    })
    .where('id', '=', attempt.payout_id)
    // A payout that was cancelled meanwhile stays so while nothing of it was paid.
    .where(sql<boolean>`(state <> 'cancelled' or ${state} <> 'open')`)
    .execute()
}

/** One that the provider sends is announced once it has it; one that we pay by hand begins as submitted. */
const ACTIVITY_OF = {
  submitted: 'payout-sent',
  paid: 'payout-paid',
  failed: 'payout-failed',
  returned: 'payout-reversed',
} as const

async function notifyHost(
  trx: Transaction<Database>,
  { jobs, now }: Deps,
  { host_id: hostId, event_box_id: eventBoxId }: Row<'payouts'>,
  { attempt, all }: Omit<Known, 'before'>,
): Promise<void> {
  const { state, failure } = attempt
  if (state === 'cancelled' || (state === 'failed' && !isOfHost(failure))) return
  await recordActivity(trx, { hostId, eventBoxId, action: ACTIVITY_OF[state], facts: paidTo(attempt), now })
  if (state === 'submitted' || (state === 'failed' && wasNotified(attempt, all))) return
  await jobs.add(trx, 'mail-payout', { attemptId: attempt.id, about: state })
}

/** A bank may be offline for days: of consecutive failures of one bank, the host is told the first. */
function wasNotified(
  { id, failure, ...to }: Row<'payout_attempts'>,
  all: readonly Row<'payout_attempts'>[],
): boolean {
  if (failure === 'destination') return false
  const last = all[all.findIndex((one) => one.id === id) - 1]
  return (last?.failure === 'bank' || last?.failure === 'amount') && isSameDestination(last, to)
}
