// An administrator cannot delete a host who is owed money, or whose guest may still pay.

import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { expect, refusal, test } from '../../test/administrators/deletion-test.ts'
import { removeUser, tomorrow } from '../../test/administrators/traceable-hosts.ts'
import { openOrder, pay, verify } from '../../test/paying.ts'
import {
  insertContribution,
  insertEntry,
  insertEventBox,
  insertFlag,
  insertHost,
  insertRefundOf,
} from '../../test/rows.ts'

test('a user who is owed money, or whose guest may still pay, is not deleted, and the reason is named', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const host = await insertHost(db)
  const box = await insertEventBox(db, { host_id: host.id, event_date: tomorrow(app) })
  const { body } = await openOrder(app, { giftid: box.id })
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.orderOpen))
  await verify(app, await pay(app, body.id))
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.stillOwed('₹501')))
  const remaining = await db.selectFrom('hosts').selectAll().where('id', '=', host.id).executeTakeFirst()
  expect(remaining).toEqual(host)
})

test('a debt for one box stops the deletion, although its host owes us as much for another', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const { id: host_id } = await insertHost(db)
  const past = await insertEventBox(db, { host_id })
  const gift = await insertContribution(db, { event_box_id: past.id })
  await insertEntry(db, { event_box_id: past.id, owed_to_hosts: 501_00, bank: -501_00 })
  await insertRefundOf(db, gift, 501_00)
  await insertFlag(db, { kind: 'host-owes', payment_id: gift.payment_id })
  const next = await insertEventBox(db, { host_id, event_date: tomorrow(app) })
  await insertContribution(db, { event_box_id: next.id })
  expect(await removeUser(admin, host_id)).toMatchObject(refusal(adminRefusals.stillOwed('₹501')))
})
