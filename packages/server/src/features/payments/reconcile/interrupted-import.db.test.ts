// An import of lost orders that is interrupted, or finds an order that it cannot use, loses nothing and tells of the restore.
import { getInstallationId, getRestoredAt } from '../../../db/installation.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, pay } from '../../../test/paying.ts'
import { NEXT_YEAR } from '../../../test/payments/orders.ts'
import { inRealTime, marksOf } from '../../../test/payments/provider-lists.ts'
import { eventOf, outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { confirmCompared } from '../../../test/payouts/restored-backups.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, realTimeTest as test } from '../../../test/test.ts'
import { DAY_MS } from '../../../test/times.ts'
import { importMissingOrders } from './import-missing-orders.ts'

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

test('an order that comes without its transfer hides no other; the list is read again from there', async ({
  app,
}) => {
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

test('a lost order that cannot be imported shows a restored backup until payouts were compared', async ({
  app,
}) => {
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

test('a lost order from a webhook shows a restored backup; a second order of one contribution does not', async ({
  app,
}) => {
  const known = await aLostOrder(app)
  await importDays(app, [async () => [known]])
  await app.services.db.updateTable('installation').set({ restored_at: null }).execute()
  await importDays(app, [async () => [{ ...known, id: 'order_OfALostAnswer', status: 'attempted' }]])
  expect(await hasNotedRestore(app)).toBe(false)

  const lost = await aLostOrder(app)
  const { razorpay_payment_id: paymentId } = await pay(app, lost.id)
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  expect(await isImported(app, lost)).toBe(true)
  expect(await hasNotedRestore(app)).toBe(true)
})
