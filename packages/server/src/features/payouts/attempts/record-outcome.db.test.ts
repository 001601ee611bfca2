// Outcomes of attempts move the ledger and the payout, once, whatever is reported and when.
import type { PayoutProvider } from '../../../provider/objects/payouts.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { aBoxWithContributions, attemptsOf, operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import { aPayout, say, sendToPayouts } from '../../../test/payouts/marking-paid.ts'
import { later, owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import {
  aPaymentBySheet,
  aSentPayout,
  bankMoves,
  sendPayoutWebhook,
  sentFor,
} from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { applyReport } from '../channels/provider/apply-report.ts'

test.beforeEach(({ app }) => {
  app.logged.length = 0
})

const alarms = (app: TestApp) =>
  app.logged.flatMap(({ alarm, ...details }) => (alarm ? [{ alarm, ...details }] : []))

const apply = (app: TestApp, reported: Parameters<typeof applyReport>[1]) =>
  applyReport({ ...app.services, now: app.clock.now, log: app.app.log }, reported)

/** The entries of a box's payouts, by kind: none is there twice. */
async function entriesOf({ services }: TestApp, box: { id: string }) {
  const rows = await services.db
    .selectFrom('ledger')
    .select(['kind', 'owed_to_hosts', 'payouts_in_transit', 'gateway_charges', 'input_gst'])
    .select(['bank', 'payout_account'])
    .where('event_box_id', '=', box.id)
    .where('payout_attempt_id', 'is not', null)
    .execute()
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(rows.length)
  return Object.fromEntries(
    rows.map(({ kind, owed_to_hosts, payouts_in_transit, gateway_charges, input_gst, ...ours }) => [
      kind,
      {
        owed: owed_to_hosts,
        inTransit: payouts_in_transit,
        charges: gateway_charges,
        gst: input_gst,
        ...ours,
      },
    ]),
  )
}

const NOTHING = { owed: 0, inTransit: 0, charges: 0, gst: 0, bank: 0, payout_account: 0 }
const SENT = { 'payout-sent': { ...NOTHING, inTransit: 501_00, payout_account: -501_00 } }
const PAID = { payout: { ...NOTHING, owed: 501_00, inTransit: -501_00 } }
const FAILED = { 'payout-failed': { ...NOTHING, inTransit: -501_00, payout_account: 501_00 } }
const BACK = { 'payout-reversal': { ...NOTHING, owed: -501_00, payout_account: 501_00 } }
const FEE = { 'payout-fee': { ...NOTHING, charges: 500, gst: 90, payout_account: -590 } }

test('an accepted attempt is in transit; one that has arrived is paid, with its fee', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  expect(await entriesOf(app, box)).toEqual(SENT)
  const arrived = await bankMoves(app, attempt, 'processed')
  await Promise.all(Array.from({ length: 20 }, () => sendPayoutWebhook(app, arrived)))
  for (const status of ['processing', 'failed'] as const) await sendPayoutWebhook(app, { ...arrived, status })
  expect(await entriesOf(app, box)).toEqual({ ...SENT, ...FEE, ...PAID })
})

test.for([
  [['failed'], ['failed'], FAILED],
  [['processed', 'reversed'], ['processed', 'reversed'], { ...PAID, ...FEE, ...BACK }],
  // It had arrived before: that costs its fee.
  [['processed', 'reversed'], ['reversed'], { ...FAILED, ...FEE }],
] as const)(
  'money that is %s, of which we hear %s, is in our account at the provider again',
  async ([became, told, entries], { app }) => {
    const { box, attempt } = await aSentPayout(app)
    for (const status of became) {
      const moved = await bankMoves(app, attempt, status)
      if ((told as readonly string[]).includes(status)) await sendPayoutWebhook(app, moved)
    }
    expect(await entriesOf(app, box)).toEqual({ ...SENT, ...entries })
  },
)

test('payments by the provider’s sheet leave and reach our account there', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  await sendToPayouts(off, 'bank-file', { payouts: [id], format: 'provider' })
  const attempt = (await attemptsOf(app, box))[0]?.id ?? ''
  await say(off, attempt, 'paid', { reference: 'SHEETREF1' })
  await say(off, attempt, 'returned', { reason: 'Account closed', upi_id_at_fault: true })
  expect(await entriesOf(app, box)).toEqual({
    payout: { ...NOTHING, owed: 501_00, payout_account: -501_00 },
    'payout-reversal': { ...NOTHING, owed: -501_00, payout_account: 501_00 },
  })
})

test('a reported sheet payment is asked about while it may come back', async ({ app, off }) => {
  const { box, there } = await aPaymentBySheet(app, off)
  expect(await apply(app, await bankMoves(app, there, 'processed'))).toBe('moved')
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'paid', check_at: later(app, DAY_MS) }])
  await bankMoves(app, there, 'reversed')
  await round(app, DAY_MS)
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'returned' }])
  expect(await owed(app, box)).toBe(501_00)
})

test.for([
  ['cancelled', false],
  ['failed', true],
] as const)(
  'a sheet payment that we said was %s is told if it is paid after all',
  async ([said, upi_id_at_fault], { app, off }) => {
    const { box, attempt, sent, there } = await aPaymentBySheet(app, off)
    expect(await apply(app, sent)).toBe('already')
    const sayNotPaid = () => say(off, attempt, 'not-paid', { reason: 'Not there', upi_id_at_fault })
    expect(await sayNotPaid()).toMatchObject({ status: 409 })
    const { provider } = off.services
    const fetch = () => Promise.reject(new ProviderError('refused', 'the id does not exist'))
    const denying = { ...provider, sentPayouts: provider.sentPayouts && { ...provider.sentPayouts, fetch } }
    await round({ ...off, services: { ...off.services, provider: denying } }, HOUR_MS)
    expect(operatorLog.splice(0)).toMatchObject([{ alarm: 'payout-refused', outcome: 'unknown' }])
    expect(await sayNotPaid()).toMatchObject({ status: 200 })
    expect(await attemptsOf(app, box)).toMatchObject([{ state: said, check_at: later(app, DAY_MS) }])
    await bankMoves(app, there, 'processed')
    await round(off, DAY_MS)
    expect(operatorLog.splice(0)).toMatchObject([{ alarm: 'payout-differs', known: said }])
    expect(await attemptsOf(app, box)).toMatchObject([{ state: 'paid' }])
    expect(await owed(app, box)).toBe(0)
  },
)

test.for([
  ['what was paid is booked, and the rest is sent', 400_00, 400_00, [101_00, 501_00]],
  ['nothing is no amount', 0, 501_00, [501_00]],
] as const)(
  'an amount that differs from the one requested raises an alarm: %s',
  async ([, amount, amount_paise, sent], { app }) => {
    const { box, attempt } = await aSentPayout(app)
    expect(await apply(app, { ...(await bankMoves(app, attempt, 'processed')), amount })).toBe('moved')
    expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid', amount_paise }])
    expect(await owed(app, box)).toBe(501_00 - amount_paise)
    expect(alarms(app)).toMatchObject([{ alarm: 'payout-differs', payout: attempt.id, told: amount }])
    await round(app, MINUTE_MS)
    expect((await sentFor(app, box)).map((one) => one.amount).sort()).toEqual(sent)
  },
)

test('the bank’s reference is stored also where it comes after the payment', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  const paid = await bankMoves(app, attempt, 'processed')
  for (const utr of [null, '612345678901', null]) await apply(app, { ...paid, utr })
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'paid', reference: '612345678901' }])
})

test('the amount of a paid attempt does not change, whatever is reported later', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  await apply(app, await bankMoves(app, attempt, 'processed'))
  await apply(app, { ...(await bankMoves(app, attempt, 'reversed')), amount: 400_00 })
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'returned', amount_paise: 501_00 }])
  expect(await owed(app, box)).toBe(501_00)
})

test('a second payout under one of our ids changes nothing, with an alarm', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  const paid = await bankMoves(app, attempt, 'processed')
  expect(await apply(app, { ...paid, id: 'pout_AnotherOfOurs0' })).toBe('unknown-payout')
  expect(await attemptsOf(app, box)).toMatchObject([
    { state: 'submitted', provider_payout_id: attempt.provider_payout_id },
  ])
  expect(alarms(app)).toMatchObject([
    { alarm: 'payout-differs', payout: attempt.id, told: 'pout_AnotherOfOurs0' },
  ])
})

test('a failed attempt that is on its way after all holds its payout', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  const paid = await bankMoves(app, attempt, 'processed')
  await apply(app, { ...paid, status: 'failed' })
  for (let times = 0; times < 2; times++)
    expect(await apply(app, { ...paid, status: 'processing' })).toBe('already')
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'open', hold_reason: 'unknown-outcome' }])
  expect(alarms(app)).toMatchObject([{ alarm: 'payout-differs' }])
  await round(app, HOUR_MS)
  expect(operatorLog.splice(0)).toMatchObject([{ alarm: 'payout-differs' }])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid', hold: null }])
  expect([await owed(app, box), (await sentFor(app, box)).length]).toEqual([0, 1])
})

test('a return promises no new day while another attempt has paid', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  const failed = await bankMoves(app, attempt, 'failed', 'beneficiary_bank_offline')
  await apply(app, failed)
  await round(app, 2 * DAY_MS)
  await apply(app, await bankMoves(app, (await attemptsOf(app, box)).at(-1), 'processed'))
  const [before] = await payoutsOf(app, box)
  for (const status of ['processed', 'reversed'] as const)
    expect(await apply(app, { ...failed, status, status_details: { source: 'business' } })).toBe('moved')
  expect((await attemptsOf(app, box)).map(({ state }) => state)).toEqual(['returned', 'paid'])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid', due_on: before?.due_on }])
  expect(await owed(app, box)).toBe(0)
})

test('a refusal of what had been accepted is no failure: it is looked up', async ({ app }) => {
  const { provider } = app.services
  const real = provider.payouts as PayoutProvider
  let looks = 0
  const payouts: PayoutProvider = {
    ...real,
    // The list lags behind: what was accepted a moment ago is not in it yet.
    find: async (id) => (looks++ === 0 ? undefined : real.find(id)),
    send: async (payout) => {
      await real.send(payout)
      throw new ProviderError('refused', 'this reference was used before')
    },
  }
  const box = await aBoxWithContributions(app)
  const lagging = { ...provider, payouts, sentPayouts: payouts }
  await round({ ...app, services: { ...app.services, provider: lagging } }, 3 * DAY_MS)
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'submitted' }])
  for (let days = 0; days < 3; days++) await round(app, DAY_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
})
