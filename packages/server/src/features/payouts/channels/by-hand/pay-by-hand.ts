// Starts attempts that an administrator pays from our bank: one by one, or many in a batch. From then on nobody else pays them.
import { type BankFileFormat, MAX_BANK_ROWS } from '@lifafa/contract/endpoints/admin/bank-files'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences } from '@lifafa/contract/sentences/admin/bank-files'
import type { Transaction } from 'kysely'
import { logAdminAction } from '../../../../audit-log/writes.ts'
import { isSendingStopped } from '../../../../books/sending-stops.ts'
import { getRestoredAt } from '../../../../db/installation.ts'
import type { Database, Paise, Row } from '../../../../db/tables.ts'
import { inTransaction } from '../../../../db/transaction.ts'
import { Failure } from '../../../../http/failure.ts'
import { type BankPayment, layOut } from '../../../../provider/payment-sheets.ts'
import type { Services } from '../../../../services.ts'
import { startAttempt } from '../../attempts/start-attempt.ts'
import { lockBox } from '../../plan/lock-box.ts'
import { type PlanDeps, planLockedBox } from '../../plan/plan-box.ts'
import { listAttempts, listPayouts, readPayee } from '../../reads/payouts.ts'
import { actionsOn } from '../../rules/actions.ts'
import { bankAccountText, destinationOf } from '../../rules/destination.ts'
import { nameFor } from '../../rules/payee-name.ts'

type Deps = Omit<PlanDeps, 'maySend'>
/** `seen`: what the page showed. */
type Wanted = {
  payoutId: string
  seen: { upiId: string | null; bankAccount: string | null; amountPaise: Paise }
  adminId: string
}

/**
 * Answers the attempt that the administrator is to pay, and the whole bank account. A repetition finds the attempt, and another
 * administrator is refused: both would pay. Throws Failure: `notFound`; `payoutNotOpen`; `payoutStopped`; `payoutChanged` where destination
 * or amount differ from `seen`, or are no longer available.
 */
export async function payByHand(
  deps: Deps,
  { payoutId, seen, adminId }: Wanted,
): Promise<{ attempt: string; bankAccount: string | null }> {
  const known = await deps.db
    .selectFrom('payouts')
    .select('event_box_id')
    .where('id', '=', payoutId)
    .executeTakeFirst()
  if (!known) throw new Failure('notFound')
  return inTransaction(deps.db, async (trx) => {
    const before = await findPayable(trx, deps, known.event_box_id, payoutId)
    if (before.live?.started_by === adminId) return lockedOf(before.live)
    if (before.live) throw new Failure('payoutNotOpen')
    const { box, payout, host, payeeName } = before
    const isAsSeen =
      payout.amount_paise === seen.amountPaise &&
      host.upi_id === seen.upiId &&
      bankAccountText(host, 'masked') === seen.bankAccount
    if (!isAsSeen) throw new Failure('payoutChanged')
    const { now } = deps
    const to = { destination: destinationOf(host), payeeName }
    const attempt = await startAttempt(trx, { box, payout, channel: 'by-hand', ...to, adminId, now })
    await logAdminAction(trx, { action: 'payout-paid-by-hand', payoutId, adminId, now })
    return lockedOf(attempt)
  })
}

const lockedOf = (attempt: Row<'payout_attempts'>) => ({
  attempt: attempt.id,
  bankAccount: bankAccountText(attempt, 'whole'),
})

/** Plans the box first: the amount is what is available now. Throws Failure: `payoutNotOpen`; `payoutStopped` where our books of it are wrong. */
async function findPayable(trx: Transaction<Database>, deps: Deps, boxId: string, payoutId: string) {
  const box = await lockBox(trx, boxId)
  await planLockedBox(trx, { ...deps, maySend: false }, box)
  const payout = (await listPayouts(trx, boxId)).find(({ id }) => id === payoutId)
  const attempts = await listAttempts(trx, boxId)
  const last = attempts.findLast(({ payout_id }) => payout_id === payoutId)
  if (payout?.state === 'paying' && last?.channel === 'by-hand' && last.batch_id === null)
    return { live: last }
  if (!payout || !actionsOn(payout, last).includes('pay-by-hand')) throw new Failure('payoutNotOpen')
  if (await isSendingStopped(trx, boxId)) throw new Failure('payoutStopped')
  const host = await readPayee(trx, box.host_id)
  return { box, payout, host, payeeName: nameFor(host, attempts) }
}

/**
 * Puts the chosen payouts into a batch, or all that are open and not held where none is chosen: the most urgent first, each at most once,
 * since its attempt lives until somebody says what became of it. Leaves out what cannot be paid by hand, or to
 * nowhere, and boxes whose books are wrong. Throws Failure `payoutsNotCompared`: after a restored backup what was paid by hand since
 * stands there as unpaid.
 */
export async function makeBatch(
  deps: Deps & Pick<Services, 'providerSettings'>,
  { format, ids, adminId }: { format: BankFileFormat; ids: readonly string[]; adminId: string },
): Promise<{ columns: string[]; rows: string[][]; totalPaise: Paise; hasMore: boolean }> {
  const { db, now, providerSettings } = deps
  if (await getRestoredAt(db)) throw new Failure('payoutsNotCompared')
  const wanted = await listWanted(deps, ids)
  return inTransaction(db, async (trx) => {
    const { id: batchId } = await trx
      .insertInto('payout_batches')
      .values({ created_by: adminId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const payments: BankPayment[] = []
    for (const { id, event_box_id } of wanted.slice(0, MAX_BANK_ROWS).sort(inLockOrder)) {
      const found = await findPayable(trx, deps, event_box_id, id).catch((error) => {
        if (error instanceof Failure) return undefined
        throw error
      })
      const destination = found?.host ? destinationOf(found.host) : null
      if (!found || found.live !== undefined || destination === null) continue
      const { box, payout, payeeName } = found
      const to = { destination, payeeName }
      const attempt = await startAttempt(trx, {
        ...{ box, payout, channel: 'by-hand', batchId, adminId, now },
        ...to,
      })
      payments.push({ ...to, reference: attempt.id, amountPaise: attempt.amount_paise })
    }
    const totalPaise = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const table = { ...layOut(format, payments, providerSettings.payoutAccount), totalPaise }
    if (payments.length === 0) {
      await trx.deleteFrom('payout_batches').where('id', '=', batchId).execute()
      return { ...table, hasMore: false }
    }
    const detail = bankFileSentences.listed(payments.length, formatPaise(totalPaise))
    await logAdminAction(trx, { action: 'payouts-listed', adminId, detail, now })
    return { ...table, hasMore: wanted.length > MAX_BANK_ROWS }
  })
}

/** Two batches lock boxes in one order: otherwise each may wait for the other. */
const inLockOrder = (one: Pick<Row<'payouts'>, 'event_box_id'>, other: typeof one): number =>
  one.event_box_id < other.event_box_id ? -1 : Number(one.event_box_id > other.event_box_id)

/** The most urgent, one more than a file takes. */
async function listWanted(
  { db }: Deps,
  ids: readonly string[],
): Promise<Pick<Row<'payouts'>, 'id' | 'event_box_id'>[]> {
  const wanted = await db
    .selectFrom('payouts')
    .select(['id', 'event_box_id'])
    .where('state', '=', 'open')
    .$if(ids.length > 0, (query) => query.where('id', 'in', ids))
    .$if(ids.length === 0, (query) => query.where('hold', 'is', null))
    .orderBy('due_on')
    .orderBy('event_box_id')
    .orderBy('number')
    .limit(MAX_BANK_ROWS + 1)
    .execute()
  return wanted
}
