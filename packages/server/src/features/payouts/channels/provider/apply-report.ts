// Applies what RazorpayX reports of a payout, once: the single entry point for the answer to its sending, webhooks, lists and checks.
import { isUuid } from '@lifafa/contract/fields/uuid'
import { formatPaise } from '@lifafa/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { raise } from '../../../../alarms.ts'
import { noteRestored } from '../../../../db/installation.ts'
import type { Database } from '../../../../db/tables.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import type { ProviderPayout } from '../../../../provider/objects/payouts.ts'
import type { Services } from '../../../../services.ts'
import { enterPayoutFee, recordOutcome } from '../../attempts/record-outcome.ts'
import { savePayouts } from '../../attempts/start-attempts.ts'
import { type LockedAttempt, lockAttempt, lockBoxes } from '../../plan/lock-box.ts'
import { listPayouts } from '../../reads/payouts.ts'
import { holdFor, NO_HOLD } from '../../rules/hold-reason.ts'
import { isLive, nextCheck } from '../../rules/states.ts'
import { isContradiction, isMoneySent, isNews, isStillComing, outcomeOf } from './report.ts'

export type Applied =
  /** The attempt has changed its state. */
  | 'moved'
  /** It was in this state before, or further: nothing changes. */
  | 'already'
  /** It is none of ours. */
  | 'unknown-payout'

export type ReportDeps = Pick<Services, 'db' | 'jobs' | 'settings'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Applies a payout as the provider answers it: never as a webhook reports it. */
export async function applyReport(deps: ReportDeps, reported: ProviderPayout): Promise<Applied> {
  const { db, now, log } = deps
  const id = reported.reference_id ?? ''
  if (!isUuid(id)) return 'unknown-payout'
  return inTransaction(db, async (trx) => {
    const locked = (await lockAttempt(trx, id)) ?? (await importLost(trx, deps, id, reported))
    if (!locked) return 'unknown-payout'
    const { payout, attempt } = locked
    const { status } = reported
    const isSame = attempt.provider_payout_id === null || attempt.provider_payout_id === reported.id
    // Then its payout waits for an administrator.
    const isTold = isStillComing(reported, attempt) && payout.hold_reason === 'unknown-outcome'
    if (!isSame || (isContradiction(reported, attempt) && !isTold))
      raise(log, 'payout-differs', { payout: id, told: reported.id, status, known: attempt.state })
    if (!isSame) return 'unknown-payout'
    await enterPayoutFee(trx, payout.event_box_id, attempt, reported, now)
    // Our account there is low, or the bank is down (docs/razorpay.md §7.1): also where it was accepted before.
    if (status === 'queued')
      raise(log, 'float-low', { payout: payout.id, needs: formatPaise(reported.amount) })
    if (!isNews(reported, attempt)) {
      await storeFacts(trx, locked, reported, now)
      return 'already'
    }
    if (reported.amount !== attempt.amount_paise)
      raise(log, 'payout-differs', { payout: id, told: reported.amount, known: attempt.amount_paise })
    const moved = await recordOutcome(trx, deps, locked, outcomeOf(reported, attempt))
    if (moved.failure === 'ours' || moved.failure === 'rejected')
      raise(log, 'payout-refused', { payout: moved.payout_id, ...reported.status_details })
    return 'moved'
  })
}

/**
 * The bank's reference may be reported after the payment. An outcome that was unknown is awaited again. An attempt that was said to be
 * over, and is on its way, is followed: no other one pays its payout before an administrator has looked, also where it is cancelled and
 * may be owed again.
 */
async function storeFacts(
  trx: Transaction<Database>,
  { payout, attempt }: LockedAttempt,
  reported: ProviderPayout,
  now: Date,
): Promise<void> {
  const isComing = isStillComing(reported, attempt)
  const told = { provider_payout_id: reported.id, reference: attempt.reference ?? reported.utr ?? null }
  const state = isComing ? 'submitted' : attempt.state
  await trx
    .updateTable('payout_attempts')
    .set({ ...told, check_at: nextCheck({ ...attempt, ...told, state }, now) })
    .where('id', '=', attempt.id)
    .execute()
  if (isComing && (payout.state === 'open' || payout.state === 'cancelled'))
    await savePayouts(trx, [{ ...payout, ...holdFor('unknown-outcome') }], now)
  if (isLive(attempt) && payout.hold !== null) await savePayouts(trx, [{ ...payout, ...NO_HOLD }], now)
}

/**
 * Imports an attempt of one of our boxes that our books lack, where the backup has its payout: else a correction enters it (decision 25).
 * Nothing is sent then until an administrator has compared our books with our bank.
 */
async function importLost(
  trx: Transaction<Database>,
  { now, log }: ReportDeps,
  id: string,
  reported: ProviderPayout,
): Promise<LockedAttempt | undefined> {
  const { event_box: boxId, piece, upi_id = null } = reported.notes
  if (boxId === undefined) return undefined
  const created_at = new Date(reported.created_at * 1000)
  if (isMoneySent(reported) && (await noteRestored(trx, now, created_at)))
    raise(log, 'backup-restored', { payout: reported.id })
  const [box] = isMoneySent(reported) ? await lockBoxes(trx, [boxId]) : []
  if (!box) raise(log, 'payout-differs', { payout: id, told: reported.status, box: boxId })
  const payout = (box ? await listPayouts(trx, boxId) : []).find(
    ({ number, amount_paise, state }) =>
      state === 'open' && String(number) === piece && amount_paise === reported.amount,
  )
  if (!payout) return undefined
  await savePayouts(trx, [{ ...payout, ...NO_HOLD, state: 'paying' }], now)
  const { id: payout_id, amount_paise } = payout
  await trx
    .insertInto('payout_attempts')
    .values({
      ...{ id, payout_id, amount_paise, upi_id, channel: 'provider', state: 'submitting' },
      ...{ created_at, asked_at: created_at, updated_at: now },
    })
    .execute()
  return lockAttempt(trx, id)
}
