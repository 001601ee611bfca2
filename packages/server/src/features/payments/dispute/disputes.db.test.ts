// Disputes: each is flagged for an administrator; a lost one is taken out of total and debt once, with its reason.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  control,
  eventOf,
  expectSoundBooks,
  openFlagsOf,
  openOrder,
  outcomeOfWebhook,
  pay,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { syncRefunds } from '../refund/sync-refunds.ts'
import { syncListedDisputes } from './sync-listed-disputes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function aContribution() {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { giftid: box.id })
  const proof = await pay(app, body.id)
  await verify(app, proof)
  const id = `disp_${proof.razorpay_payment_id}`
  return { box, paymentId: proof.razorpay_payment_id, id }
}

/** As the provider documents the entity (api/disputes/entity.md); `payment.dispute.*` delivers it beside the payment. */
const dispute = (
  { id, paymentId }: { id: string; paymentId: string },
  status: string,
  more: object = {},
) => ({
  id,
  entity: 'dispute',
  payment_id: paymentId,
  amount: CHARGE_PAISE,
  currency: 'INR',
  amount_deducted: status === 'lost' ? CHARGE_PAISE : 0,
  reason_code: 'chargeback',
  respond_by: 1795000000,
  status,
  phase: 'chargeback',
  created_at: 1794000000,
  ...more,
})

let sent = 0

/** Answers the outcome of the event. */
const sendEvent = (event: string, entity: object) =>
  outcomeOfWebhook(
    app,
    JSON.stringify({ entity: 'event', event, payload: { dispute: { entity } } }),
    `dispute-event-${++sent}`,
  )

const feedOf = async (boxId: string) => {
  const rows = await app.services.db
    .selectFrom('activities')
    .select('description')
    .where('event_box_id', '=', boxId)
    .where('action', '=', 'contribution-refunded')
    .execute()
  return rows.map(({ description }) => description)
}

test('a dispute is stored and flagged with its reason, and leaves the contribution as it is [dispute-1]', async () => {
  const contribution = await aContribution()
  expect(await sendEvent('payment.dispute.created', dispute(contribution, 'open'))).toBe('disputed')
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 50_100 }])
  expect(await openFlagsOf(app, contribution.box.id)).toMatchObject([
    { kind: 'disputed', dispute_id: contribution.id, detail: { reason_code: 'chargeback' } },
  ])
  const stored = await app.services.db
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', contribution.id)
    .execute()
  expect(stored).toMatchObject([{ status: 'open', respond_by: new Date(1795000000_000) }])
  expect(await feedOf(contribution.box.id)).toEqual([])
})

test('a lost dispute is taken out of total and debt once, and the host is told why [dispute-2]', async () => {
  const contribution = await aContribution()
  await sendEvent('payment.dispute.created', dispute(contribution, 'open'))
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => sendEvent('payment.dispute.lost', dispute(contribution, 'lost'))),
  )
  expect(outcomes.filter((outcome) => outcome === 'disputed')).toHaveLength(1)
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 0 }])
  expect(await openFlagsOf(app, contribution.box.id)).toMatchObject([
    { kind: 'dispute-lost', dispute_id: contribution.id },
  ])
  expect(await feedOf(contribution.box.id)).toEqual([
    '₹501 of Sunita Deshpande went back: the guest’s bank disputed the payment',
  ])
})

test('a late or repeated update of a dispute changes nothing', async () => {
  const contribution = await aContribution()
  expect(await sendEvent('payment.dispute.under_review', dispute(contribution, 'under_review'))).toBe(
    'disputed',
  )
  expect(await sendEvent('payment.dispute.created', dispute(contribution, 'open'))).toBe('already')
  expect(await sendEvent('payment.dispute.won', dispute(contribution, 'won'))).toBe('disputed')
  expect(await sendEvent('payment.dispute.closed', dispute(contribution, 'closed'))).toBe('already')
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 50_100 }])
  expect(await openFlagsOf(app, contribution.box.id)).toMatchObject([
    { kind: 'dispute-won', dispute_id: contribution.id },
  ])
})

test('a lost dispute takes no more than what is left of a partly refunded contribution', async () => {
  const contribution = await aContribution()
  await app.services.provider.refundPayment(
    contribution.paymentId,
    10_400,
    `by-hand-${contribution.paymentId}`,
  )

  await syncRefunds({ ...app.services, now: app.clock.now }, contribution.paymentId)
  await sendEvent('payment.dispute.lost', dispute(contribution, 'lost'))
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 0 }])
})

test('two disputes of one payment that are lost in part take both parts', async () => {
  const contribution = await aContribution()
  const part = { amount: 10_400, amount_deducted: 10_400 }
  await sendEvent('payment.dispute.lost', dispute(contribution, 'lost', part))
  await sendEvent(
    'payment.dispute.lost',
    dispute({ ...contribution, id: `${contribution.id}b` }, 'lost', part),
  )
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 30_100 }])
})

test('a dispute of an unknown payment is stored as an event, and has no other effect', async () => {
  const unknown = { id: 'disp_ofNobody', paymentId: 'pay_ofNobody' }
  expect(await sendEvent('payment.dispute.created', dispute(unknown, 'open'))).toBe('unknown-payment')
})

test('a dispute whose webhooks are all lost, and its end, are found in the provider’s list [dispute-3]', async () => {
  const { box, paymentId } = await aContribution()
  const { id } = await control<{ id: string }>(app, 'POST', `/payments/${paymentId}/dispute`, {})
  const list = () =>
    syncListedDisputes({ ...app.services, now: app.clock.now, signal: new AbortController().signal })
  await list()
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 50_100 }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'disputed', dispute_id: id }])
  await control(app, 'POST', `/disputes/${id}/state`, { status: 'lost' })
  await list()
  await list()
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 0 }])
  expect(await feedOf(box.id)).toHaveLength(1)
})

// An unanswered dispute is lost: no other update of its payment may hide its flag.
test('a disputed payment without a box stays flagged when the box is named later [dispute-4]', async () => {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { name: undefined, phone: undefined, address: undefined })
  const proof = await pay(app, body.id)
  const paymentId = proof.razorpay_payment_id
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId), `captured-${paymentId}`)
  const id = `disp_${paymentId}`
  expect(await sendEvent('payment.dispute.created', dispute({ id, paymentId }, 'open'))).toBe('disputed')
  await verify(app, proof, { giftid: box.id })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'disputed', payment_id: paymentId, dispute_id: id },
  ])
})

test('two disputes of one payment are two flags', async () => {
  const contribution = await aContribution()
  await sendEvent(
    'payment.dispute.lost',
    dispute(contribution, 'lost', { amount: 10_400, amount_deducted: 10_400 }),
  )
  await sendEvent('payment.dispute.created', dispute({ ...contribution, id: `${contribution.id}b` }, 'open'))
  expect(await openFlagsOf(app, contribution.box.id)).toMatchObject([
    { kind: 'dispute-lost', dispute_id: contribution.id },
    { kind: 'disputed', dispute_id: `${contribution.id}b` },
  ])
})
