// Requests refunds: of a payment, whole or a part, as an administrator has decided it; and of a second payment of one order. Each once.
import { refundProblem } from '@lifafa/contract/endpoints/admin/refunds'
import { formatPaise } from '@lifafa/contract/money'
import { hostOwesPaise } from '@lifafa/contract/refunds'
import { adminRefundSentences as sentences } from '@lifafa/contract/sentences/admin/refunds'
import type { Kysely, Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { readRefundable } from './read-refundable.ts'
import { syncAllRefunds } from './record-refund.ts'
import { capPendingRefund, lockPayment } from './refunds-of-payment.ts'

/** By then the job has sent it; if not, processDueRefunds does. */
const REFUND_JOB_WITHIN_MS = 15 * 60 * 1000

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }
type Request = {
  paymentId: string
  amountPaise: Paise
  reason: string
  /** The key of the opened dialog: a repetition has the same. */
  requestKey: string
  /** The amounts that the dialog showed to the administrator. */
  seen: { leftPaise: Paise; hostOwesPaise: Paise }
  adminId: string
}

/**
 * A repetition is success, recorded once; a job sends the refund. The provider is asked first what was refunded: a refund at
 * its dashboard may not be known here yet. Throws Failure: `notFound`; `refundUnasked` where the provider cannot be asked;
 * `refundBlocked`; `paymentChanged` where it is not as it was seen; `requestKeyReused`; `invalidInput`.
 */
export async function requestRefund(deps: Deps, request: Request): Promise<void> {
  const { db, now } = deps
  const known = db.selectFrom('payments').select('id').where('id', '=', request.paymentId)
  if (!(await known.executeTakeFirst())) throw new Failure('notFound')
  if (await wasRequested(db, request)) return
  await syncAllRefunds(deps, request.paymentId).catch((error) => {
    throw error instanceof ProviderError ? new Failure('refundUnasked') : error
  })
  await inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, request.paymentId)
    if (!payment) throw new Failure('notFound')
    if (await wasRequested(trx, request)) return
    await checkAsSeen(trx, payment, request, now)
    await writeRequest(trx, deps, request, payment.event_box_id)
  })
}

async function wasRequested(
  db: Kysely<Database>,
  { requestKey, paymentId, amountPaise }: Request,
): Promise<boolean> {
  const known = await db
    .selectFrom('refunds')
    .select(['payment_id', 'amount_paise'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  if (known && (known.payment_id !== paymentId || known.amount_paise !== amountPaise))
    throw new Failure('requestKeyReused')
  return known !== undefined
}

/** The caller has locked the payment: of two administrators at once the second sees what the first has left. */
async function checkAsSeen(
  trx: Transaction<Database>,
  payment: Row<'payments'>,
  { amountPaise, seen }: Request,
  now: Date,
): Promise<void> {
  const found = await readRefundable(trx, payment, now)
  if (!found) throw new Failure('refundBlocked')
  if (found.block) throw new Failure('refundBlocked', { message: sentences.blocks[found.block] })
  const isAsSeen =
    found.left_paise === seen.leftPaise && hostOwesPaise(found, amountPaise) === seen.hostOwesPaise
  if (!isAsSeen) throw new Failure('paymentChanged')
  const problem = refundProblem(amountPaise, found.left_paise)
  if (problem) throw fieldFailure('amount', problem)
}

async function writeRequest(
  trx: Transaction<Database>,
  { jobs, now }: Deps,
  { paymentId, amountPaise, reason, requestKey, adminId }: Request,
  event_box_id: string,
): Promise<void> {
  const refund = await trx
    .insertInto('refunds')
    .values({
      payment_id: paymentId,
      event_box_id,
      amount_paise: amountPaise,
      kind: 'administrator',
      reason,
      requested_by: adminId,
      request_key: requestKey,
      check_at: new Date(now.getTime() + REFUND_JOB_WITHIN_MS),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const detail = `${formatPaise(amountPaise)}: ${reason}`
  await logAdminAction(trx, { action: 'payment-refunded', paymentId, adminId, detail, now })
  await jobs.add(trx, 'refund-payment', { refundId: refund.id })
}

/** Requests the refund of a second captured payment of one order, once. */
export async function refundDuplicatePayment(
  trx: Transaction<Database>,
  jobs: Services['jobs'],
  payment: Pick<Row<'payments'>, 'id' | 'event_box_id' | 'amount_paise'>,
  now: Date,
): Promise<void> {
  const refund = await trx
    .insertInto('refunds')
    .values({
      payment_id: payment.id,
      event_box_id: payment.event_box_id,
      amount_paise: payment.amount_paise,
      kind: 'duplicate',
      check_at: new Date(now.getTime() + REFUND_JOB_WITHIN_MS),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!refund) return
  await capPendingRefund(trx, payment, now)
  await jobs.add(trx, 'refund-payment', { refundId: refund.id })
}
