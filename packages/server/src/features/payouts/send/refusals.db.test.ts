// Every known refusal of a payout by the provider: what becomes of the payout, and who is told.
import { control } from '../../../test/paying.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { activitiesOf, subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, payoutAlarms, refuse, test } from '../../../test/payouts/payout-refusals.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

test.for([
  'account number wrong',
  'UPI not enabled',
  'balance too low',
  'amount over limit',
  'purpose unknown',
  'other words for the key',
  'field not known',
  'nothing that we know',
])(
  'refused because “%s”: it is held with an alarm, no host is blamed, and it is sent once accepted',
  async (refusal, { app }) => {
    const box = await aBoxWithContributions(app)
    await refuse(app, refusal)
    await round(app, 3 * DAY_MS)
    for (let hours = 0; hours < 4; hours++) await round(app, HOUR_MS)
    expect(await payoutsOf(app, box)).toMatchObject([
      { state: 'sent', hold: 'provider-refused', reason: expect.stringContaining('POST /payouts: 4') },
    ])
    expect(payoutAlarms().filter((alarm) => alarm === 'payout-refused')).toHaveLength(1)
    await control(app, 'DELETE', '/faults')
    await round(app, HOUR_MS)
    expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', hold: null }])
    expect(await sentFor(app, box)).toHaveLength(1)
    expect(await subjectsTo(app, box)).toEqual([])
    expect(await activitiesOf(app, box)).toMatchObject([{ action: 'payout-sent' }])
  },
)

test.for([
  'key wrong',
  'key wrong, told as 400',
  'address not allowed',
  'access denied',
  'product not enabled',
  'twin still running',
])('refused because “%s”: nothing fails, and it is sent once accepted', async (refusal, { app }) => {
  const box = await aBoxWithContributions(app)
  await refuse(app, refusal)
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent', hold: null, fault: null }])
  await control(app, 'DELETE', '/faults')
  await round(app, 3 * MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing' }])
  expect(await subjectsTo(app, box)).toEqual([])
})

test.for([
  ['UPI ID not taken', 'upi-id', '₹501 could not be sent: please check your UPI ID'],
  ['UPI ID closed', 'upi-id', '₹501 could not be sent: please check your UPI ID'],
  ['bank offline', 'bank', '₹501 could not be sent today: we will try again'],
  ['bank limit reached', 'bank', '₹501 could not be sent today: we will try again'],
] as const)(
  'refused because “%s”: it failed, and its host gets the right email',
  async ([refusal, fault, subject], { app }) => {
    const box = await aBoxWithContributions(app)
    await refuse(app, refusal)
    await round(app, 3 * DAY_MS)
    await round(app, MINUTE_MS)
    expect(await payoutsOf(app, box)).toMatchObject([
      { state: 'failed', fault },
      { state: 'waiting', hold: 'retry' },
    ])
    await expect.poll(() => subjectsTo(app, box)).toEqual([subject])
    expect(payoutAlarms()).toEqual([])
  },
)

test.for([
  ['failed', 'low_balance', 'business'],
  ['failed', 'something_new', 'internal'],
] as const)(
  'a payout that the provider had accepted, and that %s with %s (%s), is no host’s fault',
  async ([status, reason, source], { app }) => {
    const box = await aBoxWithContributions(app)
    await round(app, 3 * DAY_MS)
    const [payout] = await payoutsOf(app, box)
    const moved = await bankMoves(app, payout, status)
    const details = { reason, source, description: 'in the provider’s words' }
    await sendPayoutWebhook(app, { ...moved, status_details: details })
    await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('failed')
    await round(app, MINUTE_MS)
    expect(await payoutsOf(app, box)).toMatchObject([
      { fault: 'ours' },
      { state: 'waiting', hold: 'provider-refused' },
    ])
    expect(await activitiesOf(app, box)).toMatchObject([{ action: 'payout-sent' }])
    expect(await subjectsTo(app, box)).toEqual([])
    await round(app, DAY_MS)
    expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ state: 'processing' })
  },
)
