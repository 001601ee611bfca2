// Takes one attempt further at RazorpayX: sends it exactly once, whatever became of earlier calls, or asks about it.
import type { Transaction } from 'kysely'
import { raise } from '../../../../alarms.ts'
import { scheduleCheck } from '../../../../db/claim-due.ts'
import type { Database, Row } from '../../../../db/tables.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import type { PayoutOrder, PayoutProvider, SentPayouts } from '../../../../provider/objects/payouts.ts'
import { failureOfRefusal } from '../../../../provider/payout-failures.ts'
import { type PaymentProvider, ProviderError, undefinedIfUnknown } from '../../../../provider/provider.ts'
import { whyWrong } from '../../../../upi-id-checks/rules.ts'
import { recordOutcome } from '../../attempts/record-outcome.ts'
import { savePayouts } from '../../attempts/start-attempts.ts'
import { type LockedAttempt, lockAttempt } from '../../plan/lock-box.ts'
import { readFacts } from '../../reads/available.ts'
import { available } from '../../rules/available.ts'
import { destinationOf, isSameDestination } from '../../rules/destination.ts'
import { holdFor, NO_HOLD } from '../../rules/hold-reason.ts'
import { NEUTRAL_PAYEE_NAME } from '../../rules/payee-name.ts'
import { DAY_MS, isLive, nextCheck } from '../../rules/states.ts'
import { type Applied, applyReport, type ReportDeps } from './apply-report.ts'

/** Then a person decides whether it was paid. The provider remembers an idempotency key for seven days (docs/razorpay.md §7.1). */
const UNKNOWN_FOR_MS = 3 * DAY_MS

type Attempt = Row<'payout_attempts'>
type Deps = ReportDeps & { provider: Pick<PaymentProvider, 'payouts' | 'sentPayouts'> }

/**
 * Applies what the provider has of an attempt. Otherwise sends it, where `maySend`. One that the provider cannot have, and that is not sent
 * now, is open again: its payout is decided anew. One that the provider may have, and has not shown for three days, or cannot be asked
 * about, or denies to have after it had accepted it, is an administrator's task. Throws ProviderError where that is not known: the same request is sent again, with the same key.
 */
export async function processAttempt(deps: Deps, attempt: Attempt, maySend: boolean): Promise<void> {
  const { payouts, sentPayouts } = deps.provider
  if (sentPayouts && (await poll(deps, sentPayouts, attempt))) return
  // An administrator said what became of one that the provider does not have.
  if (!isLive(attempt))
    return scheduleCheck(deps.db, 'payout_attempts', attempt.id, nextCheck(attempt, deps.now))
  const isSubmitting = attempt.state === 'submitting'
  const mayBeThere = !isSubmitting || attempt.asked_at !== null
  if (mayBeThere && (!sentPayouts || !isSubmitting || isUnknownForLong(attempt, deps.now)))
    return giveToOperator(deps, attempt)
  const order = await prepare(deps, attempt, maySend)
  if (payouts && order) await submit(deps, payouts, attempt, order)
}

/** True where the provider has it. An answer to its sending may be lost, or a restored backup may lack that it was sent. */
async function poll(deps: ReportDeps, provider: SentPayouts, attempt: Attempt): Promise<boolean> {
  const { id, provider_payout_id } = attempt
  const found = await (provider_payout_id
    ? undefinedIfUnknown(provider.fetch(provider_payout_id))
    : provider.find(id))
  if (found) await applyReport(deps, found)
  return found !== undefined
}

async function submit(
  deps: ReportDeps,
  payouts: PayoutProvider,
  attempt: Attempt,
  order: PayoutOrder,
): Promise<void> {
  try {
    await applyReport(deps, await payouts.send(order))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { outcome } = error
    if (outcome === 'unauthorized' || outcome === 'unavailable') await noteNotCarriedOut(deps, attempt)
    if (outcome !== 'refused') throw error
    // The provider may refuse a repetition of what it had accepted.
    if (!(await poll(deps, payouts, attempt))) await fail(deps, attempt, error)
  }
}

const isUnknownForLong = ({ asked_at }: Attempt, now: Date): boolean =>
  asked_at !== null && now.getTime() - asked_at.getTime() > UNKNOWN_FOR_MS

/** For webhooks: the provider is asked; without an account number it cannot be. Answers the outcome in a word. Throws ProviderError. */
export async function applyPayoutEvent(deps: Deps, providerPayoutId: string): Promise<Applied | 'forged'> {
  const asked = deps.provider.sentPayouts?.fetch(providerPayoutId)
  if (!asked) return 'unknown-payout'
  const payout = await undefinedIfUnknown(asked)
  return payout ? applyReport(deps, payout) : 'forged'
}

/**
 * Undefined where it must not be sent: it has ended, waits for a person, or would not be started now. One that the provider cannot have is
 * ended then; what it may have is only looked up.
 */
const prepare = (deps: ReportDeps, { id }: Attempt, maySend: boolean): Promise<PayoutOrder | undefined> =>
  inTransaction(deps.db, async (trx) => {
    const locked = await lockAttempt(trx, id)
    if (locked?.attempt.state !== 'submitting' || isUnknownForLong(locked.attempt, deps.now)) return undefined
    const { payout, attempt } = locked
    const { event_box_id: boxId, host_id: hostId, number } = payout
    const { payee_name: payeeName, amount_paise: amountPaise, asked_at } = attempt
    const destination = destinationOf(attempt)
    const isSent = maySend && (await wouldStartNow(trx, deps, locked))
    if (!isSent || destination === null || payeeName === null) {
      if (asked_at === null) await recordOutcome(trx, deps, locked, { state: 'cancelled' })
      return undefined
    }
    if (asked_at === null)
      await trx.updateTable('payout_attempts').set({ asked_at: deps.now }).where('id', '=', id).execute()
    // While it is sent again, nobody may say that it was not paid.
    if (payout.hold !== null) await savePayouts(trx, [{ ...payout, ...NO_HOLD }], deps.now)
    return { id, boxId, number, hostId, payeeName, destination, amountPaise }
  })

/** Its books are right, the host is active and is to be paid there still, as far as we know, and the amount is available but for it. */
async function wouldStartNow(
  trx: Transaction<Database>,
  { settings: { waitForSettlement }, now }: ReportDeps,
  { payout: { event_box_id: boxId, host_id }, attempt }: LockedAttempt,
): Promise<boolean> {
  const ofHost = await readFacts(trx, [host_id], { waitForSettlement, now, without: attempt.id })
  const facts = ofHost.find(({ id }) => id === boxId)
  if (facts?.host.deactivated_at !== null || !isSameDestination(facts.host, attempt)) return false
  if (whyWrong(facts.host.check) !== undefined) return false
  return !facts.isStopped && (available(ofHost).get(boxId) ?? 0) >= attempt.amount_paise
}

/**
 * Undoes the note that the provider was asked, where it was not before this call. A process that slept past its lease leaves it: another
 * one may have sent the attempt meanwhile. A transaction begins again: on Citus, attempts that are refused at once may be in a deadlock.
 */
const noteNotCarriedOut = ({ db }: ReportDeps, { id, asked_at, check_at }: Attempt): Promise<unknown> =>
  inTransaction(db, (trx) =>
    trx
      .updateTable('payout_attempts')
      .set({ asked_at })
      .where('id', '=', id)
      .where('state', '=', 'submitting')
      .where('check_at', '=', check_at)
      .execute(),
  )

/** With an alarm for what is ours. */
async function fail(deps: ReportDeps, known: Attempt, { refusal, message }: ProviderError): Promise<void> {
  const told = failureOfRefusal(refusal)
  // A refused name is ours once the neutral name was refused, too.
  const failure = told === 'payee-name' && known.payee_name === NEUTRAL_PAYEE_NAME ? 'ours' : told
  const isNew = await inTransaction(deps.db, async (trx) => {
    const locked = await lockAttempt(trx, known.id)
    if (locked?.attempt.state !== 'submitting') return false
    await recordOutcome(trx, deps, locked, { state: 'failed', failure, failure_text: message })
    return true
  })
  if (isNew && failure === 'ours') raise(deps.log, 'payout-refused', { payout: known.payout_id, ...refusal })
}

/** It is looked up on, once a day; an administrator says that it was paid, or that it was not. */
async function giveToOperator(deps: ReportDeps, { id, payout_id, state }: Attempt): Promise<void> {
  const { db, now, log } = deps
  const isNew = await inTransaction(db, async (trx) => {
    const locked = await lockAttempt(trx, id)
    if (locked?.attempt.state !== state) return false
    await scheduleCheck(trx, 'payout_attempts', id, new Date(now.getTime() + DAY_MS))
    await savePayouts(trx, [{ ...locked.payout, ...holdFor('unknown-outcome') }], now)
    return locked.payout.hold === null
  })
  if (isNew) raise(log, 'payout-refused', { payout: payout_id, outcome: 'unknown' })
}
