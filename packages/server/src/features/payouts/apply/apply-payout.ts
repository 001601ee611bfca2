// Applies a payout's update, once: the single entry point for the answer to its sending, lists and checks.
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod'
import { recordActivity } from '../../../activities/writes.ts'
import { raise } from '../../../alarms.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import { noteRestored } from '../../../db/installation.ts'
import type { ActivityAction, Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'
import { faultOfStatus } from '../../../provider/payout-faults.ts'
import type { Services } from '../../../services.ts'
import { lockBox } from '../create/lock-box.ts'
import { payoutDescriptions } from '../rules/descriptions.ts'
import {
  isMoneySent,
  isNeverSent,
  isPaidByHand,
  isUpdate,
  nextCheck,
  type ReportedState,
  STATUS_TO_STATE,
} from '../rules/states.ts'
import { enterPayout, enterPayoutFee } from './enter-payout.ts'
import { flagOverpaid } from './flag-overpaid.ts'

export type Applied =
  /** The payout has changed its state. */
  | 'moved'
  /** It was in this state before, or further: nothing changes. */
  | 'already'
  /** The payout is not one of ours. */
  | 'unknown-payout'

type Deps = Pick<Services, 'db' | 'jobs'> & { now: Date; log: Pick<FastifyBaseLogger, 'error'> }

const ourId = z.uuid()

/** Applies a payout as the provider answers it: never as a webhook reports it. */
export async function applyPayout({ db, jobs, now, log }: Deps, reported: ProviderPayout): Promise<Applied> {
  const id = ourId.safeParse(reported.reference_id).data
  if (!id) return 'unknown-payout'
  const ours = db.selectFrom('payouts').select('event_box_id').where('id', '=', id)
  const known = await ours.executeTakeFirst()
  if (!known) {
    await reportLost({ db, now, log }, reported)
    return 'unknown-payout'
  }
  return inTransaction(db, async (trx) => {
    const box = await lockBox(trx, known.event_box_id)
    const payout = await trx
      .selectFrom('payouts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (payout.provider_payout_id !== null && payout.provider_payout_id !== reported.id) {
      raise(log, 'payout-differs', { payout: id, told: reported.id })
      return 'unknown-payout'
    }
    const state = STATUS_TO_STATE[reported.status]
    if (isPaidByHand(payout)) return refuseSecond(trx, log, { payout, reported, now })
    if (!isUpdate(state, payout)) {
      await storeReference(trx, payout, reported, { state: payout.state === state ? state : undefined, now })
      await enterPayoutFee(trx, payout, reported, now)
      return 'already'
    }
    // Each payout is marked as sent before the call: only a restored backup can lack that mark.
    if (isNeverSent(payout)) await stopForRestored({ db: trx, now, log }, reported)
    const isOther = reported.amount !== payout.amount_paise
    if (isOther) raise(log, 'payout-differs', { payout: id, told: reported.amount })
    const moved = await move(trx, payout, reported, state, now)
    await recordConsequences(trx, jobs, { before: payout, moved, boxName: box.name, now })
    await enterPayoutFee(trx, moved, reported, now)
    if (isOther || payout.state === 'failed') await flagOverpaid(trx, box.id, now)
    // What is owed besides is not being sent yet.
    if (isOther) await scheduleCheck(trx, 'event_boxes', box.id, now)
    if (moved.fault === 'ours' && !isKnownFailure(payout, state))
      raise(log, 'payout-refused', { payout: id, ...reported.status_details })
    return 'moved'
  })
}

/** Nothing is sent until an administrator has compared our books with our bank. */
async function stopForRestored(
  { db, now, log }: Omit<Deps, 'jobs'>,
  { id, created_at }: ProviderPayout,
): Promise<void> {
  if (await noteRestored(db, now, new Date(created_at * 1000))) raise(log, 'backup-restored', { payout: id })
}

/**
 * A payout of one of our boxes that our books lack: a restored backup lost it, and a correction enters it (decision 25). Of one that comes
 * back later, only an administrator can enter that.
 */
async function reportLost(deps: Omit<Deps, 'jobs'>, reported: ProviderPayout): Promise<void> {
  const { id, notes, status } = reported
  const boxes = deps.db
    .selectFrom('event_boxes')
    .select('id')
    .where('id', '=', notes.event_box ?? '')
  if (!(await boxes.executeTakeFirst())) return
  if (isMoneySent(reported)) await stopForRestored(deps, reported)
  else raise(deps.log, 'payout-differs', { payout: id, told: status, box: notes.event_box })
}

/** The provider pays what an administrator has paid by hand: nothing more is sent until an administrator has looked. */
async function refuseSecond(
  trx: Transaction<Database>,
  log: Deps['log'],
  { payout, reported, now }: { payout: Row<'payouts'>; reported: ProviderPayout; now: Date },
): Promise<Applied> {
  if (isMoneySent(reported) && (await noteRestored(trx, now, new Date(reported.created_at * 1000))))
    raise(log, 'payout-differs', { payout: payout.id, told: reported.id, paidByHand: payout.utr })
  return 'already'
}

/** What the provider sent is a fact, its amount included. */
const move = (
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  reported: ProviderPayout,
  state: ReportedState,
  now: Date,
): Promise<Row<'payouts'>> => {
  const paidAt = state === 'processed' ? now : payout.paid_at
  const isKnown = isKnownFailure(payout, state)
  return trx
    .updateTable('payouts')
    .set({
      state,
      provider_payout_id: reported.id,
      ...(payout.paid_at === null && { amount_paise: reported.amount }),
      utr: reported.utr ?? payout.utr,
      ...(!isKnown && failureOf(reported)),
      ...(isNeverSent(payout) && reported.notes.upi_id && { upi_id: reported.notes.upi_id }),
      hold: null,
      paid_at: paidAt,
      check_at: nextCheck(state, paidAt, now),
      ...(!isKnown && { updated_at: now }),
    })
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The money of a failed payout comes back: the same failure, of which a bank may say less then. */
const isKnownFailure = ({ state, provider_payout_id }: Row<'payouts'>, reported: ReportedState): boolean =>
  reported === 'reversed' && state === 'failed' && provider_payout_id !== null

function failureOf({ status, status_details }: ProviderPayout): Pick<Row<'payouts'>, 'fault' | 'reason'> {
  const { reason, description, source } = status_details ?? {}
  return {
    reason: description ?? reason ?? null,
    fault: faultOfStatus(status, { reason: reason ?? undefined, source: source ?? undefined }),
  }
}

/** The bank's reference may be reported after the payment. */
const storeReference = (
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  reported: ProviderPayout,
  { state, now }: { state: ReportedState | undefined; now: Date },
) =>
  trx
    .updateTable('payouts')
    .set({
      utr: payout.utr ?? reported.utr ?? null,
      ...(state && { check_at: nextCheck(state, payout.paid_at, now) }),
    })
    .where('id', '=', payout.id)
    .execute()

const ACTIVITY_OF: Partial<Record<ReportedState, ActivityAction>> = {
  processed: 'payout-paid',
  reversed: 'payout-reversed',
  failed: 'payout-failed',
}

type Move = { before: Row<'payouts'>; moved: Row<'payouts'>; boxName: string; now: Date }

/**
 * Records what follows from a change of state, in its transaction; also where we decide ourselves that a payout has
 * failed.
 */
export async function recordConsequences(
  trx: Transaction<Database>,
  jobs: Services['jobs'],
  { before, moved, boxName, now }: Move,
): Promise<void> {
  const state = moved.state as ReportedState
  await enterPayout(trx, before, moved, now)
  // What is still owed is paid by another payout.
  if (state !== 'processing') await scheduleCheck(trx, 'event_boxes', moved.event_box_id, now)
  const action = ACTIVITY_OF[state]
  // There is an alarm for the operator; a host can do nothing about it, and learns of it only where the money had arrived.
  if (moved.fault === 'ours' && before.paid_at === null) return
  // After `failed` the host was told, and what is owed is being sent by another payout.
  if (!action || state === 'processing' || (state === 'reversed' && before.state === 'failed')) return
  await recordActivity(trx, {
    hostId: moved.host_id,
    eventBoxId: moved.event_box_id,
    action,
    description: payoutDescriptions[state](moved, boxName),
    now,
  })
  await jobs.add(trx, 'mail-payout', {
    payoutId: moved.id,
    about: state === 'processed' ? 'paid' : 'failed',
  })
}
