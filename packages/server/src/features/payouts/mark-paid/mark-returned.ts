// Marks a payout that was paid by hand as returned by the host's bank: it is owed again, once.
import type { Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { recordConsequences } from '../apply/apply-payout.ts'
import { lockBox } from '../create/lock-box.ts'
import { isPaidByHand } from '../rules/states.ts'

type Deps = Pick<Services, 'db' | 'jobs'> & { now: Date }
type Return = {
  id: string
  /** The bank's words, or the administrator's. */
  reason: string
  /** False where the bank could not take it for now, and the host can do nothing about it. */
  isUpiIdAtFault: boolean
  /** What the page showed of the payment that came back. */
  seen: { reference: string; amountPaise: Paise }
  adminId: string
}

/**
 * The provider reports what it gets back; of our own bank an administrator knows. A repetition is success, recorded once.
 * Throws Failure: `notFound`; `payoutNotReturnable` where it is not a payout of `seen` that was paid by hand.
 */
export async function markReturned(deps: Deps, returned: Return): Promise<void> {
  const { db, jobs, now } = deps
  const known = await db
    .selectFrom('payouts')
    .select('event_box_id')
    .where('id', '=', returned.id)
    .executeTakeFirst()
  if (!known) throw new Failure('notFound')
  await inTransaction(db, async (trx) => {
    const box = await lockBox(trx, known.event_box_id)
    const before = await findAsSeen(trx, returned)
    if (before.state === 'reversed') return
    const moved = await move(trx, before, returned, now)
    await recordConsequences(trx, jobs, { before, moved, boxName: box.name, now })
    const { adminId, id: payoutId, reason } = returned
    const detail = `${before.utr}: ${reason}`
    await logAdminAction(trx, { action: 'payout-marked-returned', payoutId, adminId, detail, now })
  })
}

async function findAsSeen(trx: Transaction<Database>, { id, seen }: Return): Promise<Row<'payouts'>> {
  const payout = await trx
    .selectFrom('payouts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isAsSeen = payout.utr === seen.reference && payout.amount_paise === seen.amountPaise
  if (!isPaidByHand(payout) || !isAsSeen) throw new Failure('payoutNotReturnable')
  return payout
}

const move = (
  trx: Transaction<Database>,
  payout: Row<'payouts'>,
  { reason, isUpiIdAtFault }: Return,
  now: Date,
): Promise<Row<'payouts'>> =>
  trx
    .updateTable('payouts')
    .set({
      state: 'reversed',
      reason,
      fault: isUpiIdAtFault && payout.upi_id !== null ? 'upi-id' : 'bank',
      updated_at: now,
    })
    .where('id', '=', payout.id)
    .returningAll()
    .executeTakeFirstOrThrow()
