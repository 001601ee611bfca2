// An administrator has paid a payout by hand, by our own bank: it is processed, in the books and for its host, once.
import type { Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { follow } from '../apply/apply-payout.ts'
import { lockBox } from '../create/lock-box.ts'
import { listPayouts, owedPaise, sumOf } from '../reads.ts'
import { canBeMarkedPaid, isAtProvider } from '../rules/mark-paid.ts'
import { waitsUntil } from '../rules/obstacle.ts'
import { isOnTheWay } from '../rules/states.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }
/** `reference`: the bank's; `seen`: what the administrator was shown when they paid. */
type Payment = {
  id: string
  reference: string
  seen: { upiId: string | null; amountPaise: Paise }
  /** The money had left for the UPI id that was seen before the host changed it. */
  wasSentBefore: boolean
  adminId: string
}

/**
 * The same twice is success, written once. Throws Failure: `notFound`; `payoutAtProvider` where the provider knows of it,
 * `payoutUnasked` where it cannot be asked; `payoutMarkedBefore` with another reference; `payoutNotOpen`;
 * `payoutChanged` where UPI id or amount are not what was seen; `payoutHeld` while a changed UPI id waits; `payoutNotOwed`.
 */
export async function markPaid(deps: Deps, payment: Payment): Promise<void> {
  const known = await deps.db
    .selectFrom('payouts')
    .select('event_box_id')
    .where('id', '=', payment.id)
    .executeTakeFirst()
  if (!known) throw new Failure('notFound')
  if (await doesProviderKnow(deps, payment.id)) throw new Failure('payoutAtProvider')
  await inTransaction(deps.db, async (trx) => {
    const box = await lockBox(trx, known.event_box_id)
    const payouts = await listPayouts(trx, box.id)
    const before = payouts.find(({ id }) => id === payment.id)
    if (!before || isMarked(before, payment)) return
    await admit(trx, before, payouts, deps)
    await compareWithSeen(trx, before, payment, deps.now)
    const moved = await move(trx, before, payment, deps.now)
    await follow(trx, deps.jobs, { before, moved, boxName: box.name, now: deps.now })
    const { adminId, id: payoutId, reference, wasSentBefore } = payment
    const detail = wasSentBefore ? `${reference}, sent before the UPI ID was changed` : reference
    await logAdminAction(trx, { action: 'payout-marked-paid', payoutId, adminId, detail, now: deps.now })
  })
}

/** After a backup was restored it may know of a payout that we take for unsent; also of one sent before PAYOUTS was turned off. */
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

async function admit(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  payouts: readonly Row<'payouts'>[],
  { provider }: Deps,
): Promise<void> {
  if (isAtProvider(payout)) throw new Failure('payoutAtProvider')
  const restoredAt = await getRestoredAt(trx)
  if (restoredAt && provider.sentPayouts && !(await isHeardSince(trx, restoredAt)))
    throw new Failure('payoutUnasked')
  const isSending = provider.payouts !== undefined && restoredAt === null
  if (!canBeMarkedPaid(payout, isSending)) throw new Failure('payoutNotOpen')
  const open = (await owedPaise(trx, payout.event_box_id)) - sumOf(payouts.filter(isOnTheWay))
  if (payout.amount_paise > open) throw new Failure('payoutNotOwed')
}

/** After a restored backup the provider's list may hold a payout that paid this one's money under another number. */
async function isHeardSince(trx: Transaction<Database>, restoredAt: Date): Promise<boolean> {
  const marks = await trx.selectFrom('provider_listings').select('payouts_listed_until').execute()
  return marks.some(({ payouts_listed_until: heard }) => heard !== null && heard >= restoredAt)
}

/** Throws Failure: `payoutChanged`, `payoutHeld`. */
async function compareWithSeen(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  { seen, wasSentBefore }: Payment,
  now: Date,
): Promise<void> {
  const host = await trx
    .selectFrom('hosts')
    .select(['upi_id', 'upi_id_changed_at'])
    .where('id', '=', payout.host_id)
    .executeTakeFirstOrThrow()
  if (payout.amount_paise !== seen.amountPaise) throw new Failure('payoutChanged')
  if (wasSentBefore && host.upi_id_changed_at !== null) return
  if (host.upi_id !== seen.upiId) throw new Failure('payoutChanged')
  if (waitsUntil(host, now) !== null) throw new Failure('payoutHeld')
}

/** Whoever else moves payouts does not always hold the box: the condition is the last word. */
async function move(
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  { reference, seen }: Payment,
  now: Date,
): Promise<Row<'payouts'>> {
  const moved = await trx
    .updateTable('payouts')
    .set({
      state: 'processed',
      upi_id: seen.upiId,
      utr: reference,
      hold: null,
      paid_at: now,
      check_at: null,
      updated_at: now,
    })
    .where('id', '=', payout.id)
    .where('state', 'in', ['waiting', 'due'])
    .where('provider_payout_id', 'is', null)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!moved) throw new Failure('payoutNotOpen')
  return moved
}
