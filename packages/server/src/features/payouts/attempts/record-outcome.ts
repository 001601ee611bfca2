// Records what became of an attempt, once: in its row, its payout, the ledger, the host's feed and an email.
import { sql, type Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database, Row } from '../../../db/tables.ts'
import type { PayoutFailure } from '../../../provider/payout-failures.ts'
import type { Services } from '../../../services.ts'
import type { LockedAttempt, PayableBox } from '../plan/lock-box.ts'
import { listAttempts } from '../reads/payouts.ts'
import { isSameDestination, paidTo } from '../rules/destination.ts'
import { dueDay } from '../rules/due-day.ts'
import { holdAfter, isOfHost, NO_HOLD } from '../rules/hold-reason.ts'
import { isLive, nextCheck } from '../rules/states.ts'
import { enterAttempt } from './enter-attempt.ts'
import { flagOverpaid } from './flag-overpaid.ts'

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
  { box, attempt: before }: Pick<LockedAttempt, 'box' | 'attempt'>,
  outcome: Outcome,
): Promise<Row<'payout_attempts'>> {
  const { now } = deps
  const attempt = await writeAttempt(trx, before, outcome, now)
  const all = (await listAttempts(trx, box.id)).filter(({ payout_id }) => payout_id === attempt.payout_id)
  await enterAttempt(trx, box.id, { before, attempt }, now)
  await writePayout(trx, deps, { before, attempt, all })
  await notifyHost(trx, deps, box, { attempt, all })
  // A payment that was thought to have failed, or of another amount, may be more than is owed.
  if (attempt.state === 'paid' && (!isLive(before) || attempt.amount_paise !== before.amount_paise))
    await flagOverpaid(trx, box.id, now)
  if (attempt.state !== 'submitted') await scheduleCheck(trx, 'event_boxes', box.id, now)
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
  const after = { ...before, ...outcome, paid_at }
  // A payment by hand that the provider has reported was made by its sheet.
  const isAtProvider = after.channel === 'provider' || after.provider_payout_id !== null
  return trx
    .updateTable('payout_attempts')
    .set({
      ...outcome,
      failure: 'failure' in outcome ? outcome.failure : null,
      failure_text: outcome.failure_text ?? null,
      // A paid amount never changes, and nothing is no amount.
      amount_paise: (before.paid_at === null && outcome.amount_paise) || before.amount_paise,
      ...{ paid_at, updated_at: now },
      check_at: isAtProvider ? nextCheck(after, now) : null,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Known = {
  before: Row<'payout_attempts'>
  attempt: Row<'payout_attempts'>
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
      ...(state !== 'open' && { cancelled_by: null }),
      updated_at: now,
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
  { host_id: hostId, id: eventBoxId }: PayableBox,
  { attempt, all }: Omit<Known, 'before'>,
): Promise<void> {
  const { state, failure } = attempt
  if (state === 'submitting' || state === 'cancelled' || (state === 'failed' && !isOfHost(failure))) return
  await recordActivity(trx, { hostId, eventBoxId, action: ACTIVITY_OF[state], facts: paidTo(attempt), now })
  if (state === 'submitted' || (state === 'failed' && wasNotified(attempt, all))) return
  await jobs.add(trx, 'mail-payout', { attemptId: attempt.id, about: state })
}

/** A bank may be offline for days: of consecutive failures of one bank, the host is told the first. */
function wasNotified(
  { id, failure, created_at, ...to }: Row<'payout_attempts'>,
  all: readonly Row<'payout_attempts'>[],
): boolean {
  if (failure === 'destination') return false
  const last = all.findLast((one) => one.id !== id && one.created_at <= created_at)
  return (last?.failure === 'bank' || last?.failure === 'amount') && isSameDestination(last, to)
}
