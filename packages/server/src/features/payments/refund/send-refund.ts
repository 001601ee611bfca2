// Asks the provider to give a payment back.
import type { Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'
import type { Services } from '../../../services.ts'
import { findTransferOfPayment } from '../../transfers/reads.ts'
import { syncListedDisputes } from '../dispute/sync-listed-disputes.ts'
import { reconcileTransfer, refuseUnprocessed } from '../transfer/reconcile-transfer.ts'
import { recordRefund, syncAllRefunds, syncRefunds } from './record-refund.ts'
import { hasOpenDispute, lockPayment, stopRequestedRefund } from './refunds-of-payment.ts'

type Deps = Pick<Services, 'db' | 'provider' | 'now'>

/**
 * A retry refunds nothing twice: the refund's id, with its amount, is the idempotency key, and the provider refunds no more than
 * was paid. If it refuses, the payment may have been refunded at the provider's dashboard, or be disputed. That is recorded, and
 * the next attempt requests the rest of a second payment. One that is disputed waits: it is due again until the dispute has ended.
 * Throws ProviderError.
 */
export async function sendRefund(deps: Deps, refundId: string): Promise<void> {
  const { db, provider, now } = deps
  const requested = await findSendable(db, refundId)
  if (!requested || !(await isStillWanted(deps, requested))) return
  await reverseBeforeRefund(deps, requested.payment_id)
  // It may have been stopped, or capped, during these calls. Its reversal is then paid to the host by hand.
  const refund = await findSendable(db, refundId)
  if (!refund) return
  const { payment_id, amount_paise } = refund
  const key = `${refundId}-${amount_paise}`
  try {
    const sent = await provider.refundPayment(payment_id, amount_paise, key, refundId)
    await recordRefund({ db, now: now() }, sent)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
    await syncRefunds({ ...deps, now: now() }, payment_id)
    await syncListedDisputes({ ...deps, now: now() })
    if (!(await findSendable(db, refundId))) return
    if (refund.kind !== 'administrator') throw error
    await stopRefused(deps, payment_id, error)
  }
}

async function isStillWanted(deps: Deps, refund: Requested): Promise<boolean> {
  if (refund.kind === 'administrator') {
    // More than one partial refund could be carried out. So the provider's refunds are recorded first, and an attempt with a lost
    // answer is found by its receipt. The provider does not say for how long it remembers a key.
    await syncAllRefunds({ ...deps, now: deps.now() }, refund.payment_id)
    return (await findSendable(deps.db, refund.id)) !== undefined
  }
  const goneBoxId = await findReversedContribution(deps, refund.payment_id)
  if (goneBoxId === undefined) return true
  await flagForReview(deps, refund, goneBoxId)
  return false
}

/** An administrator may request it again, or transfer it from our bank. */
const stopRefused = ({ db, now }: Deps, paymentId: string, { refusal }: ProviderError): Promise<void> =>
  inTransaction(db, async (trx) => {
    const payment = await lockPayment(trx, paymentId)
    if (!payment) return
    const why = { stopped_by: 'provider', refusal: refusal.description ?? '' } as const
    await stopRequestedRefund(trx, payment, why, now())
  })

type Requested = Pick<Row<'refunds'>, 'id' | 'payment_id' | 'amount_paise' | 'kind'>

async function findSendable(db: Deps['db'], refundId: string): Promise<Requested | undefined> {
  const refund = await db
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'amount_paise', 'kind'])
    .where('id', '=', refundId)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return refund && (await hasOpenDispute(db, refund.payment_id)) ? undefined : refund
}

/**
 * A restored backup may lack that the order's other payment was reversed, or a late update may have made that one the
 * contribution: then this payment is the only one left and must not be refunded. Answers the payment that was the
 * contribution.
 */
async function findReversedContribution(
  { db, provider }: Deps,
  paymentId: string,
): Promise<string | undefined> {
  const contribution = await db
    .selectFrom('payments')
    .innerJoin('contributions', (join) =>
      join
        .onRef('contributions.payment_order_id', '=', 'payments.payment_order_id')
        .onRef('contributions.event_box_id', '=', 'payments.event_box_id'),
    )
    .select('contributions.payment_id')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
  if (!contribution) return undefined
  const { status } = await provider.fetchPayment(contribution.payment_id)
  return status === 'refunded' ? contribution.payment_id : undefined
}

const flagForReview = (
  { db, now }: Deps,
  { id, payment_id }: Pick<Row<'refunds'>, 'id' | 'payment_id'>,
  gift_payment_id: string,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .updateTable('refunds')
      .set({ state: 'failed', check_at: null, updated_at: now() })
      .where('id', '=', id)
      .execute()
    await raiseFlag(trx, 'gift-gone', {
      paymentId: payment_id,
      refundId: id,
      detail: { gift_payment_id },
      now: now(),
    })
  })

/**
 * Reverses the host's part first. Does nothing where the payment is no contribution, or was not transferred: a second payment of an
 * order goes back from what it brought itself. Throws ProviderError: also while the transfer is not carried out yet, or on hold with its reversal refused, since guest and
 * host must not both have the money.
 */
async function reverseBeforeRefund(deps: Deps, paymentId: string): Promise<void> {
  const known = await findTransferOfPayment(deps.db, paymentId)
  if (!known) return
  const { transfer, refusedPaise } = await reconcileTransfer(deps, known)
  refuseUnprocessed(transfer.provider_transfer_id, transfer.state)
  if (refusedPaise > 0)
    throw new ProviderError('unavailable', `the reversal of ${transfer.provider_transfer_id} is refused`)
}
