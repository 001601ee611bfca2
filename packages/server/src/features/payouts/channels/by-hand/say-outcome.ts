// An administrator says what became of an attempt: it was paid, it was not, or the money came back.
import { formatPaise } from '@lifafa/contract/money'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { type Kysely, sql, type Transaction } from 'kysely'
import { logAdminAction } from '../../../../audit-log/writes.ts'
import { scheduleCheck } from '../../../../db/claim-due.ts'
import type { Database, Row } from '../../../../db/tables.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../../http/failure.ts'
import { type Outcome, recordOutcome } from '../../attempts/record-outcome.ts'
import type { PlanDeps } from '../../plan/hold-or-send.ts'
import { type LockedAttempt, lockAttempt, lockBoxes } from '../../plan/lock-box.ts'
import { planLockedBoxes } from '../../plan/plan-box.ts'
import { actionsOn } from '../../rules/actions.ts'
import { destinationOf } from '../../rules/destination.ts'
import { isLive } from '../../rules/states.ts'

export type Deps = Omit<PlanDeps, 'maySend'>
type About = { attemptId: string; adminId: string }

/**
 * `paid`: with the bank's reference, which it gave to payouts of several hosts where `is_shared`. `not-paid`: it was not carried out, and will
 * not be; `reason` in the bank's words or the administrator's, null of a whole batch. `returned`: the provider reports what it gets back, of
 * our own bank an administrator knows. `upi_id_at_fault`: nothing can be paid to the UPI ID or the bank account, and the host is asked for
 * another; false where the host can do nothing about it.
 */
type Said =
  | { outcome: 'paid'; reference: string; is_shared: boolean }
  | { outcome: 'not-paid'; reason: string | null; upi_id_at_fault: boolean }
  | { outcome: 'returned'; reason: string; upi_id_at_fault: boolean }

/** `state`: of an attempt of which it was said before. */
const SAYINGS = {
  paid: { action: 'mark-paid', logged: 'payout-marked-paid', state: 'paid', refusal: 'payoutNotOpen' },
  'not-paid': { action: 'not-paid', logged: 'payout-not-paid', state: 'cancelled', refusal: 'payoutNotOpen' },
  returned: {
    action: 'mark-returned',
    logged: 'payout-marked-returned',
    state: 'returned',
    refusal: 'payoutNotReturnable',
  },
} as const

/**
 * To whom and how much cannot have changed since the administrator was told to pay it. A repetition is success, recorded once. Throws
 * Failure: `notFound`; `payoutMarkedBefore` with another reference; `payoutNotOpen`; `payoutReferenceUsed`; `payoutNotReturnable` where it
 * was not paid by hand.
 */
export const sayOutcome = (deps: Deps, about: About, said: Said): Promise<void> =>
  inTransaction(deps.db, (trx) => say(trx, deps, about, said))

async function say(
  trx: Transaction<Database>,
  deps: Deps,
  { attemptId, adminId }: About,
  said: Said,
): Promise<void> {
  const { action, logged, state, refusal } = SAYINGS[said.outcome]
  const locked = await lockAttempt(trx, attemptId)
  if (!locked) throw new Failure('notFound')
  const { payout, attempt } = locked
  if (!actionsOn(payout, attempt).includes(action)) {
    const isSaid = attempt.state === state || (said.outcome === 'not-paid' && attempt.state === 'failed')
    if (!isSaid) throw new Failure(refusal)
    if (said.outcome === 'paid' && attempt.reference?.toUpperCase() !== said.reference)
      throw new Failure('payoutMarkedBefore')
    return
  }
  const { detail, ...outcome } = await outcomeOf(trx, locked, said)
  await recordOutcome(trx, deps, locked, outcome)
  if ('failure' in outcome) await planNow(trx, deps, payout)
  await logAdminAction(trx, { action: logged, payoutId: payout.id, adminId, detail, now: deps.now })
}

/** The page shows at once what the payout waits for. The next look sets off the debts of other boxes, which are not locked here. */
async function planNow(
  trx: Transaction<Database>,
  deps: Deps,
  { event_box_id: id, host_id }: Row<'payouts'>,
): Promise<void> {
  await planLockedBoxes(trx, { ...deps, maySend: false }, [{ id, host_id }])
  await scheduleCheck(trx, 'event_boxes', id, deps.now)
}

/** With the detail for the audit log. */
async function outcomeOf(
  trx: Transaction<Database>,
  { payout, attempt }: LockedAttempt,
  said: Said,
): Promise<Outcome & { detail: string }> {
  if (said.outcome === 'paid') {
    const { reference } = said
    const is_reference_shared = await checkReference(trx, payout.host_id, said)
    const detail = is_reference_shared ? `${reference}, which the bank gave to several` : reference
    return { state: 'paid', reference, is_reference_shared, detail }
  }
  const { reason: failure_text } = said
  const failure = said.upi_id_at_fault && destinationOf(attempt) !== null ? 'destination' : 'bank'
  if (said.outcome === 'returned')
    return { state: 'returned', failure, failure_text, detail: `${attempt.reference}: ${failure_text}` }
  const why = { failure_text, detail: failure_text ?? '' }
  return failure === 'destination' ? { state: 'failed', failure, ...why } : { state: 'cancelled', ...why }
}

type NamedAttempt = Row<'payout_attempts'> &
  Pick<Row<'payouts'>, 'host_id' | 'number'> & {
    payout_state: Row<'payouts'>['state']
    host: string
    box: string
  }

/** Attempts with these ids, and payments that have these references, in capitals: one that came back keeps its own. The latest payment comes first. */
export async function listNamed(
  db: Kysely<Database>,
  { ids = [], references }: { ids?: readonly string[]; references: readonly string[] },
): Promise<NamedAttempt[]> {
  const { rows } = await sql<NamedAttempt>`
    select a.*, p.host_id, p.number, p.state as payout_state, h.first_name || ' ' || h.last_name as host, b.name as box
    from payout_attempts a join payouts p on p.id = a.payout_id join hosts h on h.id = p.host_id
      join event_boxes b on b.id = p.event_box_id
    where a.id = any(${ids}::uuid[])
      or (upper(a.reference) = any(${references}::text[]) and a.reference is not null and a.state in ('paid', 'returned'))
    order by a.paid_at desc nulls last`.execute(db)
  return rows
}

/**
 * Returns whether another payment has the reference; the caller's transaction has it for itself until it ends. Two payments of one host
 * never share one: one of them was not made. Throws Failure `payoutReferenceUsed`, which names the other payout, unless `is_shared` says that
 * the bank gave one reference to payouts of several hosts.
 */
async function checkReference(
  trx: Transaction<Database>,
  hostId: string,
  { reference, is_shared }: { reference: string; is_shared: boolean },
): Promise<boolean> {
  // The lock lets the second of two administrators who mark payouts at once see the first one’s.
  await sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 0))`.execute(trx)
  const others = await listNamed(trx, { references: [reference] })
  const ofHost = others.find(({ host_id }) => host_id === hostId)
  const other = ofHost ?? others[0]
  if (other && (ofHost || !is_shared)) {
    const { amount_paise, host, box } = other
    const message = adminRefusals.referenceUsedFor(reference, formatPaise(amount_paise), host, box)
    throw fieldFailure('reference', message, 'payoutReferenceUsed')
  }
  return other !== undefined
}

/**
 * Nothing that is open in a batch was paid: all of it at once, as a colleague may be marking what the bank has paid. A repetition is success.
 * Throws Failure: `payoutChanged` where an outcome came after the page was read: the bank has the file then, and pays the rest of it;
 * `payoutNotOpen` where the provider has one of them by its sheet.
 */
export const markBatchNotPaid = (
  deps: Deps,
  { batchId, seen, adminId }: { batchId: string; seen: { open: number }; adminId: string },
): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const read = () =>
      trx
        .selectFrom('payout_attempts')
        .innerJoin('payouts', 'payouts.id', 'payout_id')
        .selectAll('payout_attempts')
        .select('event_box_id')
        .where('batch_id', '=', batchId)
        .execute()
    await lockBoxes(
      trx,
      (await read()).map(({ event_box_id }) => event_box_id),
    )
    const attempts = await read()
    const said = { outcome: 'not-paid', reason: null, upi_id_at_fault: false } as const
    const live = attempts.filter(isLive)
    const notPaid = attempts.filter(({ paid_at }) => paid_at === null)
    const isAsSeen = live.length === 0 ? notPaid.length >= seen.open : live.length === seen.open
    if (!isAsSeen) throw new Failure('payoutChanged')
    if (live.some(({ provider_payout_id }) => provider_payout_id !== null)) throw new Failure('payoutNotOpen')
    for (const { id: attemptId } of live) await say(trx, deps, { attemptId, adminId }, said)
  })
