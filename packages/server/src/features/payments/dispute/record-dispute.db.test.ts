// Disputes: each is flagged for an administrator; a lost one is taken out of total and debt once, with its reason.
import { aSignedInAdmin } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { contributionsOf, control, openFlagsOf, openOrder, pay, verify } from '../../../test/paying.ts'
import {
  aDisputed,
  dispute,
  openDispute,
  refundsInFeedOf,
  sendDispute,
} from '../../../test/payments/disputes.ts'
import { aContribution, WITHOUT_GUEST } from '../../../test/payments/orders.ts'
import { eventOf, outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS } from '../../../test/times.ts'
import { recordRefund } from '../refund/record-refund.ts'
import { syncListedDisputes } from './sync-listed-disputes.ts'

test('a dispute is stored with its reason and deadline, and leaves the contribution as it is [dispute-1]', async ({
  app,
}) => {
  const contribution = await aDisputed(app)
  expect(await sendDispute(app, 'created', dispute(contribution, 'open'))).toBe('disputed')
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 50_100 }])
  const stored = await app.services.db
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', contribution.id)
    .execute()
  expect(stored).toMatchObject([
    { status: 'open', reason_code: 'chargeback', respond_by: new Date(1795000000_000) },
  ])
  expect(await refundsInFeedOf(app, contribution.box.id)).toEqual([])
})

test('a lost dispute is taken out of total and debt once, and the host is told why [dispute-2]', async ({
  app,
}) => {
  const contribution = await aDisputed(app)
  await sendDispute(app, 'created', dispute(contribution, 'open'))
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => sendDispute(app, 'lost', dispute(contribution, 'lost'))),
  )
  expect(outcomes.filter((outcome) => outcome === 'disputed')).toHaveLength(1)
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 0 }])
  expect(await refundsInFeedOf(app, contribution.box.id)).toEqual([
    '₹501 returned to Sunita Deshpande’s bank after a dispute',
  ])
})

test('a late or repeated update of a dispute changes nothing', async ({ app }) => {
  const contribution = await aDisputed(app)
  expect(await sendDispute(app, 'under_review', dispute(contribution, 'under_review'))).toBe('disputed')
  expect(await sendDispute(app, 'created', dispute(contribution, 'open'))).toBe('already')
  expect(await sendDispute(app, 'won', dispute(contribution, 'won'))).toBe('disputed')
  expect(await sendDispute(app, 'closed', dispute(contribution, 'closed'))).toBe('already')
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 50_100 }])
})

test('a dispute whose webhooks are all lost, and its end, are found in the provider’s list [dispute-3]', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app)
  const { id } = await control<{ id: string }>(app, 'POST', `/payments/${paymentId}/dispute`, {})
  const list = () =>
    syncListedDisputes({ ...app.services, now: app.clock.now, signal: new AbortController().signal })
  await list()
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 50_100 }])
  await control(app, 'POST', `/disputes/${id}/state`, { status: 'lost' })
  await list()
  await list()
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 0 }])
  expect(await refundsInFeedOf(app, box.id)).toHaveLength(1)
})

// An unanswered dispute is lost.
test('a dispute of a payment that waits for its box is a task once the box is named [dispute-4]', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { ...WITHOUT_GUEST })
  const proof = await pay(app, body.id)
  const paymentId = proof.razorpay_payment_id
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId), `captured-${paymentId}`)
  const id = await openDispute(app, paymentId)
  expect(await sendDispute(app, 'created', dispute({ id, paymentId }, 'open'))).toBe('unknown-payment')
  await verify(app, proof, { giftid: box.id })
  await syncListedDisputes({ ...app.services, now: app.clock.now, signal: new AbortController().signal })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('disputes are listed by who acts next, those to answer by their deadline, with guest, box and host', async ({
  app,
}) => {
  const admin = await aSignedInAdmin(app)
  const [first, second] = [await aDisputed(app), await aDisputed(app)]
  const listed = async () => {
    const { disputes } = (await admin.call(['GET', '/admin/payments/to-do'])).body
    const ids = [first.id, second.id]
    return disputes.filter(({ id }: { id: string }) => ids.includes(id))
  }
  await sendDispute(app, 'created', dispute(first, 'open', { respond_by: 1795400000 }))
  await sendDispute(app, 'created', dispute(second, 'open', { respond_by: 1795300000 }))
  expect(await listed()).toEqual([
    expect.objectContaining({ id: second.id, respond_by: new Date(1795300000_000).toISOString() }),
    {
      ...{ id: first.id, group: 'answer-now', status: 'open', phase: 'chargeback' },
      ...{ guest: 'Sunita Deshpande', box: first.box.name, host: 'Meera Nair', host_id: first.box.host_id },
      updated_at: app.clock.now.toISOString(),
      payment_id: first.paymentId,
      amount_paise: 52_104,
      reason_code: 'chargeback',
      respond_by: new Date(1795400000_000).toISOString(),
      provider_url: `https://dashboard.razorpay.com/app/disputes/${first.id}`,
    },
  ])
  await sendDispute(app, 'created', dispute(second, 'open', { respond_by: 1795500000 }))
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([first.id, second.id])
  await sendDispute(app, 'under_review', dispute(first, 'under_review', { respond_by: undefined }))
  await sendDispute(app, 'won', dispute(second, 'won'))
  expect(await listed()).toMatchObject([
    { id: first.id, group: 'with-bank' },
    { id: second.id, group: 'closed', status: 'won' },
  ])
})

test('a lost dispute takes no more than a refund at the dashboard has left, though nobody reported it', async ({
  app,
}) => {
  const contribution = await aDisputed(app)
  await app.services.provider.refundPayment(
    contribution.paymentId,
    10_400,
    `by-hand-${contribution.paymentId}`,
  )

  await sendDispute(app, 'lost', dispute(contribution, 'lost', { amount_deducted: 0 }))
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 0 }])
  const refunds = await app.services.db
    .selectFrom('refunds')
    .select(['kind', 'amount_paise'])
    .where('payment_id', '=', contribution.paymentId)
    .orderBy('amount_paise')
    .execute()
  expect(refunds).toEqual([
    { kind: 'external', amount_paise: 10_400 },
    { kind: 'dispute', amount_paise: 41_704 },
  ])
})

test('two disputes of one payment that are lost in part take both parts', async ({ app }) => {
  const contribution = await aDisputed(app)
  const part = { amount: 10_400, amount_deducted: 10_400 }
  await sendDispute(app, 'lost', dispute(contribution, 'lost', part))
  const second = { ...contribution, id: await openDispute(app, contribution.paymentId) }
  await sendDispute(app, 'lost', dispute(second, 'lost', part))
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 30_100 }])
})

/** A refund of all of the payment, as the provider's dashboard made it, is reported. */
const hearOfRefund = (
  { services, clock }: TestApp,
  paymentId: string,
  status: 'pending' | 'processed' | 'failed',
) =>
  recordRefund(
    { db: services.db, now: clock.now },
    { id: `rfnd_${paymentId}`, payment_id: paymentId, amount: 52_104, status },
  )

const refundsOf = ({ services }: TestApp, paymentId: string) =>
  services.db
    .selectFrom('refunds')
    .select(['kind', 'state', 'amount_paise'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .execute()

test.for([
  ['pending', 'failed'],
  ['processed', 'returned'],
] as const)(
  'a dispute that is lost beside a refund that is %s takes the gift once that has %s',
  async ([status, state], { app }) => {
    const contribution = await aDisputed(app)
    const { box, paymentId } = contribution
    await hearOfRefund(app, paymentId, status)
    await sendDispute(app, 'lost', dispute(contribution, 'lost'))
    expect(await refundsOf(app, paymentId)).toHaveLength(1)
    for (let times = 0; times < 2; times++) await hearOfRefund(app, paymentId, 'failed')
    expect(await refundsOf(app, paymentId)).toEqual([
      { kind: 'external', state, amount_paise: 52_104 },
      { kind: 'dispute', state: 'processed', amount_paise: 52_104 },
    ])
    expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 0 }])
    expect(await openFlagsOf(app, box.id)).toEqual([])
  },
)

test('a failed refund is a task while a lost dispute leaves something of the payment, and then no more', async ({
  app,
}) => {
  const contribution = await aDisputed(app)
  const { box, paymentId } = contribution
  const part = { amount: 10_400, amount_deducted: 10_400 }
  await hearOfRefund(app, paymentId, 'pending')
  await sendDispute(app, 'lost', dispute(contribution, 'lost', part))
  await hearOfRefund(app, paymentId, 'failed')
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 40_100 }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'refund-failed' }])
  const second = { ...contribution, id: await openDispute(app, paymentId) }
  await sendDispute(app, 'lost', dispute(second, 'lost', { amount: 41_704, amount_deducted: 41_704 }))
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 0 }])
  expect(await openFlagsOf(app, box.id)).toEqual([])
})

const statesOf = ({ services }: TestApp, paymentId: string) =>
  services.db
    .selectFrom('disputes')
    .select(['status', 'phase'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('phase')
    .execute()

test.for([true, false])(
  'a won dispute that is challenged again is a task again, with the same id: %s',
  async (same_id, { app }) => {
    const admin = await aSignedInAdmin(app)
    const { paymentId, id } = await aDisputed(app)
    const list = () =>
      syncListedDisputes({ ...app.services, now: app.clock.now, signal: new AbortController().signal })
    await control(app, 'POST', `/disputes/${id}/state`, { status: 'won', webhooks: false })
    await list()
    const body = { same_id, webhooks: false }
    const again = await control<{ id: string }>(app, 'POST', `/disputes/${id}/challenge`, body)
    await list()
    const states = await statesOf(app, paymentId)
    expect(states.at(-1)).toEqual({ status: 'open', phase: 'pre_arbitration' })
    expect(states).toHaveLength(same_id ? 1 : 2)
    const { disputes } = (await admin.call(['GET', '/admin/payments/to-do'])).body
    expect(disputes.find((listed: { id: string }) => listed.id === again.id)).toMatchObject({
      ...{ group: 'answer-now', phase: 'pre_arbitration' },
    })
  },
)

test('a won dispute that is lost in a later phase takes the gift', async ({ app }) => {
  const contribution = await aDisputed(app)
  await sendDispute(app, 'won', dispute(contribution, 'won'))
  const challenged = { phase: 'pre_arbitration', respond_by: 1_796_000_000 }
  expect(await sendDispute(app, 'created', dispute(contribution, 'open', challenged))).toBe('disputed')
  expect(await sendDispute(app, 'won', dispute(contribution, 'won'))).toBe('already')
  expect(await sendDispute(app, 'lost', dispute(contribution, 'lost', challenged))).toBe('disputed')
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 0 }])
})

test('a phase that we do not know, or none, is the one that is known', async ({ app }) => {
  const contribution = await aDisputed(app)
  await sendDispute(app, 'created', dispute(contribution, 'open', { phase: 'pre_arbitration' }))
  await sendDispute(app, 'under_review', dispute(contribution, 'under_review', { phase: 'compliance' }))
  await sendDispute(app, 'won', dispute(contribution, 'won', { phase: null }))
  expect(await statesOf(app, contribution.paymentId)).toEqual([{ status: 'won', phase: 'pre_arbitration' }])
})

test('a fee that is deducted with the amount is not taken from the host', async ({ app }) => {
  const contribution = await aDisputed(app)
  const part = { amount: 10_400, amount_deducted: 11_580 }
  await sendDispute(app, 'lost', dispute(contribution, 'lost', part))
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 40_100 }])
})

test('an ended dispute that the list has as open a day later is a task again, whatever phase it names', async ({
  app,
}) => {
  const contribution = await aDisputed(app)
  await sendDispute(app, 'won', dispute(contribution, 'won'))
  wait(app, DAY_MS)
  expect(await sendDispute(app, 'created', dispute(contribution, 'open'))).toBe('disputed')
  expect(await statesOf(app, contribution.paymentId)).toEqual([{ status: 'open', phase: 'chargeback' }])
})
