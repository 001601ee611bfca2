// Gifts that go to linked accounts of the hosts: opened with the order, carried out when it is paid, followed to the end.
import { control, openOrder, pay, verify } from '../../../test/paying.ts'
import { outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import {
  aRoutedBox,
  aRoutedGift,
  aTransferredGift,
  atProvider,
  booksOf,
  DAY_MS,
  expect,
  GIVEN_PAISE,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { insertEventBox, insertHost } from '../../../test/rows.ts'
import { holdEndAfter } from '../../transfers/rules.ts'
import { applyTransferEvent } from '../webhook/apply-event.ts'

test('a gift is held for the host until a day after the event, and is never owed by us', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  const transfer = await transferOf(app, box.id)
  const until = holdEndAfter(box.event_date)
  expect(transfer).toMatchObject({ state: 'processed', amount_paise: GIVEN_PAISE, held_until: until })
  expect(await booksOf(app, box.id)).toEqual({
    owed: 0,
    fee: 2004,
    receivable: 52104 - 1230 - GIVEN_PAISE - 148,
  })
  const fees = await app.services.db
    .selectFrom('ledger')
    .select('kind')
    .where('payment_id', '=', paymentId)
    .orderBy('kind')
    .execute()
  expect(fees.map(({ kind }) => kind)).toEqual(['contribution', 'gateway-fee', 'transfer', 'transfer-fee'])
  await round(app, 6 * DAY_MS)
  expect(await transferOf(app, box.id)).toMatchObject({ check_at: null, held_until: null })
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
})

test('a box without an active account takes nothing; the provider gets no order', async ({ app }) => {
  const { id: host_id } = await insertHost(app.services.db, { upi_id: 'ravi@okbank' })
  const box = await insertEventBox(app.services.db, { host_id, event_date: '2027-01-30' })
  const refused = await openOrder(app, { giftid: box.id })
  expect([refused.status, refused.body.code]).toEqual([409, 'boxNotReady'])
  const orders = await app.services.db
    .selectFrom('payment_orders')
    .select('id')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(orders).toEqual([])
  expect((await openOrder(app, { giftid: undefined })).status).toBe(404)
})

test('a suspended account closes its boxes; its failed transfer is owed by us', async ({ app }) => {
  const { box } = await aRoutedBox(app)
  const { body } = await openOrder(app, { giftid: box.id })
  const account = (await app.services.db
    .selectFrom('payment_orders')
    .select('account_id')
    .where('provider_order_id', '=', body.id)
    .executeTakeFirstOrThrow()) as { account_id: string }
  await control(app, 'POST', `/accounts/${account.account_id}/state`, { status: 'suspended' })
  await verify(app, await pay(app, body.id), { giftid: box.id })
  await round(app)
  expect(await transferOf(app, box.id)).toMatchObject({ state: 'failed', check_at: null })
  expect(await booksOf(app, box.id)).toMatchObject({ owed: GIVEN_PAISE })
})

test('an order whose creation response was lost has one transfer', async ({ app }) => {
  const { box } = await aRoutedBox(app)
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: '/v1/orders' })
  const { body } = await openOrder(app, { giftid: box.id })
  await verify(app, await pay(app, body.id), { giftid: box.id })
  await round(app)
  expect(await transferOf(app, box.id)).toMatchObject({ state: 'processed' })
  expect((await atProvider(app)).transfers.filter(({ source }) => source === body.id)).toHaveLength(1)
})

test('a transfer that comes late is followed by its webhook', async ({ app }) => {
  await control(app, 'POST', '/behaviour', { transferStatus: 'pending' })
  const { box, orderId } = await aRoutedGift(app)
  await control(app, 'POST', '/behaviour', { transferStatus: 'processed' })
  await round(app)
  const { state, provider_transfer_id } = await transferOf(app, box.id)
  expect(state).toBe('pending')
  await control(app, 'POST', `/transfers/${provider_transfer_id}/state`, { status: 'processed' })
  const entity = (await atProvider(app)).transfers.find(({ source }) => source === orderId)
  const event = { entity: 'event', event: 'transfer.processed', payload: { transfer: { entity } } }
  expect(await outcomeOfWebhook(app, JSON.stringify(event))).toBe('transfer-processed')
  expect(await transferOf(app, box.id)).toMatchObject({ state: 'processed' })
})

test('an older answer changes nothing', async ({ app }) => {
  const { box, orderId } = await aRoutedGift(app)
  const { route } = app.services.provider
  const fetchTransfer: typeof route.fetchTransfer = async (id) => {
    const read = await route.fetchTransfer(id)
    await applyTransferEvent({ ...app.services, now: app.clock.now }, orderId)
    return { ...read, status: 'created', fees: 0, tax: null, settlement_status: null }
  }
  await round(withRoute(app, { fetchTransfer }))
  expect(await transferOf(app, box.id)).toMatchObject({ state: 'processed', fee_paise: 148 })
})
