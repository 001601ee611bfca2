// An administrator says what became of an attempt: it was paid, it was not, or the money came back.
import type { Transaction } from 'kysely'
import { logAdminAction } from '../../../../audit-log/writes.ts'
import type { Database } from '../../../../db/tables.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import { Failure } from '../../../../http/failure.ts'
import type { Services } from '../../../../services.ts'
import { type Outcome, recordOutcome } from '../../attempts/record-outcome.ts'
import { type LockedAttempt, lockAttempt } from '../../plan/lock-box.ts'
import { actionsOn } from '../../rules/actions.ts'
import { destinationOf } from '../../rules/destination.ts'
import { isLive } from '../../rules/states.ts'
import { checkReference } from './shared-reference.ts'

export type Deps = Pick<Services, 'db' | 'jobs' | 'settings'> & { now: Date }
type About = { attemptId: string; adminId: string }
type Paid = About & {
  /** The bank's. */
  reference: string
  /** The bank gave this reference to payouts of several hosts. */
  isShared?: boolean
}

/**
 * The attempt was locked when the administrator was told to pay it: to whom and how much cannot have changed. A repetition is success,
 * recorded once. Throws Failure: `notFound`; `payoutMarkedBefore` with another reference; `payoutNotOpen`; `payoutReferenceUsed`.
 */
export const markPaid = (deps: Deps, { reference, isShared = false, ...about }: Paid): Promise<void> =>
  say(deps, 'mark-paid', { ...about, reference }, async ({ box }, trx) => {
    const isReferenceShared = await checkReference(trx, box.host_id, { reference, isShared })
    const detail = isReferenceShared ? `${reference}, which the bank gave to several` : reference
    return { outcome: { state: 'paid', reference, isReferenceShared }, detail }
  })

/** `reason`: the bank's words, or the administrator's; null of a whole batch. */
type NotPaid = About & { reason: string | null }

/** It was not carried out, and will not be: it is open again. A repetition is success. Throws Failure: `notFound`, `payoutNotOpen`. */
export const markNotPaid = (deps: Deps, { reason, ...about }: NotPaid): Promise<void> =>
  say(deps, 'not-paid', about, async () => ({
    outcome: { state: 'cancelled', failureText: reason },
    detail: reason ?? '',
  }))

/** The same of all that is open in a batch. */
export async function markBatchNotPaid(
  deps: Deps,
  { batchId, adminId }: { batchId: string; adminId: string },
) {
  const attempts = await deps.db
    .selectFrom('payout_attempts')
    .selectAll()
    .where('batch_id', '=', batchId)
    .execute()
  if (attempts.length === 0) throw new Failure('notFound')
  for (const { id } of attempts.filter(isLive))
    await markNotPaid(deps, { attemptId: id, reason: null, adminId })
}

/** `isUpiIdAtFault`: the UPI ID or the bank account; false where the bank could not take it for now, and the host can do nothing about it. */
type Returned = About & { reason: string; isUpiIdAtFault: boolean }

/**
 * The provider reports what it gets back; of our own bank an administrator knows. It is owed again. A repetition is success. Throws
 * Failure: `notFound`; `payoutNotReturnable` where it was not paid by hand.
 */
export const markReturned = (deps: Deps, { reason, isUpiIdAtFault, ...about }: Returned): Promise<void> =>
  say(deps, 'mark-returned', about, async ({ attempt }) => {
    const failure = isUpiIdAtFault && destinationOf(attempt) !== null ? 'destination' : 'bank'
    const detail = `${attempt.reference}: ${reason}`
    return { outcome: { state: 'returned', failure, failureText: reason }, detail }
  })

/** `state`: of an attempt of which it was said before. */
const SAYINGS = {
  'mark-paid': { logged: 'payout-marked-paid', state: 'paid', refusal: 'payoutNotOpen' },
  'not-paid': { logged: 'payout-not-paid', state: 'cancelled', refusal: 'payoutNotOpen' },
  'mark-returned': { logged: 'payout-marked-returned', state: 'returned', refusal: 'payoutNotReturnable' },
} as const

async function say(
  deps: Deps,
  saying: keyof typeof SAYINGS,
  { attemptId, adminId, reference }: About & { reference?: string },
  outcomeOf: (
    locked: LockedAttempt,
    trx: Transaction<Database>,
  ) => Promise<{ outcome: Outcome; detail: string }>,
): Promise<void> {
  const { logged: action, state, refusal } = SAYINGS[saying]
  await inTransaction(deps.db, async (trx) => {
    const locked = await lockAttempt(trx, attemptId)
    if (!locked) throw new Failure('notFound')
    const { payout, attempt } = locked
    if (!actionsOn(payout, attempt).includes(saying)) {
      if (attempt.state !== state || (state === 'paid' && attempt.channel !== 'by-hand'))
        throw new Failure(refusal)
      if (reference !== undefined && attempt.reference !== reference) throw new Failure('payoutMarkedBefore')
      return
    }
    const { outcome, detail } = await outcomeOf(locked, trx)
    await recordOutcome(trx, deps, locked, outcome)
    await logAdminAction(trx, { action, payoutId: payout.id, adminId, detail, now: deps.now })
  })
}
