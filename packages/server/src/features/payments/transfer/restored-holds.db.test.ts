// A restored backup does not know why the provider holds a transfer for longer: what is released is gone.
import { noteRestored } from '../../../db/installation.ts'
import { adminHeaders } from '../../../test/administrators/admins.ts'
import { call } from '../../../test/fixtures.ts'
import { confirmCompared } from '../../../test/payouts/restored-backups.ts'
import {
  aTransferredGift,
  atProvider,
  DAY_MS,
  dayIn,
  expect,
  moveDay,
  round,
  test,
  transferOf,
} from '../../../test/route/routed-test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { holdEndAfter } from '../../transfers/rules.ts'

test('a hold is not shortened after a restored backup before a comparison', async ({ app }) => {
  const { db } = app.services
  const { box, host } = await aTransferredGift(app)
  const { id, held_until, check_at } = await transferOf(app, box.id)
  const deactivated = await call(app, ['PATCH', `/admin/users/${host.id}/status`], {
    body: { status: 'inactive' },
    headers: await adminHeaders(app),
  })
  expect(deactivated.status).toBe(200)
  await round(app)

  await db.updateTable('hosts').set({ deactivated_at: null }).where('id', '=', host.id).execute()
  await db
    .updateTable('transfers')
    .set({ held_until, check_at })
    .where('id', '=', id)
    .where('event_box_id', '=', box.id)
    .execute()
  await noteRestored(db, app.clock.now)
  for (let days = 0; days < 8; days += 2) await round(app, 2 * DAY_MS)
  const { settled_at, provider_transfer_id } = await transferOf(app, box.id)
  const told = (await atProvider(app)).transfers.find(({ id }) => id === provider_transfer_id)
  expect([settled_at, told?.settlement_status]).toEqual([null, 'on_hold'])

  expect((await confirmCompared(app)).status).toBe(200)
  await round(app, HOUR_MS)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
})

test('a hold is lengthened all the same', async ({ app }) => {
  const { box } = await aTransferredGift(app)
  await noteRestored(app.services.db, app.clock.now)
  await moveDay(app, box.id, dayIn(app, 20), app.clock.now)
  await round(app)
  expect((await transferOf(app, box.id)).held_until).toEqual(holdEndAfter(dayIn(app, 20)))
  await confirmCompared(app)
})
