// Carries out a guest's request for an administrator: exports, erases, corrects or shows the phone, and records it
// in the audit log.
import { formatDay } from '@lifafa/contract/dates'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { isUuid } from '@lifafa/contract/fields/uuid'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { type Kysely, sql, type Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { AuditAction, Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { findObstacles, type HeldRow, readChosen } from '../reads/find-guest.ts'
import { auditDetails, isEmpty } from '../rules.ts'
import type { EraseGuests } from './erase-retained.ts'

/** As calls name gifts. */
type Chosen = readonly { order: string; box: string }[]
type Asked = { adminId: string; gifts: Chosen; now: Date }

/** Locks the boxes in one order, as their hosts' deletion does: no payment, payout or correction happens meanwhile. */
async function lockChosen(trx: Transaction<Database>, gifts: Chosen): Promise<HeldRow[]> {
  await trx
    .selectFrom('event_boxes')
    .select('id')
    .where('id', 'in', [...new Set(gifts.map(({ box }) => box))])
    .orderBy('id')
    .forUpdate()
    .execute()
  const held = await readChosen(trx, gifts)
  if (held.length === 0) throw new Failure('notFound')
  return held
}

async function logAnswer(
  trx: Transaction<Database>,
  action: Extract<AuditAction, `guest-${string}`>,
  held: readonly HeldRow[],
  by: Pick<Asked, 'adminId' | 'now'>,
): Promise<void> {
  for (const detail of auditDetails(held)) await logAdminAction(trx, { ...by, action, detail })
}

/** The guest's data, for a file; the export is recorded, too. Throws Failure `notFound`. */
export const exportGuest = (db: Kysely<Database>, { adminId, gifts, now }: Asked): Promise<HeldRow[]> =>
  inTransaction(db, async (trx) => {
    const held = await readChosen(trx, gifts)
    if (held.length === 0) throw new Failure('notFound')
    await logAnswer(trx, 'guest-exported', held, { adminId, now })
    return held
  })

/** All or none. Throws Failure: `notFound`; `guestNotErasable` while money is open; `guestErased` if nothing is left. */
export const eraseGuest = (
  db: Kysely<Database>,
  { adminId, gifts, now, eraseGuests }: Asked & { eraseGuests: EraseGuests },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const held = (await lockChosen(trx, gifts)).toSorted((a, b) => a.at.getTime() - b.at.getTime())
    const left = held.filter((row) => !isEmpty(row))
    if (left.length === 0) throw new Failure('guestErased', { message: whenErased(held) })
    const [obstacle] = (await findObstacles(trx, left, now)).values()
    if (obstacle) throw new Failure('guestNotErasable', { message: sentences.obstacle(obstacle) })
    for (const boxId of new Set(left.map((row) => row.boxId))) {
      const ofBox = left.filter((row) => row.boxId === boxId)
      const idsOf = (isWritten: boolean) =>
        ofBox.filter(({ written }) => (written !== null) === isWritten).map(({ order }) => order)
      const chosen = { orderIds: idsOf(false), entryIds: idsOf(true) }
      await eraseGuests(trx, { boxId, ...chosen, extent: 'all', now })
    }
    await logAnswer(trx, 'guest-erased', left, { adminId, now })
  })

function whenErased(held: readonly HeldRow[]): string {
  const at = held.findLast(({ erasedAt }) => erasedAt !== null)?.erasedAt
  return at ? sentences.erasedBefore(dayOf(at)) : sentences.nothingLeft
}

const dayOf = (at: Date): string => formatDay(todayInIndia(at))

type Correction = { name: string; phone: string; address: string }

/**
 * Throws Failure: `notFound`, also for an entry of a register, which its host corrects; `guestErased` for an erased gift; `guestUnchanged` if
 * these details are stored already.
 */
export const correctGuest = (
  db: Kysely<Database>,
  {
    adminId,
    order,
    box,
    now,
    ...correction
  }: Correction & { adminId: string; order: string; box: string; now: Date },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const [held] = await lockChosen(trx, [{ order, box }])
    if (!held || held.written !== null) throw new Failure('notFound')
    if (held.erasedAt !== null)
      throw new Failure('guestErased', { message: sentences.notCorrectable(dayOf(held.erasedAt)) })
    if (isSame(held, correction)) throw new Failure('guestUnchanged')
    const details = {
      guest_name: correction.name,
      guest_phone: correction.phone,
      guest_address: correction.address,
    }
    await trx
      .updateTable('payment_orders')
      .set({ ...details, updated_at: now })
      .where('id', '=', order)
      .where('event_box_id', '=', held.boxId)
      .execute()
    // The guest knows the own name better than the host.
    await trx
      .updateTable('contributions')
      .set({ ...details, corrected_name: null })
      .where('payment_order_id', '=', order)
      .where('event_box_id', '=', held.boxId)
      .execute()
    await logAnswer(trx, 'guest-corrected', [held], { adminId, now })
  })

const isSame = (held: HeldRow, { name, phone, address }: Correction): boolean =>
  held.name === name && held.corrected_name === null && held.phone === phone && held.address === address

/** `id`: of a payment, or of our order. Throws Failure `notFound`, also where the number was erased. */
export const showPhone = (
  db: Kysely<Database>,
  { adminId, id, now }: { adminId: string; id: string; now: Date },
): Promise<string> =>
  inTransaction(db, async (trx) => {
    const order = isUuid(id)
      ? sql`${id}::uuid`
      : sql`(select payment_order_id from payments where id = ${id} limit 1)`
    const { rows } = await sql<{ phone: string | null }>`
      select guest_phone as phone from payment_orders where id = ${order}`.execute(trx)
    const phone = rows[0]?.phone
    if (!phone) throw new Failure('notFound')
    await logAdminAction(trx, { adminId, action: 'guest-phone-shown', detail: id, now })
    return phone
  })
