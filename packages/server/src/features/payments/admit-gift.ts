// Whether a gift may begin: its box takes gifts, and it is not the same gift once more by mistake.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { Failure } from '../../http/failure.ts'
import { findBox, isShutOut } from '../event-boxes/reads.ts'
import { findOrderByRequestKey } from './reads.ts'
import { refuseRepeatedGift } from './repeated-gift.ts'
import type { Intention } from './writes/open-order.ts'

type Given = { db: Kysely<Database>; now: Date }

/**
 * Throws Failure `boxNotFound`, `boxClosed` or, unless the guest gives `again` knowingly, `alreadyGiven`. What was begun goes
 * on: an order that can be paid is answered with, whatever has become of its box since (design §4.5).
 */
export async function admitGift(given: Given, intention: Intention, again: boolean): Promise<void> {
  const { eventBoxId, requestKey } = intention
  const begun = requestKey === null ? undefined : await findOrderByRequestKey(given.db, requestKey)
  if (begun?.provider_order_id) return
  if (eventBoxId !== null) await refuseClosedBox(given, eventBoxId)
  if (!again && !begun) await refuseRepeatedGift(given.db, given.now, intention)
}

async function refuseClosedBox({ db, now }: Given, id: string): Promise<void> {
  const box = await findBox(db, id)
  if (!box || box.deleted_at) throw new Failure('boxNotFound')
  if (!isOpenToGuests(box.event_date, now) || (await isShutOut(db, box.host_id)))
    throw new Failure('boxClosed')
}
