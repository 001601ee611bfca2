// Orders that a restored backup lacks are imported from the provider's list.
import { getInstallationId, getRestoredAt } from '../../../db/installation.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, contributionsOf, pay, verify } from '../../../test/paying.ts'
import { NEXT_YEAR } from '../../../test/payments/orders.ts'
import { inRealTime, marksOf } from '../../../test/payments/provider-lists.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { confirmCompared } from '../../../test/payouts/restored-backups.ts'
import {
  aLinkedAccount,
  booksOf,
  GIVEN_PAISE,
  refundAtDashboard,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, realTimeTest as test } from '../../../test/test.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'
import { importMissingOrders } from './import-missing-orders.ts'

const importNow = (app: TestApp, { provider }: Pick<TestApp['services'], 'provider'> = app.services) =>
  importMissingOrders({ ...inRealTime(app), provider, now: app.clock.now })

test('orders that a restored backup lacks are imported once, with guest and box [reconcile-12]', async ({
  app,
}) => {
  await importMissingOrders(inRealTime(app, 0))
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const createOrder = (index: number) =>
    app.services.provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), {
      event_box: box.id,
      guest_name: `Guest ${index}`,
      guest_phone: '9876543210',
      guest_address: '7 Station Road, Pune',
    })
  // One after another: of more than fifty at once the last give up after a second, which a busy machine takes.
  const orders: { id: string }[] = []
  for (let index = 0; index < 120; index += 1) orders.push(await createOrder(index))
  for (const { id } of orders.slice(0, 110)) await pay(app, id)
  await app.services.provider.createOrder(CHARGE_PAISE, 'an order of another shop', {})

  expect(await importMissingOrders(inRealTime(app, 1_000))).toBe(120)
  expect(await importMissingOrders(inRealTime(app))).toBe(0)
  app.clock.now = new Date(Math.max(app.clock.now.getTime(), Date.now()) + MINUTE_MS)
  await reconcileAfter(app, 0)
  await reconcileAfter(app, 2 * MINUTE_MS)
  const found = await contributionsOf(app, box.id)
  expect(found).toHaveLength(110)
  expect(new Set(found.map(({ guest_name }) => guest_name)).size).toBe(110)
})

test('notes that were edited at the provider do not keep an order from being found', async ({ app }) => {
  const { db, provider } = app.services
  await importMissingOrders(inRealTime(app, 0))
  const receipt = crypto.randomUUID()
  const installation = await getInstallationId(db)
  await provider.createOrder(CHARGE_PAISE, receipt, {
    installation,
    event_box: 'a\u0000b',
    guest_phone: 'none',
    request_key: 'none',
  })
  expect(await importMissingOrders(inRealTime(app, 3_000))).toBe(1)
  expect(
    await db
      .selectFrom('waiting_orders')
      .select(['event_box_id', 'names_lost_box', 'request_key'])
      .where('id', '=', receipt)
      .executeTakeFirst(),
  ).toEqual({ event_box_id: null, names_lost_box: true, request_key: null })
})

test('the paid one of two provider orders for one contribution is imported', async ({ app }) => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const receipt = crypto.randomUUID()
  const { provider } = app.services
  const paid = await provider.createOrder(CHARGE_PAISE, receipt, { event_box: box.id })
  await pay(app, paid.id)
  const listOrders = async () => [
    { ...paid, id: 'order_OfALostAnswer', status: 'created' as const },
    { ...paid, status: 'paid' as const },
  ]
  expect(await importNow(app, { provider: { ...provider, listOrders } })).toBe(1)
  await reconcileAfter(app, 0)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('two such unpaid imported orders: the one paid later is imported, too', async ({ app }) => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const { provider } = app.services
  const paid = await provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), { event_box: box.id })
  const unpaid = { ...paid, id: 'order_ThatNobodyPays' }
  const importListed = (listed: (typeof paid)[]) =>
    importNow(app, { provider: { ...provider, listOrders: async () => listed } })
  expect(await importListed([unpaid, paid])).toBe(1)
  await pay(app, paid.id)
  expect(await importListed([unpaid, { ...paid, status: 'attempted' }])).toBe(1)
  expect(await importListed([unpaid, { ...paid, status: 'paid' }])).toBe(0)
  await reconcileAfter(app, 0)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

/** Paid by a guest, at the provider alone, and transferred to a linked account. */
async function aTransferredPayment(app: TestApp, notes: object) {
  const accountId = await aLinkedAccount(app)
  const order = await app.services.provider.createOrder(
    CHARGE_PAISE,
    crypto.randomUUID(),
    { ...notes, linked_account: accountId },
    undefined,
    { accountId, amountPaise: GIVEN_PAISE, heldUntil: new Date(Date.now() + 7 * DAY_MS) },
  )
  return pay(app, order.id)
}

test('a gift to a linked account is not owed by us, though payouts changed since', async ({ app }) => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  await aTransferredPayment(app, { event_box: box.id })
  // The provider's answer may be behind: without the transfer, the gift would be owed by us, too.
  const behind = withRoute(app, { listTransfersOfOrder: async () => [] })
  await expect(importNow(behind)).rejects.toThrow(ProviderError)
  expect(await importNow(app)).toBe(1)
  await reconcileAfter(app, 0)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
  expect(await booksOf(app, box.id)).toMatchObject({ owed: 0 })
})

/** A gift of a box that the backup lacks, whose host has a linked account: imported, and paid by a guest who keeps the proof. */
async function aGiftToALostBox(app: TestApp) {
  const installation = await getInstallationId(app.services.db)
  const proof = await aTransferredPayment(app, { installation, event_box: 'LostLostLostLostLost12' })
  expect(await importNow(app)).toBe(1)
  return { orderId: proof.razorpay_order_id, paymentId: proof.razorpay_payment_id, proof }
}

test('a gift to a box that the backup lacks cannot be claimed for another box', async ({ app }) => {
  const other = await insertEventBox(app.services.db, NEXT_YEAR)
  const { proof } = await aGiftToALostBox(app)
  expect((await verify(app, proof, { giftid: other.id })).body.status).toBe('pending')
  await reconcileAfter(app, 0)
  expect((await verify(app, proof, { giftid: other.id })).body.status).toBe('pending')
  expect(await contributionsOf(app, other.id)).toEqual([])
  expect(await booksOf(app, other.id)).toMatchObject({ owed: 0 })
  const flags = app.services.db.selectFrom('review_flags').select(['kind', 'resolved_at'])
  expect(await flags.where('payment_id', '=', proof.razorpay_payment_id).execute()).toEqual([
    { kind: 'no-box', resolved_at: null },
  ])
})

test('a refunded gift to a box that the backup lacks is taken back from its host', async ({ app }) => {
  const { provider } = app.services
  const unheard = await aGiftToALostBox(app)
  await provider.refundPayment(unheard.paymentId, CHARGE_PAISE, `by-hand-${crypto.randomUUID()}`)
  await reconcileAfter(app, 0)
  const known = await aGiftToALostBox(app)
  await reconcileAfter(app, 0)
  await refundAtDashboard(app, known.paymentId, CHARGE_PAISE)
  await reconcileAfter(app, DAY_MS)
  for (const { orderId } of [unheard, known])
    expect(await provider.route.listTransfersOfOrder(orderId)).toMatchObject([
      { amount_reversed: GIVEN_PAISE },
    ])
})

// An import of lost orders that is interrupted, or finds an order that it cannot use, loses nothing and tells of the restore.
async function aLostOrder(
  { services: { db, provider } }: TestApp,
  notes: object = {},
): Promise<ProviderOrder> {
  const box = await insertEventBox(db, NEXT_YEAR)
  const installation = await getInstallationId(db)
  await db.updateTable('installation').set({ restored_at: null, compared_at: null }).execute()
  return provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), {
    installation,
    event_box: box.id,
    ...notes,
  })
}

/** The provider tells it without the transfer to the account that its notes name. */
const anUnusableOrder = (app: TestApp) => aLostOrder(app, { linked_account: 'acc_00000000000001' })

const isImported = async ({ services }: TestApp, { id }: ProviderOrder): Promise<boolean> =>
  (await services.db
    .selectFrom('payment_orders')
    .select('id')
    .where('provider_order_id', '=', id)
    .executeTakeFirst()) !== undefined

/** Reads the provider's list, which has `days` of the last days, one after the other. */
async function importDays(app: TestApp, days: (() => Promise<ProviderOrder[]>)[]): Promise<unknown> {
  const { provider, ...deps } = inRealTime(app, 0)
  const importFrom = (listOrders: () => Promise<ProviderOrder[]>) =>
    importMissingOrders({ ...deps, provider: { ...provider, listOrders } })
  // Creates the mark.
  await importFrom(async () => [])
  const listed_until = new Date(deps.now.getTime() - days.length * DAY_MS)
  await app.services.db.updateTable('provider_listings').set({ listed_until }).execute()
  return importFrom(async () => (await days.shift()?.()) ?? [])
}

const hasNotedRestore = async ({ services }: TestApp) => (await getRestoredAt(services.db)) !== null

test('an order without its transfer hides no other; the list is read again there', async ({ app }) => {
  const odd = await anUnusableOrder(app)
  const [beside, later] = [await aLostOrder(app), await aLostOrder(app)]
  const reading = importDays(app, [async () => [odd, beside], async () => [later]])
  await expect(reading).rejects.toThrow(ProviderError)
  expect(await Promise.all([odd, beside, later].map((order) => isImported(app, order)))).toEqual([
    false,
    true,
    true,
  ])
  expect((await marksOf(app)).listed_until.getTime()).toBeLessThan(Date.now() - DAY_MS)
})

test('a lost order that cannot be imported shows a restored backup until compared', async ({ app }) => {
  const odd = await anUnusableOrder(app)
  const read = () => expect(importDays(app, [async () => [odd]])).rejects.toThrow(ProviderError)
  await read()
  expect(await hasNotedRestore(app)).toBe(true)
  app.clock.now = inRealTime(app).now
  expect(await confirmCompared(app)).toMatchObject({ status: 200 })
  await read()
  expect(await hasNotedRestore(app)).toBe(false)
})

test('an import that the provider interrupts has told of the restored backup', async ({ app }) => {
  const lost = await aLostOrder(app)
  const outage = async () => {
    throw new ProviderError('unknown', 'the provider is down')
  }
  await expect(importDays(app, [async () => [lost], outage])).rejects.toThrow(ProviderError)
  expect(await isImported(app, lost)).toBe(true)
  expect(await hasNotedRestore(app)).toBe(true)
})

test('a lost order from a webhook shows a restored backup; a second one does not', async ({ app }) => {
  const known = await aLostOrder(app)
  await importDays(app, [async () => [known]])
  await app.services.db.updateTable('installation').set({ restored_at: null }).execute()
  await importDays(app, [async () => [{ ...known, id: 'order_OfALostAnswer', status: 'attempted' }]])
  expect(await hasNotedRestore(app)).toBe(false)

  const lost = await aLostOrder(app)
  const { razorpay_payment_id: paymentId } = await pay(app, lost.id)
  app.logged.length = 0
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  expect(await isImported(app, lost)).toBe(true)
  expect(await hasNotedRestore(app)).toBe(true)
  expect(app.logged).toContainEqual(expect.objectContaining({ alarm: 'backup-restored', order: lost.id }))
})
