// A host's money is in the same place on each page, from the first gift until it has arrived, and equals the books.
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { listGuests } from '@lifafa/contract/endpoints/guests'
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { insertFound } from '../../test/hosts/upi-id-checks.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  payoutsOf,
  refundContributionOf,
  round,
} from '../../test/paying-out.ts'
import {
  changeUpiId,
  later,
  moneyFor,
  owed,
  partsFor,
  saveBankAccount,
  saveHost,
} from '../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { insertContribution, insertEventBox, insertHost } from '../../test/rows.ts'
import { paymentLine } from '../../test/settlements/report-lines.ts'
import { scriptSettlements } from '../../test/settlements/scripted-settlements.ts'
import { DAY_MS, HOUR_MS } from '../../test/times.ts'
import { recordDispute } from '../payments/dispute/record-dispute.ts'
import { recordRefund } from '../payments/refund/record-refund.ts'

type Box = Row<'event_boxes'>

const read = async (app: TestApp, { id, host_id }: Box, path: string) =>
  (await call(app, ['GET', path.replace(':id', id)], { hostId: host_id })).body.money

/** By the entries of the ledger, which are summed here in another way. */
async function receivedByBooks({ services }: TestApp, { id }: Box): Promise<number> {
  const entries = await services.db
    .selectFrom('ledger')
    .select(['kind', 'owed_to_hosts'])
    .where('event_box_id', '=', id)
    .execute()
  const received = entries.filter(({ kind }) => kind !== 'payout' && kind !== 'payout-reversal')
  return received.reduce((sum, { owed_to_hosts }) => sum - owed_to_hosts, 0)
}

/** The parts that the host is told, which are the same on all pages. */
async function expectMoney(app: TestApp, box: Box, parts: unknown[]): Promise<void> {
  const money = await moneyFor(app, box)
  expect(await partsFor(app, box)).toEqual(parts)
  expect(await read(app, box, getBox.path)).toEqual(money)
  expect(await read(app, box, listGuests.path)).toEqual(money)
  const ofHost = await read(app, box, '/dashboard/get_dashboard_data')
  expect(ofHost).toEqual({
    sums_paise: money.sums_paise,
    boxes:
      parts.length === 0
        ? []
        : [{ giftid: box.id, name: box.name, is_deleted: false, parts: money.parts, adjustments: [] }],
  })
  const received = await receivedByBooks(app, box)
  expect(money.sums_paise.received).toBe(received)
  expect(received - money.sums_paise['sent-on']).toBe(await owed(app, box))
}

test('each step from gift to bank reference is on all pages alike, as in the books', async ({ app }) => {
  const { id: host_id } = await insertHost(app.services.db, { upi_id: 'meera@okbank' })
  const event_date = later(app, 4 * DAY_MS)
    .toISOString()
    .slice(0, 10)
  const box = await insertEventBox(app.services.db, { host_id, event_date })
  await expectMoney(app, box, [])
  const { payment_id } = await insertContribution(app.services.db, {
    event_box_id: box.id,
    amount_paise: 501_00,
  })
  await expectMoney(app, box, [['at-provider', null, 501_00]])
  const provider = scriptSettlements(app)
  provider.settle([paymentLine(payment_id)])
  await provider.round()
  await expectMoney(app, box, [['waiting', 'event-not-over', 501_00]])
  await round(app, 6 * DAY_MS)
  await expectMoney(app, box, [['on-its-way', 'at-bank', 501_00]])
  const [attempt] = await attemptsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await expectMoney(app, box, [['sent-on', null, 501_00]])
  const [paid] = await attemptsOf(app, box)
  expect((await moneyFor(app, box)).parts).toMatchObject([
    { at: paid?.paid_at?.toISOString(), reference: paid?.reference, upi_id: 'meera@okbank' },
  ])
})

test('waiting money says for what, late money says why, and both end', async ({ app }) => {
  const box = await aBoxWithContributions(app, { upiId: null })
  await round(app, 3 * DAY_MS)
  await expectMoney(app, box, [['action-needed', 'no-upi-id', 501_00]])
  await changeUpiId(app, box, 'meera@okbank')
  const until = later(app, DAY_MS)
  await round(app, HOUR_MS)
  await expectMoney(app, box, [['waiting', 'upi-id-changed', 501_00]])
  expect((await moneyFor(app, box)).parts).toMatchObject([{ at: until.toISOString() }])
  await round(app, DAY_MS)
  app.clock.now = later(app, 12 * DAY_MS)
  await expectMoney(app, box, [['late', 'at-bank', 501_00]])
})

test('money that goes to a bank account names its last digits, and nobody asks for a UPI ID', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app, { upiId: 'meera@okbank' })
  await saveBankAccount(app, box)
  const asked = async () => {
    const { body } = await call(app, ['GET', '/dashboard/get_dashboard_data'], { hostId: box.host_id })
    return [body.needs_upi_id, body.asks_upi_id, body.wrong_upi_id]
  }
  await insertFound(app, box.host_id, 'meera@okbank', 'SURESH BABU')
  expect(await asked()).toEqual([false, false, null])
  await saveHost(app, box, { upi_id: null })
  expect(await asked()).toEqual([false, false, null])
  await round(app, 3 * DAY_MS)
  await expectMoney(app, box, [['on-its-way', 'at-bank', 501_00]])
  expect((await moneyFor(app, box)).parts).toMatchObject([{ upi_id: null, account_digits: '6789' }])
})

test('a gift that went back after a payout is owed back, with its guest, day, reason and payout', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  const [gift] = await app.services.db
    .selectFrom('contributions')
    .select(['guest_name', 'paid_at'])
    .where('event_box_id', '=', box.id)
    .execute()
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await round(app, HOUR_MS)
  await refundContributionOf(app, box.id, 104_00)
  const adjustment = {
    ...{ why: 'refund', paise: -100_00, at: app.clock.now.toISOString() },
    ...{ guest: gift?.guest_name, given_at: gift?.paid_at.toISOString(), is_listed: true },
    other_box: null,
  }
  const onDashboard = async () => (await read(app, box, '/dashboard/get_dashboard_data')).boxes[0].adjustments
  expect(await moneyFor(app, box)).toMatchObject({
    sums_paise: { received: 401_00, 'sent-on': 501_00, owed_back: 100_00 },
    adjustments: [{ ...adjustment, payout: null }],
  })
  expect(await onDashboard()).toEqual([{ ...adjustment, payout: null }])

  await insertContribution(app.services.db, { event_box_id: box.id, amount_paise: 600_00 })
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', box.id)
    .execute()
  await round(app, DAY_MS)
  const later = (await payoutsOf(app, box)).at(-1)
  expect(later).toMatchObject({ amount_paise: 500_00 })
  const taken = { ...adjustment, payout: { paise: 500_00, due_on: later?.due_on, paid_at: null } }
  expect((await moneyFor(app, box)).adjustments).toEqual([taken])
  expect(await onDashboard()).toEqual([taken])

  await sendPayoutWebhook(app, await bankMoves(app, (await attemptsOf(app, box)).at(-1), 'processed'))
  expect((await moneyFor(app, box)).adjustments).toMatchObject([
    { ...adjustment, payout: { paise: 500_00, paid_at: expect.any(String) } },
  ])
  expect(await onDashboard()).toEqual([])
})

test.for(['refund', 'dispute'] as const)(
  'a %s that began before the payout and ended after it was kept back, and is no adjustment',
  async (what, { app }) => {
    const { db } = app.services
    const box = await aBoxWithContributions(app, { contributions: [501, 1100] })
    const { payment_id } = await db
      .selectFrom('contributions')
      .select('payment_id')
      .where('event_box_id', '=', box.id)
      .where('amount_paise', '=', 501_00)
      .executeTakeFirstOrThrow()
    const report = (isOver: boolean) => {
      const deps = { db, now: app.clock.now }
      const about = { id: `${what}_${box.id}`, payment_id, amount: 521_04 }
      return what === 'refund'
        ? recordRefund(deps, { ...about, status: isOver ? 'processed' : 'pending' })
        : recordDispute(deps, { ...about, status: isOver ? 'lost' : 'open' })
    }
    await report(false)
    await round(app, 3 * DAY_MS)
    await sendPayoutWebhook(app, await bankMoves(app, (await attemptsOf(app, box))[0], 'processed'))
    await round(app, DAY_MS)
    await report(true)
    expect(await moneyFor(app, box)).toMatchObject({
      sums_paise: { received: 1100_00, 'sent-on': 1100_00, owed_back: 0 },
      adjustments: [],
    })
  },
)

test('money kept back for a refund of another box says so, until that has failed', async ({ app }) => {
  const { db } = app.services
  const paid = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  await sendPayoutWebhook(app, await bankMoves(app, (await attemptsOf(app, paid))[0], 'processed'))
  const { payment_id } = await db
    .selectFrom('contributions')
    .select('payment_id')
    .where('event_box_id', '=', paid.id)
    .executeTakeFirstOrThrow()
  const report = (status: 'pending' | 'failed') =>
    recordRefund({ db, now: app.clock.now }, { id: 'rfnd_OfAnotherBox1', payment_id, amount: 521_04, status })
  await report('pending')
  const event_date = later(app, HOUR_MS).toISOString().slice(0, 10)
  const box = await insertEventBox(db, { host_id: paid.host_id, event_date })
  await insertContribution(db, { event_box_id: box.id, amount_paise: 600_00 })
  await round(app, 3 * DAY_MS)
  expect(await partsFor(app, box)).toEqual([
    ['waiting', 'asked-back', 501_00],
    ['on-its-way', 'at-bank', 99_00],
  ])
  await report('failed')
  await round(app, HOUR_MS)
  expect(await partsFor(app, box)).toEqual([['on-its-way', 'at-bank', 600_00]])
})

test('the dashboard sums all boxes of its host, deleted ones too, and no others', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app)
  await insertContribution(db, { event_box_id: (await insertEventBox(db)).id })
  const other = await insertEventBox(db, {
    host_id: box.host_id,
    event_date: box.event_date,
    name: 'Sangeet',
  })
  await insertContribution(db, { event_box_id: other.id, amount_paise: 99_00 })
  await db.updateTable('event_boxes').set({ deleted_at: app.clock.now }).where('id', '=', other.id).execute()
  await saveHost(app, box, { upi_id: null })
  const money = await read(app, box, '/dashboard/get_dashboard_data')
  expect(money.sums_paise).toMatchObject({ received: 600_00, 'at-provider': 600_00 })
  expect(
    money.boxes
      .map(({ name, is_deleted }: { name: string; is_deleted: boolean }) => [name, is_deleted])
      .sort(),
  ).toEqual([
    ['Asha & Ravi', false],
    ['Sangeet', true],
  ])
})
