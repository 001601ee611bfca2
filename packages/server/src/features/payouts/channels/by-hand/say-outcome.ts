// An administrator says what became of an attempt: it was paid, it was not, or the money came back.
import type { Transaction } from 'kysely'
import { logAdminAction } from '../../../../audit-log/writes.ts'
import type { AuditAction, Database, Row } from '../../../../db/tables.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import { Failure } from '../../../../http/failure.ts'
import type { Services } from '../../../../services.ts'
import { type Outcome, recordOutcome } from '../../attempts/record-outcome.ts'
import { lockAttempt } from '../../plan/lock-box.ts'
import { actionsOn } from '../../rules/actions.ts'
import { isLive } from '../../rules/states.ts'
import { checkReference } from './shared-reference.ts'

export type Deps = Pick<Services, 'db' | 'jobs' | 'settings'> & { now: Date }
type Paid = {
  attemptId: string
  /** The bank's. */
  reference: string
  /** The bank gave this reference to payouts of several hosts. */
  isShared?: boolean
  adminId: string
}

/**
 * The attempt was locked when the administrator was told to pay it: to whom and how much cannot have changed. A repetition is success,
 * recorded once. Throws Failure: `notFound`; `payoutMarkedBefore` with another reference; `payoutNotOpen`; `payoutReferenceUsed`.
 */
export const markPaid = (
  deps: Deps,
  { attemptId, reference, isShared = false, adminId }: Paid,
): Promise<void> =>
  say(deps, { attemptId, action: 'payout-marked-paid', adminId }, async (trx, { attempt, mayDo, hostId }) => {
    if (attempt.state === 'paid' && attempt.channel === 'by-hand') {
      if (attempt.reference !== reference) throw new Failure('payoutMarkedBefore')
      return undefined
    }
    if (!mayDo('mark-paid')) throw new Failure('payoutNotOpen')
    const isReferenceShared = await checkReference(trx, hostId, { reference, isShared })
    const detail = isReferenceShared ? `${reference}, which the bank gave to several` : reference
    return { outcome: { state: 'paid', reference, isReferenceShared }, detail }
  })

/** `reason`: the bank's words, or the administrator's; null of a whole batch. */
type NotPaid = { attemptId: string; reason: string | null; adminId: string }

/** It was not carried out, and will not be: it is open again. A repetition is success. Throws Failure: `notFound`, `payoutNotOpen`. */
export const markNotPaid = (deps: Deps, { attemptId, reason, adminId }: NotPaid): Promise<void> =>
  say(deps, { attemptId, action: 'payout-not-paid', adminId }, async (_, { attempt, mayDo }) => {
    if (attempt.state === 'cancelled') return undefined
    if (!mayDo('not-paid')) throw new Failure('payoutNotOpen')
    return { outcome: { state: 'cancelled', failureText: reason }, detail: reason ?? '' }
  })

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

type Returned = NotPaid & {
  reason: string
  /** False where the bank could not take it for now, and the host can do nothing about it. */
  isUpiIdAtFault: boolean
}

/**
 * The provider reports what it gets back; of our own bank an administrator knows. It is owed again. A repetition is success. Throws
 * Failure: `notFound`; `payoutNotReturnable` where it was not paid by hand.
 */
export const markReturned = (
  deps: Deps,
  { attemptId, reason, isUpiIdAtFault, adminId }: Returned,
): Promise<void> =>
  say(deps, { attemptId, action: 'payout-marked-returned', adminId }, async (_, { attempt, mayDo }) => {
    if (attempt.state === 'returned') return undefined
    if (!mayDo('mark-returned')) throw new Failure('payoutNotReturnable')
    const failure = isUpiIdAtFault && attempt.upi_id !== null ? 'destination' : 'bank'
    return {
      outcome: { state: 'returned', failure, failureText: reason },
      detail: `${attempt.reference}: ${reason}`,
    }
  })

type Said = { attemptId: string; action: Extract<AuditAction, `payout-${string}`>; adminId: string }
type Found = {
  attempt: Row<'payout_attempts'>
  hostId: string
  mayDo: (action: ReturnType<typeof actionsOn>[number]) => boolean
}

/** `decide` answers undefined where it was said before. */
async function say(
  deps: Deps,
  { attemptId, action, adminId }: Said,
  decide: (
    trx: Transaction<Database>,
    found: Found,
  ) => Promise<{ outcome: Outcome; detail: string } | undefined>,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const locked = await lockAttempt(trx, attemptId)
    if (!locked) throw new Failure('notFound')
    const { box, payout, attempt } = locked
    const mayDo: Found['mayDo'] = (wanted) => actionsOn(payout, attempt).includes(wanted)
    const said = await decide(trx, { attempt, hostId: box.host_id, mayDo })
    if (!said) return
    await recordOutcome(trx, deps, locked, said.outcome)
    await logAdminAction(trx, { action, payoutId: payout.id, adminId, detail: said.detail, now: deps.now })
  })
}
