// Marks a payout as paid by hand from our own bank: it becomes processed and enters the ledger, once.
import type { Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { recordConsequences } from '../apply/apply-payout.ts'
import { flagOverpaid } from '../apply/flag-overpaid.ts'
import { lockBox } from '../create/lock-box.ts'
import { withdrawExcess } from '../create/withdraw-excess.ts'
import { listPayouts, payablePaise, sumOf } from '../reads.ts'
import { canBeMarkedPaid, isAtProvider, isWithdrawn } from '../rules/mark-paid.ts'
import { waitsUntil } from '../rules/obstacle.ts'
import { isOnTheWay, isUnsent } from '../rules/states.ts'
import { earlierUpiId } from './earlier-upi-id.ts'
import { checkReference } from './shared-reference.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }
/** `reference`: the bank's; `seen`: what the page showed to the administrator who paid. */
type Payment = {
  id: string
  reference: string
  seen: { upiId: string | null; amountPaise: Paise }
  /** The money had left for the UPI ID in `seen` before the host changed it, or before the payout was withdrawn. */
  wasSentBefore: boolean
  /** The bank gave this reference to payouts of several hosts. Default: false. */
  isShared?: boolean
  adminId: string
}

/**
 * A repetition is success, recorded once. Throws Failure: `notFound`; `payoutAtProvider` where the provider knows the
 * payout, `payoutUnasked` where it cannot be asked; `payoutMarkedBefore` with another reference; `payoutNotOpen`;
 * `payoutChanged` where UPI ID or amount differ from `seen`; `payoutHeld` while a changed UPI ID waits; `payoutNotOwed`;
 * `upiIdNeverHad`; `payoutReferenceUsed`.
 */
export async function markPaid(deps: Deps, payment: Payment): Promise<void> {
  const known = await deps.db
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', payment.id)
    .executeTakeFirst()
  if (!known) throw new Failure('notFound')
  // An answer may be lost, and the provider be away when the administrator tries again.
  if (isMarked(known, payment)) return
  if (await doesProviderKnow(deps, payment.id)) throw new Failure('payoutAtProvider')
  await inTransaction(deps.db, async (trx) => {
    const box = await lockBox(trx, known.event_box_id)
    const payouts = await listPayouts(trx, box.id)
    const before = payouts.find(({ id }) => id === payment.id)
    if (!before || isMarked(before, payment)) return
    await checkMayMark(trx, before, payouts, { ...deps, wasSentBefore: payment.wasSentBefore })
    const upiId = await compareWithSeen(trx, before, payment, deps.now)
    const { adminId, id: payoutId, reference, isShared = false } = payment
    const isReferenceShared = await checkReference(trx, before, { reference, isShared })
    const moved = await move(trx, before, { reference, upiId, now: deps.now })
    await recordConsequences(trx, deps.jobs, { before, moved, boxName: box.name, now: deps.now })
    if (isWithdrawn(before)) {
      await withdrawReplaced(trx, box.id, deps.now)
      await flagOverpaid(trx, box.id, deps.now)
    }
    const detail = detailOf(before, payment, isReferenceShared)
    await logAdminAction(trx, { action: 'payout-marked-paid', payoutId, adminId, detail, now: deps.now })
  })
}

/** The UPI ID is in the payout alone: it is erased with its host, and the audit log is not. */
function detailOf(before: Row<'payouts'>, { reference, wasSentBefore }: Payment, isShared: boolean): string {
  const paid = isShared ? `${reference} for payouts of several hosts` : reference
  if (!wasSentBefore) return paid
  return `${paid}, sent before ${isWithdrawn(before) ? 'it was withdrawn' : 'the UPI ID was changed'}`
}

/** The provider may have a payout that we take for unsent: one from before PAYOUTS was turned off, or lost with a backup. */
async function doesProviderKnow({ provider }: Deps, id: string): Promise<boolean> {
  try {
    return (await provider.sentPayouts?.find(id)) !== undefined
  } catch (error) {
    if (error instanceof ProviderError) throw new Failure('payoutUnasked')
    throw error
  }
}

/** Throws Failure `payoutMarkedBefore`. */
function isMarked(payout: Row<'payouts'>, { reference }: Payment): boolean {
  if (payout.state !== 'processed' || isAtProvider(payout)) return false
  if (payout.utr !== reference) throw new Failure('payoutMarkedBefore')
  return true
}

async function checkMayMark(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  payouts: readonly Row<'payouts'>[],
  { provider, wasSentBefore }: Deps & { wasSentBefore: boolean },
): Promise<void> {
  if (isAtProvider(payout)) throw new Failure('payoutAtProvider')
  // What has left is a fact, though less is owed: `flagOverpaid`.
  if (wasSentBefore && isWithdrawn(payout)) return
  if (!canBeMarkedPaid(payout, provider.payouts !== undefined)) throw new Failure('payoutNotOpen')
  const unpaidPaise = (await payablePaise(trx, payout.event_box_id)) - sumOf(payouts.filter(isOnTheWay))
  if (payout.amount_paise > unpaidPaise) throw new Failure('payoutNotOwed')
}

/** Returns the UPI ID that was paid. Throws Failure: `payoutChanged`, `payoutHeld`, `upiIdNeverHad`. */
async function compareWithSeen(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  { seen, wasSentBefore }: Payment,
  now: Date,
): Promise<string | null> {
  const host = await trx
    .selectFrom('hosts')
    .select(['id', 'upi_id', 'upi_id_changed_at'])
    .where('id', '=', payout.host_id)
    .executeTakeFirstOrThrow()
  if (payout.amount_paise !== seen.amountPaise) throw new Failure('payoutChanged')
  if (wasSentBefore) return earlierUpiId(trx, host, seen.upiId)
  if (host.upi_id !== seen.upiId) throw new Failure('payoutChanged')
  if (waitsUntil(host, now) !== null) throw new Failure('payoutHeld')
  return host.upi_id
}

/** Other code that changes payouts does not always lock the box: the condition in the query decides. */
async function move(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  { reference, upiId, now }: { reference: string; upiId: string | null; now: Date },
): Promise<Row<'payouts'>> {
  const moved = await trx
    .updateTable('payouts')
    .set({
      state: 'processed',
      upi_id: upiId,
      utr: reference,
      hold: null,
      fault: null,
      paid_at: now,
      check_at: null,
      updated_at: now,
    })
    .where('id', '=', payout.id)
    .where((is) =>
      is.or([
        is('state', 'in', ['waiting', 'due']),
        is.and([is('state', '=', 'failed'), is('fault', '=', 'withdrawn')]),
      ]),
    )
    .where('provider_payout_id', 'is', null)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw new Failure('payoutNotOpen')
  return moved
}

/** Withdraws what replaced a withdrawn payout that our bank has paid all the same. At once: until the box's next check, a file for the bank could have it. The caller holds the box's lock. */
async function withdrawReplaced(trx: Transaction<Database>, eventBoxId: string, now: Date): Promise<void> {
  const payouts = await listPayouts(trx, eventBoxId)
  const unsent = payouts.filter(isUnsent)
  const restPaise = (await payablePaise(trx, eventBoxId)) - sumOf(payouts.filter(isOnTheWay)) - sumOf(unsent)
  await withdrawExcess(trx, unsent, restPaise, now)
}
