// Outcomes of attempts move the ledger and the payout, and raise a flag if a host has more than is owed.
import type { PayoutProvider } from '../../../provider/objects/payouts.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { contributionsOf, openFlagsOf } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  operatorLog,
  payoutsOf,
  refundContributionOf,
  round,
} from '../../../test/paying-out.ts'
import { aPayout, mark, say, sendToPayouts } from '../../../test/payouts/marking-paid.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { checkNow, enterAsPaid } from '../../../test/payouts/restored-backups.ts'
import { insertContribution, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'
import { applyReport } from '../channels/provider/apply-report.ts'

test.beforeEach(({ app }) => {
  app.logged.length = 0
})

const alarms = (app: TestApp) =>
  app.logged.flatMap(({ alarm, ...details }) => (alarm ? [{ alarm, ...details }] : []))

async function aSentPayout(app: TestApp) {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  if (!attempt) throw new Error('Nothing is being paid.')
  return { box, attempt }
}

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
const FAILED = { 'payout-failed': { ...NOTHING, inTransit: -501_00, payout_account: 501_00 } }
const FEE = { 'payout-fee': { ...NOTHING, charges: 500, gst: 90, payout_account: -590 } }

test('an attempt that the provider has accepted is in transit; one that has arrived is paid, with its fee', async ({
  app,
}) => {
  const { box, attempt } = await aSentPayout(app)
  expect(await entriesOf(app, box)).toEqual(SENT)
  const arrived = await bankMoves(app, attempt, 'processed')
  await Promise.all([sendPayoutWebhook(app, arrived), sendPayoutWebhook(app, arrived)])
  expect(await entriesOf(app, box)).toEqual({
    ...SENT,
    ...FEE,
    payout: { ...NOTHING, owed: 501_00, inTransit: -501_00 },
  })
})

test('an attempt that fails on its way is in our account at the provider again', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'failed'))
  expect(await entriesOf(app, box)).toEqual({ ...SENT, ...FAILED })
})

test('money that comes back from a host is in our account at the provider, and owed again', async ({
  app,
}) => {
  const { box, attempt } = await aSentPayout(app)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'reversed'))
  expect((await entriesOf(app, box))['payout-reversal']).toEqual({
    ...NOTHING,
    owed: -501_00,
    payout_account: 501_00,
  })
})

test('payments by the sheet of the provider leave our account there, and come back into it', async ({
  app,
  off,
}) => {
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

test('money whose return is told before its arrival has failed, and cost its fee', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  await bankMoves(app, attempt, 'processed')
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'reversed'))
  expect(await entriesOf(app, box)).toEqual({ ...SENT, ...FAILED, ...FEE })
})

test('an amount that differs from the one requested is booked, with an alarm, and the rest is paid', async ({
  app,
}) => {
  const { box, attempt } = await aSentPayout(app)
  expect(await apply(app, { ...(await bankMoves(app, attempt, 'processed')), amount: 400_00 })).toBe('moved')
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid', amount_paise: 400_00 }])
  expect(await owed(app, box)).toBe(101_00)
  expect(alarms(app)).toMatchObject([{ alarm: 'payout-differs', payout: attempt.id, told: 400_00 }])
  await round(app, MINUTE_MS)
  expect((await sentFor(app, box)).map(({ amount }) => amount).sort()).toEqual([101_00, 501_00])
})

test('an amount of nothing is not booked: the requested one is, with an alarm', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  expect(await apply(app, { ...(await bankMoves(app, attempt, 'processed')), amount: 0 })).toBe('moved')
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'paid', amount_paise: 501_00 }])
  expect(alarms(app)).toMatchObject([{ alarm: 'payout-differs', payout: attempt.id, told: 0 }])
})

test('the amount of a paid attempt does not change, whatever is reported later', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  await apply(app, await bankMoves(app, attempt, 'processed'))
  await apply(app, { ...(await bankMoves(app, attempt, 'reversed')), amount: 400_00 })
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'returned', amount_paise: 501_00 }])
  expect(await owed(app, box)).toBe(501_00)
})

test('a second payout of the provider under one of our ids changes nothing, and raises an alarm', async ({
  app,
}) => {
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

test('a failed attempt that is paid after all is paid, with an alarm: its host is owed nothing more', async ({
  app,
}) => {
  const { box, attempt } = await aSentPayout(app)
  const paid = await bankMoves(app, attempt, 'processed')
  await apply(app, { ...paid, status: 'failed' })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'open' }])
  expect(await apply(app, paid)).toBe('moved')
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid' }])
  expect(alarms(app)).toMatchObject([{ alarm: 'payout-differs' }])
  for (const ms of [HOUR_MS, 2 * DAY_MS]) await round(app, ms)
  expect([await owed(app, box), (await sentFor(app, box)).length]).toEqual([0, 1])
})

test('a failed attempt that is on its way after all holds its payout until it has arrived', async ({
  app,
}) => {
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
    expect(await apply(app, { ...failed, status })).toBe('moved')
  expect((await attemptsOf(app, box)).map(({ state }) => state)).toEqual(['returned', 'paid'])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'paid', due_on: before?.due_on }])
  expect(await owed(app, box)).toBe(0)
})

test('a refusal of what the provider had accepted is no failure: it is looked up before another is started', async ({
  app,
}) => {
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

/** So many paise of a payment are refunded at the provider's dashboard. */
const refund = ({ services, clock }: TestApp, payment_id: string, amount: number) =>
  recordRefund(
    { db: services.db, now: clock.now },
    { id: `rfnd_${payment_id}`, payment_id, amount, status: 'processed' },
  )

const debtsOf = async (app: TestApp, { id }: { id: string }) =>
  (await openFlagsOf(app, id)).map(({ kind, detail }) => [kind, detail.owed_paise]).sort()

test('a gift refunded after its payout leaves the host owing, with one flag, and nothing is sent', async ({
  app,
}) => {
  const { box, attempt } = await aSentPayout(app)
  await refundContributionOf(app, box.id, 104_00)
  expect(await debtsOf(app, box)).toEqual([['host-owes', 100_00]])
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  for (let rounds = 0; rounds < 3; rounds++) {
    await checkNow(app, box)
    await round(app, HOUR_MS)
  }
  expect([await owed(app, box), await debtsOf(app, box)]).toEqual([-100_00, [['host-owes', 100_00]]])
})

test('a debt that grows beyond its flag is flagged with all of it', async ({ app, off }) => {
  const box = await aBoxWithContributions(off, { contributions: [10_000] })
  await round(off, 3 * DAY_MS)
  await mark(off, (await payoutsOf(off, box))[0]?.id ?? '', 'DEBTREF01')
  const [gift] = await contributionsOf(app, box.id)
  await refund(app, gift?.payment_id ?? '', 1_040_00)
  expect(await debtsOf(app, box)).toEqual([['host-owes', 1_000_00]])
  const late = await insertContribution(app.services.db, {
    event_box_id: box.id,
    amount_paise: 500_00,
    created_at: app.clock.now,
  })
  await refund(app, late.payment_id, 520_00)
  await enterAsPaid(app, box, 300_00)
  await round(off, MINUTE_MS)
  expect(await owed(app, box)).toBe(-1_300_00)
  expect((await debtsOf(app, box)).at(-1)).toEqual(['host-owes', 1_300_00])
  await enterAsPaid(app, box, -1_300_00)
})

test('a refunded second payment of an order explains no debt; a gift refunded unheard does', async ({
  app,
}) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app, { contributions: [] })
  await round(app, 3 * DAY_MS)
  const order = await insertPaymentOrder(db, { event_box_id: box.id })
  const { id } = await insertPayment(db, { payment_order_id: order.id, status: 'refunded' })
  await refund(app, id, 521_04)
  await enterAsPaid(app, box, 501_00)
  const ofKind = (kind: 'duplicate' | 'external') =>
    db.updateTable('refunds').set({ kind }).where('payment_id', '=', id).execute()
  await ofKind('duplicate')
  await round(app, MINUTE_MS)
  expect(await debtsOf(app, box)).toEqual([])
  await ofKind('external')
  await checkNow(app, box)
  await round(app, MINUTE_MS)
  expect(await debtsOf(app, box)).toEqual([['host-owes', 501_00]])
  await enterAsPaid(app, box, -501_00)
})
