// `npm run payment` finds a timeline by any of its ids, and masks people in it.
import { randomUUID } from 'node:crypto'
import { aBox, ask, give, giveTwice } from '../../test/operators/operator-commands.ts'
import { refunded, refundsOf, timelineOf, under } from '../../test/operators/timelines.ts'
import { contributionsOf, pay } from '../../test/paying.ts'
import { payoutsOf, round } from '../../test/paying-out.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { expect, aheadTest as test } from '../../test/test.ts'
import { DAY_MS } from '../../test/times.ts'
import { EXIT } from './question.ts'

test('phone numbers, UPI IDs and addresses are masked, unless the full timeline is requested', async ({
  app,
}) => {
  const box = await aBox(app)
  const { paymentId } = await give(app, box.id, 501)
  const covered = await timelineOf(app, paymentId)
  expect(covered).toContain('from     Sunita Deshpande, ••••••3210\n')
  expect(covered).toContain('from su•••@razorpay')
  expect(covered).not.toMatch(/9876543210|success@|Station Road/)
  const full = await timelineOf(app, paymentId, true)
  expect(full).toContain('from     Sunita Deshpande, 9876543210, 7 Station Road, Pune\n')
  expect(full).toContain('from success@razorpay')
})

test('payment, order and refund lead to the same timeline, by the provider’s ids and by ours', async ({
  app,
}) => {
  const box = await aBox(app)
  const { first, second, orderId } = await giveTwice(app, box.id, 501)
  await refunded(app, second, 'processed')
  const [refund] = await refundsOf(app, second)
  const [contribution] = await contributionsOf(app, box.id)
  const withoutTitle = async (id = '') => (await timelineOf(app, id)).split('\n').slice(1)
  const timeline = await withoutTitle(first)
  expect(timeline.join()).toContain('a contribution of ₹501')
  for (const id of [
    second,
    orderId,
    contribution?.payment_order_id,
    contribution?.id,
    refund?.id,
    refund?.provider_refund_id ?? '',
  ])
    expect(await withoutTitle(id)).toEqual(timeline)
})

test('a payout’s timeline has its ledger entries and its webhooks, by its id at the provider and by ours', async ({
  app,
}) => {
  const box = await aBox(app)
  await give(app, box.id, 501)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('processed')
  for (const id of [payout?.id ?? '', payout?.provider_payout_id ?? '']) {
    const text = await timelineOf(app, id)
    expect(text).toContain(
      `payout   ${payout?.id}, ${payout?.provider_payout_id} at the provider; ₹501, payout 1 of its box`,
    )
    expect(text).toMatch(/ledger, payout: owed to hosts \+₹501, payouts in transit −₹501/)
    expect(text).toMatch(/the provider reported payout\.processed, event \S+: the payout moved on/)
    expect(text).toMatch(/payout 1: the provider is asked what became of it/)
    expect(text).toMatch(
      new RegExp(`${payout?.provider_payout_id}: processed, ₹501, our payout ${payout?.id}`),
    )
  }
})

test('an unknown id is reported as such, with what the provider knows of it', async ({ app }) => {
  const { id: orderId } = await app.services.provider.createOrder(10_400, randomUUID(), {})
  const { razorpay_payment_id: id } = await pay(app, orderId)
  const known = await ask(app, { command: 'payment', id, full: false })
  expect(known.text).toContain(
    `${id} is not in our books.\n\nWhat the provider says of it\n  ${id}: captured, ₹104, of ${orderId}`,
  )
  expect(known.exitCode).toBe(EXIT.wrong)
  const unknown = await ask(app, { command: 'payment', id: 'pay_00000000000000', full: false })
  expect(unknown.text).toContain('pay_00000000000000 is not in our books.')
  expect(unknown.text).toContain(
    'it does not tell (GET /payments/pay_00000000000000: 400 The id provided does not exist)',
  )
  for (const none of [randomUUID(), 'rfnd_00000000000000', 'nothing', "'; drop table payments"])
    expect(await ask(app, { command: 'payment', id: none, full: false })).toEqual({
      text: `${none} is not in our books.\n`,
      exitCode: EXIT.wrong,
    })
})

test('when the provider does not answer, our own timeline is still shown', async ({ app }) => {
  const { paymentId } = await give(app, (await aBox(app)).id, 501)
  const access = { ...app.services.providerSettings, apiUrl: 'http://127.0.0.1:1' }
  const { text, exitCode } = await ask(app, { command: 'payment', id: paymentId, full: false }, { access })
  expect(text).toContain(`a contribution of ₹501 by ${paymentId}`)
  expect(under('What the provider says now', text)).toMatch(/it could not be asked \(GET .*no answer/)
  expect(exitCode).toBe(EXIT.fine)
})
