// An administrator exports and erases a guest: nothing of them is left, the books stay, and a second time is refused.

import type { HeldGift } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { expect, test } from '../../test/administrators/admin-payment-test.ts'
import { actionsOf } from '../../test/administrators/admins.ts'
import { aHostWithEverything } from '../../test/administrators/host-with-everything.ts'
import { columnsLeft, textsToErase } from '../../test/administrators/text-columns.ts'
import { everyRow, GUEST } from '../../test/administrators/traceable-hosts.ts'
import { call } from '../../test/fixtures.ts'
import { ERASED_BY_TIME, ERASED_ON_REQUEST } from '../../test/guest-details/guest-columns.ts'
import { payoutsArrivedLongAgo } from '../../test/paying-out.ts'
import { DAY_MS } from '../../test/times.ts'

const GUESTS = '/admin/guests'

test('export and erasure leave the guest a file, the host a word, no trace in any table, and no repetition', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const { host, box, paymentId } = await aHostWithEverything(app)
  await payoutsArrivedLongAgo(app)
  const find = async (text: string) => (await admin.call(['POST', `${GUESTS}/find`], { text })).body.gifts
  const erase = () => admin.call(['POST', `${GUESTS}/erase`], { gifts })
  const found: HeldGift[] = await find(GUEST.phone)
  const order = found.find(({ payment }) => payment === paymentId)?.order ?? ''
  expect(found.map(({ state }) => state).toSorted()).toEqual(['paid', 'written', 'written'])
  const gifts = found.map((gift) => ({ order: gift.order, box: box.id }))
  const { body } = await admin.call(['POST', `${GUESTS}/export`], { gifts })
  for (const part of [GUEST.name, GUEST.phone, GUEST.address, '₹501', paymentId, 'Sangeet of the Quasimodos'])
    expect(body.content).toContain(part)

  // Its job was given up.
  const { provider_order_id } = await db
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('provider_events')
    .values({
      id: 'given-up',
      type: 'payment.captured',
      body: JSON.stringify({ order_id: provider_order_id, contact: GUEST.phone }),
      received_at: new Date(app.clock.now.getTime() - 3 * DAY_MS),
    })
    .execute()
  const ledger = await db.selectFrom('ledger').selectAll().orderBy('id').execute()
  for (const table of ['payment_orders', 'contributions'] as const)
    await db.updateTable(table).set({ guest_language: 'ta' }).execute()
  const before = await textsToErase(app)
  expect((await erase()).status).toBe(200)
  const left = await columnsLeft(app, before)
  const erased = [ERASED_BY_TIME, ERASED_ON_REQUEST].flatMap(Object.values).flat()
  expect(
    erased.filter((column) => left.includes(column)),
    'erase these in the feature’s erase.ts',
  ).toEqual([])
  const traces = [...Object.values(GUEST), 'Wilhelmina', 'wilhelmina@okbank']
  expect((await everyRow(app)).filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([])
  for (const table of ['payment_orders', 'contributions'] as const)
    expect(await db.selectFrom(table).select('guest_language').execute()).toEqual([{ guest_language: null }])
  expect(await db.selectFrom('ledger').selectAll().orderBy('id').execute()).toEqual(ledger)

  const list = await call(app, ['GET', `/dashboard/giftbooks/${box.id}/guests`], {
    hostId: host.id,
  })
  expect(list.body.guests).toMatchObject([{ name: '', phone: null, amount: 501, erased: true }])
  expect(await find(GUEST.phone)).toEqual([])
  expect(await find(paymentId)).toMatchObject([
    { is_empty: true, erased_at: expect.any(String), payment: paymentId },
  ])
  const again = await erase()
  expect(again).toMatchObject({ status: 409, body: { code: 'guestErased' } })
  expect(again.body.message).toContain('There was nothing left to erase')
  expect(await admin.call(['POST', `${GUESTS}/correct`], { order, box: box.id, ...GUEST })).toMatchObject({
    status: 409,
  })
  expect(await actionsOf(app, admin.row.id)).toEqual(
    expect.arrayContaining(['guest-exported', 'guest-erased']),
  )
})
