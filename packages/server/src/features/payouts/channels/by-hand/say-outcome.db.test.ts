// An administrator says what became of an attempt: paid with a reference that no other payment has, returned, or neither.
import { adminHeaders } from '../../../../test/administrators/admins.ts'
import { aBoxWithContributions, attemptsOf, payoutsOf, round } from '../../../../test/paying-out.ts'
import {
  actionsOn,
  aPayout,
  findListed,
  mark,
  payByHand,
  say,
  sendToPayouts,
  UTR,
} from '../../../../test/payouts/marking-paid.ts'
import {
  activitiesOf,
  denyUpiId,
  emailsTo,
  owed,
  saveBankAccount,
} from '../../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../../test/payouts/payout-test.ts'
import { aPaymentBySheet } from '../../../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../../../test/times.ts'
import { applyReport } from '../provider/apply-report.ts'

test('a reference marks one payment of a host; of two hosts once confirmed', async ({ app, off }) => {
  const box = await aBoxWithContributions(off, { contributions: [96_000, 90_000], upiId: 'twice@okbank' })
  await round(off, 3 * DAY_MS)
  const [large, small] = await payoutsOf(off, box)
  const by = await adminHeaders(off)
  const lock = async (id = '') => (await payByHand(off, id, {}, by)).body.attempt as string
  const [first, second] = [await lock(large?.id), await lock(small?.id)]
  expect((await say(off, first, 'paid', { reference: 'ONEREF1' })).status).toBe(200)
  for (const is_shared of [false, true])
    expect(await say(off, second, 'paid', { reference: 'oneref1', is_shared })).toMatchObject({ status: 409 })
  await say(off, first, 'returned', { reason: 'Account closed', upi_id_at_fault: true })
  expect(await say(off, second, 'paid', { reference: 'ONEREF1', is_shared: true })).toMatchObject({
    status: 409,
  })
  const other = await aPayout(off)
  const third = (await payByHand(off, other.id)).body.attempt
  expect(await say(off, third, 'paid', { reference: 'ONEREF1' })).toMatchObject({
    status: 409,
    body: { code: 'payoutReferenceUsed', errors: { reference: [expect.stringContaining('ONEREF1')] } },
  })
  expect((await say(off, third, 'paid', { reference: 'ONEREF1', is_shared: true })).status).toBe(200)
  expect(await attemptsOf(app, other.box)).toMatchObject([
    { reference: 'ONEREF1', is_reference_shared: true },
  ])
  expect((await actionsOn(app, other.id)).at(-1)?.detail).toBe('ONEREF1, which the bank gave to several')
})

test('a UPI ID that the host denied is never paid, nor named to the host', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  await denyUpiId(app, box)
  const by = await adminHeaders(off)
  const lock = () => payByHand(off, id, { hold_reason: 'upi-id-denied' }, by)
  for (const { body } of [await lock(), await lock()]) expect(body.upi_id).toBeNull()
  const [attempt] = await attemptsOf(app, box)
  await say(off, attempt?.id ?? '', 'paid', { reference: 'DENIED01' })
  await expect.poll(async () => (await emailsTo(app, box)).at(-1)?.text).toContain('DENIED01')
  expect((await emailsTo(app, box)).at(-1)?.text).not.toContain('meera@okbank')
})

test('money that came back is owed again, once, and paid again', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  await mark(off, id, 'FIRSTREF1')
  const [paid] = await attemptsOf(app, box)
  expect(await findListed(off, id, 'paid')).toMatchObject({ actions: ['mark-returned'] })
  const note = { reason: 'Account closed', upi_id_at_fault: true }
  const answers = await Promise.all([1, 2, 3].map(() => say(off, paid?.id ?? '', 'returned', note)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await actionsOn(app, id)).slice(2)).toMatchObject([{ detail: 'FIRSTREF1: Account closed' }])
  expect(await owed(app, box)).toBe(501_00)
  expect((await activitiesOf(app, box)).at(-1)).toEqual({
    ...{ action: 'payout-reversed', description: '₹501 from “Asha & Ravi” was returned by meera@okbank' },
  })
  await expect
    .poll(async () => (await emailsTo(app, box)).at(-1)?.subject)
    .toBe('₹501 didn’t go through. Please check your UPI ID')
  expect(await payoutsOf(app, box)).toMatchObject([{ id, state: 'open', hold_reason: 'retry' }])
  await round(off, DAY_MS)
  expect(await mark(off, id, 'SECONDREF1')).toMatchObject({ status: 200 })
  expect(await owed(app, box)).toBe(0)
  expect(await say(off, crypto.randomUUID(), 'returned', note)).toMatchObject({ status: 404 })
})

test('the bank’s reason for not paying is shown to administrators alone', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  const { attempt } = (await payByHand(off, id)).body
  expect(await say(off, attempt, 'not-paid', { reason: ' ' })).toMatchObject({ status: 400 })
  for (let times = 0; times < 2; times++)
    expect(await say(off, attempt, 'not-paid', { reason: 'Account closed' })).toMatchObject({ status: 200 })
  expect(await findListed(off, id, 'due')).toMatchObject({ attempt: { failure_text: 'Account closed' } })
  const log = await actionsOn(app, id)
  expect(log.map(({ action, detail }) => [action, detail])).toEqual([
    ['payout-paid-by-hand', ''],
    ['payout-not-paid', 'Account closed'],
  ])
  expect(await activitiesOf(app, box)).not.toContainEqual(
    expect.objectContaining({ description: expect.stringContaining('Account closed') }),
  )
})

test('a host whose account is closed is asked for another one', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  await saveBankAccount(app, box)
  const seen = { bank_account: 'Meera R. Nair, ••••6789, HDFC0000053' }
  const { attempt } = (await payByHand(off, id, seen)).body
  const note = { reason: 'Account closed', upi_id_at_fault: true }
  for (let times = 0; times < 2; times++)
    expect(await say(off, attempt, 'not-paid', note)).toMatchObject({ status: 200 })
  expect(await attemptsOf(app, box)).toMatchObject([
    { state: 'failed', failure: 'destination', failure_text: 'Account closed' },
  ])
  const log = await actionsOn(app, id)
  expect(log.map(({ action }) => action)).toEqual(['payout-paid-by-hand', 'payout-not-paid'])
  await expect
    .poll(async () => (await emailsTo(app, box)).map(({ subject }) => subject))
    .toEqual(['₹501 didn’t go through. Please check your bank account'])
  expect(await payoutsOf(app, box)).toMatchObject([{ id, state: 'open', hold_reason: 'retry' }])
  expect(await owed(app, box)).toBe(501_00)
})

test('“none was paid” is refused on a page from before an outcome', async ({ app, off }) => {
  const [one, other] = [await aPayout(off), await aPayout(off)]
  const { batch } = (await sendToPayouts(off, 'bank-file', { payouts: [one.id, other.id] })).body
  const sayNone = (open: unknown) => sendToPayouts(off, `bank-files/${batch}/not-paid`, { open })
  const [first] = await attemptsOf(app, one.box)
  await say(off, first?.id ?? '', 'paid', { reference: UTR, is_shared: true })
  expect(await sayNone('2')).toMatchObject({ status: 400 })
  expect(await sayNone(2)).toMatchObject({ status: 409, body: { code: 'payoutChanged' } })
  expect(await attemptsOf(app, other.box)).toMatchObject([{ state: 'submitted' }])
  for (let times = 0; times < 2; times++) expect(await sayNone(1)).toMatchObject({ status: 200 })
  expect(await sayNone(2)).toMatchObject({ status: 409, body: { code: 'payoutChanged' } })
  expect(await payoutsOf(app, one.box)).toMatchObject([{ state: 'paid' }])
  expect(await payoutsOf(app, other.box)).toMatchObject([{ state: 'open' }])
})

test('“none was paid” is refused while the provider has a payment by its sheet', async ({ app, off }) => {
  const { box, batch, sent } = await aPaymentBySheet(app, off)
  await applyReport({ ...app.services, now: app.clock.now, log: app.app.log }, sent)
  expect(await sendToPayouts(off, `bank-files/${batch}/not-paid`, { open: 1 })).toMatchObject({
    status: 409,
    body: { code: 'payoutNotOpen' },
  })
  expect(await attemptsOf(app, box)).toMatchObject([{ state: 'submitted' }])
})
