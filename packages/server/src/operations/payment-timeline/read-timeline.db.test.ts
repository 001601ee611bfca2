// The timeline of a payment or payout, by any id of it: past events, coming ones, and the provider's answer.
import type { TimelineEvent } from '@lifafa/contract/endpoints/admin/timeline'
import { endsAt } from '@lifafa/contract/event-timing'
import { expect, get, type SignedInAdmin, test } from '../../test/administrators/admin-payment-test.ts'
import type { TestApp } from '../../test/app.ts'
import { aBox, give, giveTwice } from '../../test/operators/gifts.ts'
import { contributionsOf, control } from '../../test/paying.ts'
import { attemptsOf, payoutsOf, round } from '../../test/paying-out.ts'
import { outcomeOfWebhook } from '../../test/payments/webhooks.ts'
import { saveBankAccount } from '../../test/payouts/paid-hosts.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { insertFlag } from '../../test/rows.ts'
import { DAY_MS } from '../../test/times.ts'
import { askProvider } from './ask-provider.ts'

const timelineOf = async (admin: SignedInAdmin, id = '') =>
  (await get(admin, `/admin/payments/timeline?id=${id}`)).timeline
const providerSays = async (admin: SignedInAdmin, id = '') =>
  (await get(admin, `/admin/payments/provider-says?id=%20${id}%20`)).lines

const refundOf = async ({ services: { db } }: TestApp, paymentId: string) =>
  db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).executeTakeFirst()

/** A payout of ₹501, which has reached the bank; its webhook has come. */
async function paidOut(app: TestApp, box: Awaited<ReturnType<typeof aBox>>) {
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('paid')
  return attempt
}

/** Kind and id of each event; ids of the ledger and of webhooks are nobody's. */
const inShort = (events: TimelineEvent[]): string[] =>
  events.map(({ kind, id, state }) =>
    kind === 'ledger' || kind === 'webhook' ? `${kind} ${state}` : `${kind} ${id}`,
  )

test('all that happened to an order is there in its order, from the first tap to the host, by any id of it', async ({
  app,
  admin,
}) => {
  const box = await aBox(app)
  const { first, second, orderId } = await giveTwice(app, box.id, 501)
  await expect.poll(async () => (await refundOf(app, second))?.state).toBe('processed')
  const attempt = await paidOut(app, box)
  await insertFlag(app.services.db, { payment_id: first })
  const [contribution] = await contributionsOf(app, box.id)
  const refund = await refundOf(app, second)
  const timeline = await timelineOf(admin, first)
  const events = inShort(timeline.happened)
  const places = [
    `order ${contribution?.payment_order_id}`,
    `payment-begun ${second}`,
    `contribution ${contribution?.id}`,
    'ledger contribution',
    'webhook refunding',
    `refund-requested ${refund?.id}`,
    `refund ${refund?.id}`,
    `payout-opened ${attempt?.payout_id}`,
    `payout-sent ${attempt?.id}`,
    `payout ${attempt?.id}`,
  ].map((event) => events.indexOf(event))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(timeline).toMatchObject({
    guest: { name: 'Sunita Deshpande', phone: '••••••3210' },
    box: { name: 'Asha & Ravi', day: box.event_date },
    host: { id: box.host_id, name: 'Meera Nair' },
    flags: [{ kind: 'gift-gone', payment_id: first, detail: {} }],
  })
  const of = (kind: string) => timeline.happened.filter((event: TimelineEvent) => event.kind === kind)
  expect(of('contribution')).toMatchObject([{ paise: 501_00, note: first, state: null }])
  expect(of('payout')).toMatchObject([{ state: 'paid', upi_id: 'me•••@okbank', number: 1 }])
  expect(of('ledger')[0].accounts).toEqual({
    gateway_receivable: 521_04,
    owed_to_hosts: -501_00,
    platform_fee: -20_04,
  })
  expect(JSON.stringify(timeline)).not.toMatch(/Station Road|9876543210|success@/)
  for (const id of [
    second,
    orderId,
    contribution?.payment_order_id,
    contribution?.id,
    refund?.id,
    refund?.provider_refund_id ?? '',
  ])
    expect(await timelineOf(admin, id)).toEqual(timeline)
  const ids = timeline.references.map(({ text }: { text: string }) => text)
  for (const id of [first, second, orderId, contribution?.id, refund?.id, attempt?.id, box.id])
    expect(ids).toContain(id)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await providerSays(admin, first)).join('\n')).toContain(
    `${second}: refunded, ₹521.04, of ${orderId}, ₹521.04 refunded`,
  )
})

test('a payout’s timeline has its ledger entries and its webhooks, by its id at the provider and by ours', async ({
  app,
  admin,
}) => {
  const box = await aBox(app)
  await give(app, box.id, 501)
  const attempt = await paidOut(app, box)
  for (const id of [attempt?.id ?? '', attempt?.provider_payout_id ?? '']) {
    const { happened, next, guest } = await timelineOf(admin, id)
    expect(inShort(happened)).toEqual(
      expect.arrayContaining(['ledger payout', 'webhook moved', `payout ${attempt?.id}`]),
    )
    expect(inShort(happened).join()).not.toContain('order')
    expect(inShort(next)).toContain(`next-payout ${attempt?.id}`)
    expect(guest).toBeNull()
    expect(await providerSays(admin, id)).toEqual([
      expect.stringContaining(`${attempt?.provider_payout_id}: processed, ₹501, our payout ${attempt?.id}`),
    ])
  }
})

test('a payout to a bank account has the last digits of the account, and no more of it', async ({
  app,
  admin,
}) => {
  const box = await aBox(app)
  await give(app, box.id, 501)
  await saveBankAccount(app, box)
  const attempt = await paidOut(app, box)
  const timeline = await timelineOf(admin, attempt?.id)
  for (const [kind, state] of [
    ['payout-sent', 'provider'],
    ['payout', 'paid'],
  ])
    expect(timeline.happened.find((event: TimelineEvent) => event.kind === kind)).toMatchObject({
      ...{ upi_id: null, account_digits: '6789', state },
    })
  expect(JSON.stringify(timeline)).not.toContain('765432123456789')
})

test('shows coming checks and waiting jobs with their times', async ({ app, admin }) => {
  const box = await aBox(app)
  const { paymentId } = await give(app, box.id, 501)
  const { next } = await timelineOf(admin, paymentId)
  expect(next.map(({ kind }: TimelineEvent) => kind)).toEqual(['next-order', 'next-box'])
  // As soon as the event has ended.
  expect(next[1].at).toBe(endsAt(box.event_date).toISOString())
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*/refund', times: 100 })
  const { second } = await giveTwice(app, (await aBox(app)).id, 501)
  await expect
    .poll(async () => (await timelineOf(admin, second)).next)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'next-job', id: 'refund-payment' }),
        expect.objectContaining({ kind: 'next-refund', state: 'requested' }),
      ]),
    )
  await control(app, 'DELETE', '/faults')
})

test('the settlement of a payment is in its timeline, with the bank’s reference', async ({ app, admin }) => {
  const { paymentId } = await give(app, (await aBox(app)).id, 501)
  const { settlements } = await control<{ settlements: { id: string; utr: string }[] }>(
    app,
    ...(['POST', '/settlements', { webhooks: false }] as const),
  )
  const [entity] = settlements
  const body = JSON.stringify({ event: 'settlement.processed', payload: { settlement: { entity } } })
  expect(await outcomeOfWebhook(app, body)).toBe('settled')
  const { happened } = await timelineOf(admin, paymentId)
  expect(happened).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'settled', id: entity?.id, paise: 508_74, note: paymentId }),
      expect.objectContaining({ kind: 'settlement-booked', id: entity?.id, note: entity?.utr }),
    ]),
  )
})

test('an unknown id is refused, and an unreachable provider is named', async ({ app, admin }) => {
  for (const id of [
    'pay_00000000000000',
    'rfnd_00000000000000',
    crypto.randomUUID(),
    "'; drop table payments",
  ])
    expect(await admin.call(['GET', `/admin/payments/timeline?id=${encodeURIComponent(id)}`])).toMatchObject({
      status: 404,
      body: { message: 'No record with this ID' },
    })
  const access = { ...app.services.providerSettings, apiUrl: 'http://127.0.0.1:1' }
  const order = { at: new Date(), kind: 'order', id: 'ours', paise: 0, more: { note: 'order_1' } } as const
  expect(await askProvider(access, [order])).toEqual([
    expect.stringMatching(/^Razorpay couldn’t be reached \(GET .*no answer/),
  ])
})
