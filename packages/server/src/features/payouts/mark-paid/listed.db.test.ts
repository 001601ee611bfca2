// Payouts in a file for our bank: what our bank may be paying is not sent, nor put into a file of all that is due.
import { BANK_FILE_WAIT_MS } from '@lifafa/contract/limits'
import { adminHeaders } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { aBoxWithContributions, payoutsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import { aPayout, findListed, mark } from '../../../test/payouts/marking-paid.ts'
import { saveHost } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'
import { tellLate } from '../apply/late-payouts.ts'

async function list(test: TestApp, id: string): Promise<number> {
  const headers = await adminHeaders(test)
  const body = { group: 'waiting', payouts: [id] }
  return (await call(test, ['POST', '/admin/payments/payouts/bank-file'], { headers, body })).body.rows.length
}

/** A file of all that is due. */
async function listAll(test: TestApp): Promise<string[]> {
  const headers = await adminHeaders(test)
  const { body } = await call(test, ['POST', '/admin/payments/payouts/bank-file'], {
    headers,
    body: { group: 'due', payouts: [] },
  })
  return body.rows.map(({ id }: { id: string }) => id)
}

/** Each day hosts and administrators are told what is late. */
async function days(test: TestApp, count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    await round(test, DAY_MS)
    await tellLate(test.services, new AbortController().signal)
  }
}

/** A payout that waits since its host is not active, in a file. */
async function aListedPayout(app: TestApp) {
  const box = await aBoxWithContributions(app)
  await saveHost(app, box, { deactivated_at: app.clock.now })
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  const id = payout?.id ?? ''
  expect(await list(app, id)).toBe(1)
  return { box, id }
}

test('a payout in a file is not sent once its host is active again, can be marked as paid, and is never sent then', async ({
  app,
}) => {
  const { box, id } = await aListedPayout(app)
  await saveHost(app, box, { deactivated_at: null })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'in-bank-file' }])
  expect(await findListed(app, id, 'waiting')).toMatchObject({ can_be_marked: true })
  expect((await mark(app, id)).status).toBe(200)
  await round(app, 2 * BANK_FILE_WAIT_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'meera@okbank' }])
  expect(await sentFor(app, box)).toEqual([])
})

test('one that is not marked within a week is sent, a week after the latest file', async ({ app }) => {
  const { box, id } = await aListedPayout(app)
  await saveHost(app, box, { deactivated_at: null })
  await round(app, MINUTE_MS)
  await round(app, BANK_FILE_WAIT_MS - DAY_MS)
  expect(await list(app, id)).toBe(1)
  await days(app, 6)
  expect(await sentFor(app, box)).toEqual([])
  await days(app, 2)
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('one whose week is over when its host is active again is sent a day after it was said to be late', async ({
  app,
}) => {
  const { box } = await aListedPayout(app)
  await days(app, 14)
  await saveHost(app, box, { deactivated_at: null })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'in-bank-file', told_late_at: null },
  ])
  await days(app, 1)
  expect(await sentFor(app, box)).toEqual([])
  await days(app, 2)
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('files that are at the bank when payouts are turned on are not sent by the provider', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  expect(await list(off, id)).toBe(1)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'in-bank-file' }])
  expect(await sentFor(app, box)).toEqual([])
})

test('what replaces a payout that was withdrawn while it was in a file waits as well', async ({ app }) => {
  const { box } = await aListedPayout(app)
  await refundContributionOf(app, box.id, 104_00)
  await saveHost(app, box, { deactivated_at: null })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'withdrawn' },
    { state: 'waiting', hold: 'in-bank-file', amount_paise: 401_00 },
  ])
  expect(await sentFor(app, box)).toEqual([])
})

test('what is in a file and due, since sending was stopped, is marked as paid', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  expect(await list(off, id)).toBe(1)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
  expect((await mark(app, id)).status).toBe(200)
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed' }])
  expect(await sentFor(app, box)).toEqual([])
})

test('where an administrator pays, what replaces a payout that was in a file is in no file of all that is due for a week', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  expect(await list(off, id)).toBe(1)
  await refundContributionOf(off, box.id, 104_00)
  await round(off, MINUTE_MS)
  await saveHost(off, box, { upi_id: 'meera@ybl' })
  await round(off, 2 * DAY_MS)
  const [, second] = await payoutsOf(app, box)
  expect(second).toMatchObject({ state: 'waiting', hold: 'in-bank-file' })
  expect(await listAll(off)).not.toContain(second?.id)
  await days(off, 10)
  expect(await listAll(off)).toContain(second?.id)
})

test.for(['deactivated_at', 'upi_id_changed_at'] as const)(
  'so it is where it waited first, for another reason (%s)',
  async (change, { off }) => {
    const { box, id } = await aPayout(off)
    expect(await list(off, id)).toBe(1)
    await saveHost(off, box, { [change]: off.clock.now })
    await refundContributionOf(off, box.id, 104_00)
    await round(off, MINUTE_MS)
    const hold = { deactivated_at: 'inactive', upi_id_changed_at: 'upi-id-changed' }[change]
    const [, second] = await payoutsOf(off, box)
    expect(second).toMatchObject({ state: 'waiting', hold })
    await saveHost(off, box, { deactivated_at: null })
    await round(off, 2 * DAY_MS)
    expect(await payoutsOf(off, box)).toMatchObject([{}, { state: 'waiting', hold: 'in-bank-file' }])
    expect(await listAll(off)).not.toContain(second?.id)
  },
)

test('another payout of the box, that was in no file, does not wait with it', async ({ off }) => {
  const box = await aBoxWithContributions(off, { contributions: [50_000, 50_000, 50_000] })
  await round(off, 3 * DAY_MS)
  expect(await list(off, (await payoutsOf(off, box))[1]?.id ?? '')).toBe(1)
  await refundContributionOf(off, box.id, 104_00)
  for (let rounds = 0; rounds < 3; rounds++) await round(off, MINUTE_MS)
  const payouts = await payoutsOf(off, box)
  expect(payouts).toMatchObject([
    { state: 'due' },
    { state: 'failed', fault: 'withdrawn' },
    { state: 'waiting', hold: 'in-bank-file' },
  ])
  expect(await listAll(off)).toContain(payouts[0]?.id)
})

/** A payout in a file, whose promised day is two days after the week of the file. */
async function aListedPayoutOfHolidays(off: TestApp) {
  const { box, id } = await aPayout(off)
  expect(await list(off, id)).toBe(1)
  const due_on = new Date(off.clock.now.getTime() + 9 * DAY_MS).toISOString().slice(0, 10)
  await off.services.db.updateTable('payouts').set({ due_on }).where('event_box_id', '=', box.id).execute()
  return box
}

test('what replaces it a week after the file waits as long as it would have waited itself', async ({
  off,
}) => {
  const box = await aListedPayoutOfHolidays(off)
  await days(off, 8)
  await refundContributionOf(off, box.id, 104_00)
  await round(off, MINUTE_MS)
  const [, second] = await payoutsOf(off, box)
  expect(second).toMatchObject({ state: 'waiting', hold: 'in-bank-file', told_late_at: null })
  await days(off, 4)
  expect(await listAll(off)).toContain(second?.id)
})

test('so does what replaces the replacement', async ({ off }) => {
  const box = await aListedPayoutOfHolidays(off)
  await refundContributionOf(off, box.id, 104_00)
  await days(off, 8)
  await refundContributionOf(off, box.id, 100_00)
  await round(off, MINUTE_MS)
  const [, , third] = await payoutsOf(off, box)
  expect(third).toMatchObject({ state: 'waiting', hold: 'in-bank-file', told_late_at: null })
  await days(off, 4)
  expect(await listAll(off)).toContain(third?.id)
})
