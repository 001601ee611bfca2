// Reversals of transfers: the host’s part of a refund comes back once, before it is refunded or afterwards.
import { ProviderError } from '../../../provider/provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, control, expectSoundBooks, openFlagsOf, openOrder, pay } from '../../../test/paying.ts'
import { payoutsOf } from '../../../test/paying-out.ts'
import {
  ourRefundsOf,
  refund,
  atProvider as refundsAtProvider,
  requestUnsent,
  sendNow,
} from '../../../test/payments/administrators-refunds.ts'
import { dispute, openDispute, sendDispute } from '../../../test/payments/disputes.ts'
import { refundByHand } from '../../../test/payments/refunds.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { checkNow } from '../../../test/payouts/restored-backups.ts'
import {
  aRoutedBox,
  aRoutedGift,
  aTransferredGift,
  atProvider,
  booksOf,
  DAY_MS,
  dayIn,
  expect,
  GIVEN_PAISE,
  give,
  moveDay,
  refundAtDashboard,
  reversalsOf,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { payHosts } from '../../payouts/plan/pay-hosts.ts'
import { holdEndAfter } from '../../transfers/rules.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { recordRefund } from '../refund/record-refund.ts'

const payOut = (app: TestApp) =>
  payHosts({
    ...{ ...app.services, log: app.app.log, signal: new AbortController().signal },
    maySend: false,
  })

test('one run both reverses a partial refund and moves the hold', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  await refundAtDashboard(app, paymentId, 10400)
  await moveDay(app, box.id, dayIn(app, 20), app.clock.now)
  await round(app)
  expect(await transferOf(app, box.id)).toMatchObject({
    reversed_paise: 10000,
    held_until: holdEndAfter(dayIn(app, 20)),
  })
})

test('refunds reverse the host’s part once, whole or in parts', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  expect((await refund(app, paymentId, 10400)).status).toBe(200)
  await expect.poll(async () => (await booksOf(app, box.id)).fee).toBe(2004 - 400)
  await round(app)
  expect((await refund(app, paymentId, 52104 - 10400)).status).toBe(200)
  await expect.poll(async () => (await booksOf(app, box.id)).fee).toBe(0)
  await round(app)
  const transfer = await transferOf(app, box.id)
  expect(await reversalsOf(app, box.id)).toEqual([40100, 10000])
  expect(transfer).toMatchObject({ reversed_paise: GIVEN_PAISE, check_at: null })
  expect(await booksOf(app, box.id)).toEqual({ owed: 0, fee: 0, receivable: -1230 - 148 })
})

test('beside a refund that came back, another one reverses no more than its own part', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  await refundAtDashboard(app, paymentId, 10400)
  await round(app)
  const [back] = await refundsAtProvider(app, paymentId)
  if (!back) throw new Error('The provider has no refund.')
  await recordRefund({ db: app.services.db, now: app.clock.now }, { ...back, status: 'failed' })
  await refundAtDashboard(app, paymentId, 20800)
  await round(app)
  expect(await reversalsOf(app, box.id)).toEqual([10000, 10000])
})

test('a refund after the settlement to the host is owed by the host', async ({ app }) => {
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

test('a refund at the provider’s dashboard, and a lost dispute, are reversed, too', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  const second = await give(app, box)
  await round(app)
  await refundByHand(app, paymentId, 52104)
  const id = await openDispute(app, second.paymentId)
  await sendDispute(app, 'lost', dispute({ id, paymentId: second.paymentId }, 'lost'))
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

test('all reversals at the provider’s dashboard are recorded, beyond a list’s ten', async ({ app }) => {
  const { box } = await aRoutedGift(app)
  const { provider_transfer_id } = await transferOf(app, box.id)
  for (let count = 0; count < 11; count += 1)
    await app.services.provider.route.reverseTransfer(provider_transfer_id, 100)
  await round(app)
  expect(await transferOf(app, box.id)).toMatchObject({ reversed_paise: 1100 })
})

test('a refund waits while its reversal is refused; the host does not get the money', async ({ app }) => {
  const { box, paymentId } = await aTransferredGift(app)
  await requestUnsent(app, paymentId, 52104)
  const refuses = withRoute(app, {
    reverseTransfer: async () => {
      throw new ProviderError('refused', 'the linked account is suspended')
    },
  })
  for (let day = 0; day < 8; day += 1) await round(refuses, DAY_MS)
  expect((await transferOf(app, box.id)).settled_at).toBeNull()
  expect(await refundsAtProvider(app, paymentId)).toEqual([])
  await round(app, DAY_MS)
  expect(await reversalsOf(app, box.id)).toEqual([GIVEN_PAISE])
  expect(await ourRefundsOf(app, paymentId)).toMatchObject([{ state: 'processed' }])
})

test('a reversal for a refund that is under way is not paid out meanwhile', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  const second = await give(app, box)
  await round(app)
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  await sendNow(app, await requestUnsent(app, paymentId, 52104))
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
  // The event has ended, and the provider still holds: its clock is not moved.
  app.clock.now = new Date(app.clock.now.getTime() + 4 * DAY_MS)
  await sendNow(app, await requestUnsent(app, second.paymentId, 52104))
  expect(await booksOf(app, box.id)).toMatchObject({ owed: GIVEN_PAISE })
  await payOut(app)
  expect(await payoutsOf(app, box)).toEqual([])
  const [refund] = await refundsAtProvider(app, paymentId)
  if (!refund) throw new Error('The provider has no refund.')
  await recordRefund({ db: app.services.db, now: app.clock.now }, { ...refund, status: 'failed' })
  app.clock.now = new Date(app.clock.now.getTime() + DAY_MS)
  await payOut(app)
  expect(await payoutsOf(app, box)).toMatchObject([{ amount_paise: GIVEN_PAISE }])
})

/** Paid and refunded at the provider, which moves on; we are told nothing, and ask after `ms`. */
async function refundedUnheard(app: TestApp, ms: number, gifts = 1) {
  const { box } = await aRoutedBox(app)
  for (let gift = 0; gift < gifts; gift++) {
    const again = { request_key: crypto.randomUUID(), again: true }
    const { body } = await openOrder(app, { giftid: box.id, ...again })
    const { razorpay_payment_id: paymentId } = await pay(app, body.id)
    await app.services.provider.refundPayment(paymentId, CHARGE_PAISE, `by-hand-${crypto.randomUUID()}`)
  }
  await round(app, ms)
  await reconcileAfter(app, 0)
  await round(app)
  return box
}

test('a gift refunded before we heard of it is taken back, and owed to nobody', async ({ app }) => {
  const box = await refundedUnheard(app, DAY_MS)
  expect(await reversalsOf(app, box.id)).toEqual([GIVEN_PAISE])
  expect(await booksOf(app, box.id)).toEqual({ owed: 0, fee: 0, receivable: -1230 - 148 })
  expect(await transferOf(app, box.id)).toMatchObject({ reversed_paise: GIVEN_PAISE, check_at: null })
  expect(await openFlagsOf(app, box.id)).toEqual([])
})

test('a gift refunded before we heard of it, and settled, is owed by the host', async ({ app }) => {
  // Long after the hold, though the provider’s clock is days behind ours by now.
  const box = await refundedUnheard(app, 14 * DAY_MS)
  expect(await booksOf(app, box.id)).toMatchObject({ owed: -GIVEN_PAISE })
  await payOut(app)
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'host-owes' }])
})

test('several such gifts are owed by the host, and the books are sound', async ({ app }) => {
  const box = await refundedUnheard(app, 14 * DAY_MS, 2)
  await checkNow(app, box)
  await payOut(app)
  expect(await booksOf(app, box.id)).toMatchObject({ owed: -2 * GIVEN_PAISE })
  const told = (await openFlagsOf(app, box.id)).map(({ detail }) => detail.owed_paise)
  expect(Math.max(...told.map(Number))).toBe(2 * GIVEN_PAISE)
  await expectSoundBooks(app)
})

test('a returned payment that was never captured asks about no transfer', async ({ app }) => {
  const { box } = await aRoutedBox(app)
  const { body } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id } = await pay(app, body.id)
  const payment = await app.services.provider.fetchPayment(razorpay_payment_id)
  const deps = { ...app.services, now: app.clock.now }
  await applyPayment(deps, { ...payment, status: 'refunded', captured: false })
  expect(await transferOf(app, box.id)).toMatchObject({ state: 'created', check_at: null })
})

test('once all refunds have come back, the host owes nothing, without a flag', async ({ app }) => {
  const { box, paymentId } = await aRoutedGift(app)
  const second = await give(app, box)
  await round(app)
  await refundAtDashboard(app, paymentId, 52104)
  await refundAtDashboard(app, second.paymentId, 52104)
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'host-owes' }, { kind: 'host-owes' }])
  await round(app)
  expect(await openFlagsOf(app, box.id)).toEqual([])
})
