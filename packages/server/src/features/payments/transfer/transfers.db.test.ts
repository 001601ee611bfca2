// Gifts that go to linked accounts of the hosts: held with the order, let go after the event, taken back with refunds, once.

import { control, openOrder, pay, verify } from '../../../test/paying.ts'
import { refund } from '../../../test/payments/administrators-refunds.ts'
import { dispute, sendDispute } from '../../../test/payments/disputes.ts'
import { refundByHand } from '../../../test/payments/refunds.ts'
import { outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import {
  aRoutedBox,
  aRoutedGift,
  atProvider,
  booksOf,
  confirmByBank,
  DAY_MS,
  expect,
  GIVEN_PAISE,
  give,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { insertEventBox, insertHost } from '../../../test/rows.ts'
import { holdUntil } from '../../transfers/rules.ts'
import { syncRefunds } from '../refund/sync-refunds.ts'
import { applyTransferEvent } from './apply-transfer-event.ts'

const reversalsOf = async (app: Parameters<typeof atProvider>[0], providerTransferId: string) =>
  (await atProvider(app)).reversals
    .filter(({ transfer_id }) => transfer_id === providerTransferId)
    .map(({ amount }) => amount)

test('a gift is held for the host until a day after the event, and is never owed by us', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  const transfer = await transferOf(app, box.id)
  const until = holdUntil(box.event_date)
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

test('a box whose host has no active account takes nothing, and the provider gets no order', async ({
  app,
}) => {
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

test('an account that is suspended closes its boxes at the next check, and its transfer that fails is owed by us', async ({
  app,
}) => {
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

test('the hold is moved with the day of the event', async ({ app }) => {
  const { box } = await aRoutedGift(app)
  await round(app)
  await app.services.db
    .updateTable('event_boxes')
    .set({ event_date: '2026-12-30' })
    .where('id', '=', box.id)
    .execute()
  await app.services.db
    .updateTable('transfers')
    .set({ check_at: app.clock.now })
    .where('event_box_id', '=', box.id)
    .execute()
  await round(app)
  const until = holdUntil('2026-12-30')
  const { held_until, provider_transfer_id } = await transferOf(app, box.id)
  expect(held_until).toEqual(until)
  const told = (await atProvider(app)).transfers.find(({ id }) => id === provider_transfer_id)
  expect(told?.on_hold_until).toBe(until.getTime() / 1000)
})

test('a part that is refunded, and a day that is moved, are both done at once', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  await app.services.provider.refundPayment(paymentId, 10400, `by-hand-${paymentId}`)
  await syncRefunds({ ...app.services, now: app.clock.now }, paymentId)
  await app.services.db
    .updateTable('event_boxes')
    .set({ event_date: '2026-12-30' })
    .where('id', '=', box.id)
    .execute()
  await round(app)
  expect(await transferOf(app, box.id)).toMatchObject({
    reversed_paise: 10000,
    held_until: holdUntil('2026-12-30'),
  })
})

test('refunds take the host’s part back once, whole or in parts', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  expect((await refund(app, paymentId, 10400)).status).toBe(200)
  await expect.poll(async () => (await booksOf(app, box.id)).fee).toBe(2004 - 400)
  await round(app)
  expect((await refund(app, paymentId, 52104 - 10400)).status).toBe(200)
  await expect.poll(async () => (await booksOf(app, box.id)).fee).toBe(0)
  await round(app)
  const transfer = await transferOf(app, box.id)
  expect(await reversalsOf(app, transfer.provider_transfer_id)).toEqual([40100, 10000])
  expect(transfer).toMatchObject({ reversed_paise: GIVEN_PAISE, check_at: null })
  expect(await booksOf(app, box.id)).toEqual({ owed: 0, fee: 0, receivable: -1230 - 148 })
})

test('a reversal whose answer was lost is not made again', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app)
  await control(app, 'POST', '/faults', { kind: 'cut', method: 'POST', path: '/v1/transfers/*/reversals' })
  const transfer = await transferOf(app, box.id)
  await refund(app, paymentId, 10400)
  await round(app)
  // The job and the round may both want it: time passes once the one call has arrived, as the rule supposes.
  await expect.poll(() => reversalsOf(app, transfer.provider_transfer_id)).toEqual([10000])
  for (const _ of [1, 2, 3]) await round(app, 11 * 60_000)
  await expect.poll(async () => (await booksOf(app, box.id)).fee).toBe(2004 - 400)
  expect(await reversalsOf(app, transfer.provider_transfer_id)).toEqual([10000])
  expect(await booksOf(app, box.id)).toMatchObject({ owed: 0 })
})

test('what is refunded after it was sent to the host is owed by the host', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  await round(app, 6 * DAY_MS)
  await refund(app, paymentId, 52104)
  await expect.poll(async () => (await booksOf(app, box.id)).fee).toBe(0)
  expect(await booksOf(app, box.id)).toMatchObject({ owed: -GIVEN_PAISE })
  const flags = await app.services.db
    .selectFrom('review_flags')
    .select('kind')
    .where('payment_id', '=', paymentId)
    .execute()
  expect(flags).toEqual([{ kind: 'host-owes' }])
})

test('a refund at the provider’s dashboard, and a lost dispute, are taken back from the linked account, too', async ({
  app,
}) => {
  const { box, paymentId } = await aRoutedGift(app)
  const second = await give(app, box)
  await round(app)
  await refundByHand(app, paymentId, 52104)
  await sendDispute(
    app,
    'lost',
    dispute({ id: `disp_${second.paymentId}`, paymentId: second.paymentId }, 'lost'),
  )
  await expect.poll(async () => (await booksOf(app, box.id)).fee).toBe(0)
  await round(app)
  expect(await booksOf(app, box.id)).toMatchObject({ owed: 0 })
  const { reversals } = await atProvider(app)
  const ours = await app.services.db
    .selectFrom('transfers')
    .select('provider_transfer_id')
    .where('event_box_id', '=', box.id)
    .execute()
  for (const { provider_transfer_id } of ours)
    expect(reversals.filter(({ transfer_id }) => transfer_id === provider_transfer_id)).toMatchObject([
      { amount: GIVEN_PAISE },
    ])
})

test('an order whose creation was answered into the void has its one transfer', async ({ app }) => {
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

test('a gift that the bank confirms days after the event is let go at once', async ({ app }) => {
  const { box } = await aRoutedBox(app)
  const { body } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id } = await pay(app, body.id, { outcome: 'begin' })
  await round(app, 6 * DAY_MS)
  await confirmByBank(app, box.id, razorpay_payment_id)
  await round(app)
  expect((await transferOf(app, box.id)).settled_at).not.toBeNull()
  expect(await booksOf(app, box.id)).toMatchObject({ owed: 0 })
})

test('an answer that is older than what is known changes nothing', async ({ app }) => {
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
