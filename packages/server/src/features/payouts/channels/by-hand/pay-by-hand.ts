// Starts attempts that an administrator pays from our bank: one by one, or many in a batch. From then on nobody else pays them.
import type { Answer } from '@lifafa/contract/endpoint'
import { type adminGetBankFile, isForFile, MAX_BANK_ROWS } from '@lifafa/contract/endpoints/admin/bank-files'
import type { adminPayByHand, BankFileFormat } from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { type HoldReason, holdOf } from '@lifafa/contract/payout-holds'
import { bankFileSentences } from '@lifafa/contract/sentences/admin/bank-files'
import { logAdminAction } from '../../../../audit-log/writes.ts'
import { getRestoredAt } from '../../../../db/installation.ts'
import type { Paise } from '../../../../db/tables.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import { Failure } from '../../../../http/failure.ts'
import { payoutNotes } from '../../../../provider/objects/payouts.ts'
import { type BankPayment, layOut } from '../../../../provider/payment-sheets.ts'
import type { Services } from '../../../../services.ts'
import { whyWrong } from '../../../../upi-id-checks/rules.ts'
import { startAttempts } from '../../attempts/start-attempts.ts'
import { limitToday, type PlanDeps, readLimit } from '../../plan/hold-or-send.ts'
import { lockBoxes, lockPayout } from '../../plan/lock-box.ts'
import { type PlannedBox, planLockedBoxes } from '../../plan/plan-box.ts'
import { sumOf } from '../../reads/payouts.ts'
import { actionsOn, hidesReason } from '../../rules/actions.ts'
import {
  bankAccountText,
  columnsOf,
  type DestinationColumns,
  destinationOf,
  NO_DESTINATION,
} from '../../rules/destination.ts'
import { isLive } from '../../rules/states.ts'

type Deps = Omit<PlanDeps, 'maySend'>
/** `seen`: what the page showed. */
type Wanted = {
  payoutId: string
  seen: {
    upi_id: string | null
    bank_account: string | null
    amount_paise: Paise
    hold_reason: HoldReason | null
  }
  adminId: string
}

/**
 * Plans the box first: the amount is what is available now. Answers the attempt that the administrator is to pay, and where to. A UPI ID
 * that is not the host's, or that no bank knows, is never paid. A repetition finds the attempt, and since when it is locked; another
 * administrator is refused: both would pay. Throws Failure: `notFound`;
 * `payoutNotOpen`; `payoutStopped` where our books of it are wrong; `payoutChanged` where destination, amount or hold differ from `seen`,
 * or are no longer available.
 */
export async function payByHand(
  deps: Deps,
  { payoutId, seen, adminId }: Wanted,
): Promise<Omit<Answer<typeof adminPayByHand>, 'success'>> {
  const { db, now } = deps
  return inTransaction(db, async (trx) => {
    const { event_box_id: id, host_id } = await lockPayout(trx, payoutId)
    const planned = await planLockedBoxes(trx, { ...deps, maySend: false }, [{ id, host_id }])
    const locked = planned
      .flatMap(({ attempts }) => attempts.filter(isLive))
      .find(
        ({ payout_id, batch_id, started_by }) =>
          payout_id === payoutId && batch_id === null && started_by === adminId,
      )
    if (locked) {
      if (!isAsSeen(locked, locked.amount_paise, seen)) throw new Failure('payoutChanged')
      return { attempt: locked.id, ...placeIn(locked), since: locked.created_at.toISOString() }
    }
    const payable = listPayable(planned, now).find(({ payout }) => payout.id === payoutId)
    if (!payable) throw new Failure('payoutNotOpen')
    if (payable.isStopped) throw new Failure('payoutStopped')
    const { host, payout } = payable
    const { amount_paise, hold_reason } = payout
    if (!isAsSeen(host, amount_paise, seen) || lastingHold(hold_reason) !== lastingHold(seen.hold_reason))
      throw new Failure('payoutChanged')
    const to = whyWrong(host.check) ? NO_DESTINATION : columnsOf(host)
    const start = { ...payable, host: { ...host, ...to } }
    const [attempt = ''] = await startAttempts(trx, [start], { channel: 'by-hand', adminId, now })
    await logAdminAction(trx, { action: 'payout-paid-by-hand', payoutId, adminId, now })
    return { attempt, ...placeIn(to), since: null }
  })
}

/** As the dialog tells it. */
const placeIn = (to: DestinationColumns) => ({
  upi_id: to.upi_id,
  bank_account: bankAccountText(to, 'whole'),
})

/** The page tells the administrator to pay what it showed, or nowhere: also where the answer to the first call was lost. */
const isAsSeen = (to: DestinationColumns, amountPaise: Paise, seen: Wanted['seen']): boolean =>
  amountPaise === seen.amount_paise &&
  (destinationOf(to) === null ||
    (bankAccountText(to, 'masked') ?? to.upi_id) === (seen.bank_account ?? seen.upi_id))

/** A hold that time ends may come or go while the page is read. */
const lastingHold = (reason: HoldReason | null): HoldReason | null =>
  reason !== null && holdOf(reason) === 'not-before' ? null : reason

/** Open ones alone: none has a live attempt. */
const listPayable = (planned: readonly PlannedBox[], now: Date) =>
  planned.flatMap(({ payouts, ...facts }) =>
    payouts
      .filter((payout) =>
        actionsOn(payout, undefined, hidesReason(payout, facts.host, now)).includes('pay-by-hand'),
      )
      .map((payout) => ({ payout, ...facts })),
  )

/**
 * Puts the chosen payouts into a batch, or all that are open and not held where none is chosen: the most urgent first, each at most once,
 * since its attempt lives until somebody says what became of it. Among all, a UPI ID gets no more than its limit of a day. Leaves out what
 * cannot be paid by hand or among many, or to nowhere, and boxes whose books are wrong. Answers the batch; null where nothing is left.
 * Throws Failure `payoutsNotCompared`: after a restored backup what was paid by hand since stands there as unpaid.
 */
export async function makeBatch(
  deps: Deps,
  { ids, format, adminId }: { ids: readonly string[]; format: BankFileFormat; adminId: string },
): Promise<{ batch: string | null; has_more: boolean }> {
  const { db, now } = deps
  if (await getRestoredAt(db)) throw new Failure('payoutsNotCompared')
  const open = await db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'host_id')
    .select(['payouts.id', 'event_box_id', 'amount_paise'])
    .select(['upi_id', 'bank_account', 'ifsc', 'bank_account_name'])
    .where('state', '=', 'open')
    .where((is) => (ids.length > 0 ? is('payouts.id', 'in', ids) : is('hold', 'is', null)))
    .orderBy('due_on')
    .orderBy('event_box_id')
    .orderBy('number')
    .execute()
  // Without those over their limit: enough of them would keep all others out.
  const mayGetToday = await readLimit(db, deps, ids.length > 0 ? [] : open)
  const wanted = open.filter((payout) => mayGetToday(payout, payout))
  const chosen = wanted.slice(0, MAX_BANK_ROWS)
  return inTransaction(db, async (trx) => {
    const boxes = await lockBoxes(
      trx,
      chosen.map(({ event_box_id }) => event_box_id),
    )
    const planned = await planLockedBoxes(trx, { ...deps, maySend: false }, boxes)
    const listed = listPayable(planned, now)
      .filter(({ host, isStopped }) => !isStopped && destinationOf(host) !== null)
      .filter(({ payout }) => chosen.some(({ id }) => id === payout.id))
      .filter(({ payout }) => (ids.length > 0 ? isForFile(payout.hold_reason) : payout.hold === null))
    const ofAll = ids.length === 0 ? listed.map(({ host }) => host) : []
    const isWithinLimit = await limitToday(trx, deps, ofAll)
    const payable = listed.filter(({ payout, host }) => isWithinLimit(payout, host))
    if (payable.length === 0) return { batch: null, has_more: false }
    const { id: batchId } = await trx
      .insertInto('payout_batches')
      .values({ created_by: adminId, created_at: now, format })
      .returning('id')
      .executeTakeFirstOrThrow()
    await startAttempts(trx, payable, { channel: 'by-hand', batchId, adminId, now })
    const detail = sumText(payable.map(({ payout }) => payout))
    await logAdminAction(trx, { action: 'payouts-listed', adminId, detail, now })
    return { batch: batchId, has_more: wanted.length > MAX_BANK_ROWS }
  })
}

const sumText = (rows: readonly { amount_paise: Paise }[]) =>
  bankFileSentences.listed(rows.length, formatPaise(sumOf(rows)))

/**
 * The file for the bank of a batch, also for an administrator who has lost it; without payments whose outcome was said since: they may be
 * in another file. It holds bank accounts: the audit log says who has it. Throws Failure: `notFound` where there is none such;
 * `payoutsNotCompared`.
 */
export const downloadBatch = (
  { db, providerSettings, now }: Pick<Deps, 'db' | 'now'> & Pick<Services, 'providerSettings'>,
  { batchId, adminId }: { batchId: string; adminId: string },
): Promise<Omit<Answer<typeof adminGetBankFile>, 'success'>> =>
  inTransaction(db, async (trx) => {
    if (await getRestoredAt(trx)) throw new Failure('payoutsNotCompared')
    const attempts = await trx
      .selectFrom('payout_attempts')
      .innerJoin('payouts', 'payouts.id', 'payout_id')
      .innerJoin('payout_batches', 'payout_batches.id', 'batch_id')
      .selectAll('payout_attempts')
      .select(['format', 'event_box_id', 'number', 'payout_batches.created_at as made_at'])
      .where('batch_id', '=', batchId)
      .where('payout_attempts.state', '=', 'submitted')
      .orderBy('event_box_id')
      .orderBy('number')
      .execute()
    const [first] = attempts
    if (!first) throw new Failure('notFound')
    const payments = attempts.flatMap((attempt): BankPayment[] => {
      const { id: reference, amount_paise: amountPaise, payee_name, event_box_id, number } = attempt
      const destination = destinationOf(attempt)
      if (!destination) return []
      const notes = payoutNotes(event_box_id, number, destination)
      return [{ reference, destination, payeeName: payee_name ?? '', amountPaise, notes }]
    })
    await logAdminAction(trx, { action: 'payouts-downloaded', adminId, detail: sumText(attempts), now })
    const table = layOut(first.format, payments, providerSettings.payoutAccount)
    return { ...table, total_paise: sumOf(attempts), at: first.made_at.toISOString() }
  })
