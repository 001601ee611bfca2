// The one door for payouts: whoever brings news of a payout (its sending, a webhook, a question), it is applied here, once.
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import * as z from 'zod'
import { recordActivity } from '../../../activities/writes.ts'
import { raise } from '../../../alarms.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import { noteRestored } from '../../../db/installation.ts'
import type { ActivityAction, Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { faultOfStatus } from '../../../provider/payout-faults.ts'
import type { ProviderPayout } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { lockBox } from '../create/lock-box.ts'
import { importPayout } from '../reconcile/import-payout.ts'
import { payoutDescriptions } from '../rules/descriptions.ts'
import {
  isNeverSent,
  isNews,
  isPaidByHand,
  nextCheck,
  type ReportedState,
  STATUS_TO_STATE,
} from '../rules/states.ts'
import { flagOverpaid } from './flag-overpaid.ts'
import { journalPayout } from './journal-payout.ts'

export type Applied =
  /** The payout has moved on. */
  | 'moved'
  /** It was there before, or further: nothing changes. */
  | 'already'
  /** The payout is not one of ours. */
  | 'unknown-payout'

type Deps = Pick<Services, 'db' | 'jobs'> & { now: Date; log: Pick<FastifyBaseLogger, 'error'> }

const ourId = z.uuid()

/** Applies a payout as the provider tells it: answered, fetched, or signed by it. */
export async function applyPayout({ db, jobs, now, log }: Deps, told: ProviderPayout): Promise<Applied> {
  const id = ourId.safeParse(told.reference_id).data
  if (!id) return 'unknown-payout'
  const ours = db.selectFrom('payouts').select('event_box_id').where('id', '=', id)
  const known = (await ours.executeTakeFirst()) ?? (await importPayout(db, told, now))
  if (!known) return 'unknown-payout'
  return inTransaction(db, async (trx) => {
    const box = await lockBox(trx, known.event_box_id)
    const payout = await trx
      .selectFrom('payouts')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (payout.provider_payout_id !== null && payout.provider_payout_id !== told.id) {
      raise(log, 'payout-differs', { payout: id, told: told.id })
      return 'unknown-payout'
    }
    const state = STATUS_TO_STATE[told.status]
    if (isPaidByHand(payout)) return refuseSecond(trx, log, { payout, told, now })
    if (!isNews(state, payout)) {
      await note(trx, payout, told, { state: payout.state === state ? state : undefined, now })
      return 'already'
    }
    // Before anything is sent, that is written down: only a restored backup can have forgotten it.
    const isForgotten = isNeverSent(payout)
    if (isForgotten && (await noteRestored(trx, now))) raise(log, 'backup-restored', { payout: id })
    const isOther = told.amount !== payout.amount_paise
    if (isOther) raise(log, 'payout-differs', { payout: id, told: told.amount })
    const moved = await move(trx, payout, told, state, now)
    await follow(trx, jobs, { before: payout, moved, boxName: box.name, now })
    if (isOther || isForgotten || payout.state === 'failed') await flagOverpaid(trx, box.id, now)
    // What is owed besides is not on its way.
    if (isOther) await scheduleCheck(trx, 'event_boxes', box.id, now)
    if (moved.fault === 'ours') raise(log, 'payout-refused', { payout: id, ...told.status_details })
    return 'moved'
  })
}

/** The provider pays what an administrator has paid: nothing more is sent until somebody has looked. */
async function refuseSecond(
  trx: Transaction<Database>,
  log: Deps['log'],
  { payout, told, now }: { payout: Row<'payouts'>; told: ProviderPayout; now: Date },
): Promise<Applied> {
  const isMoney = told.status !== 'failed' && told.status !== 'reversed'
  if (isMoney && (await noteRestored(trx, now)))
    raise(log, 'payout-differs', { payout: payout.id, told: told.id, paidByHand: payout.utr })
  return 'already'
}

/** What the provider sent is a fact, its amount included. */
const move = (
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  told: ProviderPayout,
  state: ReportedState,
  now: Date,
): Promise<Row<'payouts'>> => {
  const paidAt = state === 'processed' ? now : payout.paid_at
  const { reason, description, source } = told.status_details ?? {}
  return trx
    .updateTable('payouts')
    .set({
      state,
      provider_payout_id: told.id,
      ...(payout.paid_at === null && { amount_paise: told.amount }),
      utr: told.utr ?? payout.utr,
      reason: description ?? reason ?? null,
      ...(isNeverSent(payout) && told.notes.upi_id && { upi_id: told.notes.upi_id }),
      hold: null,
      fault: faultOfStatus(told.status, { reason: reason ?? undefined, source: source ?? undefined }),
      paid_at: paidAt,
      check_at: nextCheck(state, paidAt, now),
      updated_at: now,
    })
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The bank's reference may come after the money. */
const note = (
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  told: ProviderPayout,
  { state, now }: { state: ReportedState | undefined; now: Date },
) =>
  trx
    .updateTable('payouts')
    .set({
      utr: payout.utr ?? told.utr ?? null,
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

/** What follows from a move, in its transaction; also where we know ourselves that a payout has failed. */
export async function follow(
  trx: Transaction<Database>,
  jobs: Services['jobs'],
  { before, moved, boxName, now }: Move,
): Promise<void> {
  const state = moved.state as ReportedState
  if (state === 'processed') await journalPayout(trx, moved, 'payout', now)
  if (state === 'reversed' && before.paid_at) await journalPayout(trx, moved, 'payout-reversal', now)
  // What is owed is looked at again after each end: a smaller payout may have been paid than was owed (a restored backup).
  if (state !== 'processing') await scheduleCheck(trx, 'event_boxes', moved.event_box_id, now)
  const action = ACTIVITY_OF[state]
  // The operator was told; a host can do nothing about it.
  if (state === 'failed' && moved.fault === 'ours') return
  // Failed, then come back to us: the host was told, and what is owed is on its way in another payout.
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
