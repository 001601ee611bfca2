// Tests that a payout is sent to the provider once, as it was started, and not once something speaks against it.
import { providerClient } from '../../../../provider/client/provider-client.ts'
import type { PayoutOrder } from '../../../../provider/objects/payouts.ts'
import { ProviderError } from '../../../../provider/provider.ts'
import { control } from '../../../../test/paying.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  operatorLog,
  payoutsOf,
  round,
} from '../../../../test/paying-out.ts'
import { decide, findListed, say, UTR } from '../../../../test/payouts/marking-paid.ts'
import {
  activitiesOf,
  emailsTo,
  later,
  owed,
  saveAttempt,
  saveBankAccount,
  saveHost,
  subjectsTo,
} from '../../../../test/payouts/paid-hosts.ts'
import { expect, payoutAlarms, refuse, test } from '../../../../test/payouts/payout-refusals.ts'
import {
  aSentPayout,
  bankMoves,
  callsFor,
  losePayoutAnswer,
  sendPayoutWebhook,
  sentFor,
} from '../../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../test/times.ts'

test.for([
  'account number wrong',
  'UPI not enabled',
  'balance too low',
  'purpose unknown',
  'field not known',
  'nothing that we know',
])('refused because “%s”: it waits for an administrator, with one alarm', async (refusal, { app }) => {
  const box = await aBoxWithContributions(app)
  await refuse(app, refusal)
  await round(app, 3 * DAY_MS)
  await control(app, 'DELETE', '/faults')
  for (let days = 0; days < 3; days++) await round(app, DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'open', hold: 'needs-operator', hold_reason: 'provider-refused' })
  expect(payoutAlarms().filter((alarm) => alarm === 'payout-refused')).toHaveLength(1)
  expect(await sentFor(app, box)).toEqual([])
  expect((await decide(app, payout?.id ?? '', 'retry')).status).toBe(200)
  await round(app, HOUR_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
  expect((await attemptsOf(app, box)).map(({ state }) => state)).toEqual(['failed', 'submitted'])
  expect(await subjectsTo(app, box)).toEqual([])
})

test.for([
  ['UPI ID not taken', 'destination', '₹501 didn’t go through. Please check your UPI ID'],
  ['UPI ID closed', 'destination', '₹501 didn’t go through. Please check your UPI ID'],
  ['bank offline', 'bank', '₹501 didn’t go through today. We’ll try again'],
] as const)(
  'refused because “%s”: it is tried again after a day, and its host is told',
  async ([refusal, failure, subject], { app }) => {
    const box = await aBoxWithContributions(app)
    await refuse(app, refusal)
    await round(app, 3 * DAY_MS)
    await round(app, MINUTE_MS)
    expect(await payoutsOf(app, box)).toMatchObject([{ state: 'open', hold_reason: 'retry' }])
    expect(await attemptsOf(app, box)).toMatchObject([{ state: 'failed', failure }])
    await expect.poll(() => subjectsTo(app, box)).toEqual([subject])
    await round(app, 23 * HOUR_MS)
    expect(await attemptsOf(app, box)).toHaveLength(1)
    await round(app, HOUR_MS)
    expect(await attemptsOf(app, box)).toHaveLength(2)
    expect(payoutAlarms()).toEqual([])
    await expect.poll(async () => (await subjectsTo(app, box)).length).toBe(failure === 'bank' ? 1 : 2)
  },
)

test('an unauthorized key fails nothing; who is deactivated since is not paid', async ({ app }) => {
  const [box, thief] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  const provider = providerClient({ ...app.services.providerSettings, keySecret: 'another secret' })
  // The list can be had, and payouts cannot be made.
  const payouts = provider.payouts && {
    ...provider.payouts,
    ...{ list: app.services.provider.sentPayouts?.list, find: async () => undefined },
  }
  const refusing = { ...app.services.provider, payouts } as typeof provider
  await round({ ...app, services: { ...app.services, provider: refusing } }, 3 * DAY_MS)
  operatorLog.length = 0
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'submitting', asked_at: null }])
  await saveHost(app, thief, { deactivated_at: app.clock.now })
  for (let rounds = 0; rounds < 2; rounds++) await round(app, 3 * MINUTE_MS)
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'submitted' }])
  expect(await payoutsOf(app, thief)).toMatchObject([{ state: 'open', hold: 'host-inactive' }])
  expect(await attemptsOf(app, thief)).toMatchObject([{ state: 'cancelled' }])
  expect(await sentFor(app, thief)).toEqual([])
})

test.for([
  ['takes back', 2 * MINUTE_MS, null],
  ['that slept past its lease does not take back', HOUR_MS, expect.any(Date)],
] as const)(
  'a process %s that the provider was asked, which had no time for it',
  async ([, leaseMs, asked_at], { app }) => {
    const box = await aBoxWithContributions(app)
    const { payouts } = app.services.provider
    const send = async (order: PayoutOrder) => {
      await saveAttempt(app, order, { check_at: later(app, leaseMs) })
      throw new ProviderError('unavailable', 'too many calls')
    }
    const provider = { ...app.services.provider, payouts: payouts && { ...payouts, send } }
    await round({ ...app, services: { ...app.services, provider } }, 3 * DAY_MS)
    operatorLog.length = 0
    expect(await attemptsOf(app, box)).toMatchObject([{ state: 'submitting', asked_at }])
  },
)

test('a lost answer makes one payout: it is looked up before anything is sent again', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'cut')
  await round(app, 3 * DAY_MS)
  expect(await attemptsOf(app, box)).toMatchObject([
    { state: 'submitting', check_at: later(app, 2 * MINUTE_MS) },
  ])
  expect(operatorLog.splice(0)).toHaveLength(1)
  await round(app, 3 * MINUTE_MS)
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'submitted' }])
  expect(await callsFor(app, box)).toHaveLength(1)
})

test('a repeated request is identical, even if the host has changed the name meanwhile', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(app, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  await saveHost(app, box, { first_name: 'Radha' })
  await round(app, 3 * MINUTE_MS)
  const [call] = await callsFor(app, box)
  const fund_account = { vpa: { address: 'meera@okbank' }, contact: { name: 'Meera Nair' } }
  expect(call?.body).toMatchObject({ amount: 501_00, fund_account })
})

test('an unknown outcome is a task after three days, never decided by time', async ({ app }) => {
  const boxes = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  await losePayoutAnswer(app, 'reset')
  await losePayoutAnswer(app, 'reset')
  await round(app, 3 * DAY_MS)
  // The second one is not sent again; the first one is, without an answer, day after day.
  if (boxes[1]) await saveHost(app, boxes[1], { upi_id: 'other@okbank' })
  for (let days = 0; days < 5; days++) {
    await losePayoutAnswer(app, 'reset')
    await round(app, DAY_MS)
  }
  await control(app, 'DELETE', '/faults')
  expect(payoutAlarms()).toEqual(['payout-refused', 'payout-refused'])
  operatorLog.length = 0
  const attempts = []
  for (const box of boxes) {
    const [payout] = await payoutsOf(app, box)
    expect(payout).toMatchObject({ state: 'paying', hold: 'needs-operator', hold_reason: 'unknown-outcome' })
    expect(await findListed(app, payout?.id ?? '', 'under-way')).toMatchObject({
      actions: ['mark-paid', 'not-paid'],
    })
    const all = await attemptsOf(app, box)
    expect(all).toMatchObject([{ state: 'submitting', upi_id: 'meera@okbank' }])
    attempts.push(all[0]?.id ?? '')
    expect(await sentFor(app, box)).toEqual([])
  }
  const [paid = '', notPaid = ''] = attempts
  expect((await say(app, paid, 'paid', { reference: UTR })).status).toBe(200)
  expect((await say(app, notPaid, 'not-paid')).status).toBe(200)
  await round(app, DAY_MS)
  const states = (await Promise.all(boxes.map((box) => payoutsOf(app, box)))).flat().map(({ state }) => state)
  expect(states).toEqual(['paid', 'paying'])
  expect((await attemptsOf(app, boxes[1] ?? { id: '' })).at(-1)).toMatchObject({
    upi_id: 'other@okbank',
    state: 'submitted',
  })
  expect(await owed(app, boxes[0] ?? { id: '', host_id: '' })).toBe(0)
})

test.for([
  ['failed', 'provider-refused'],
  ['rejected', 'rejected'],
] as const)(
  '%s at the provider by a fault of ours: it waits for us however long',
  async ([status, hold], { app }) => {
    const { box, attempt } = await aSentPayout(app)
    const moved = await bankMoves(app, attempt, 'failed')
    const status_details = { reason: 'low_balance', source: 'business', description: 'in their words' }
    await sendPayoutWebhook(app, { ...moved, status, status_details })
    const [payout] = await payoutsOf(app, box)
    expect(payout?.hold_reason).toBe(hold)
    expect(app.logged).toContainEqual(
      expect.objectContaining({ alarm: 'payout-refused', payout: payout?.id, reason: 'low_balance' }),
    )
    for (let days = 0; days < 8; days++) await round(app, DAY_MS)
    expect(await sentFor(app, box)).toHaveLength(1)
    expect(await activitiesOf(app, box)).toMatchObject([{ action: 'payout-sent' }])
    expect(await subjectsTo(app, box)).toEqual([])
  },
)

test('a bank account is paid first, by IMPS; its number stands nowhere else', async ({ app }) => {
  const box = await aBoxWithContributions(app, { contributions: [96_000, 54_000] })
  await saveBankAccount(app, box)
  await round(app, 3 * DAY_MS)
  // The limit of a day is of UPI IDs.
  const attempts = await attemptsOf(app, box)
  const sentTo = {
    ...{ state: 'submitted', upi_id: null, bank_account: '765432123456789', ifsc: 'HDFC0000053' },
    bank_account_name: 'Meera R. Nair',
  }
  expect(attempts).toMatchObject([sentTo, sentTo])
  const [sent] = await callsFor(app, box)
  expect(sent?.body).toMatchObject({
    mode: 'IMPS',
    notes: { event_box: box.id },
    fund_account: {
      account_type: 'bank_account',
      bank_account: { name: 'Meera R. Nair', ifsc: 'HDFC0000053', account_number: '765432123456789' },
    },
  })
  await sendPayoutWebhook(app, await bankMoves(app, attempts[0], 'processed'))
  await expect.poll(() => subjectsTo(app, box)).toHaveLength(1)
  const feed = await activitiesOf(app, box)
  for (const told of [feed, await emailsTo(app, box)])
    expect(JSON.stringify(told)).toContain('your bank account ending in 6789')
  expect(JSON.stringify([feed, await emailsTo(app, box), app.logged])).not.toContain('765432123456789')
})
