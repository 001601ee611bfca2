// Marking a payout as paid records what the administrator saw: list, UPI ID and amount.
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { wait } from '../../../test/hosts/accounts.ts'
import { payoutsOf, round } from '../../../test/paying-out.ts'
import {
  actionsOn,
  aPayout,
  findListed,
  listPage,
  mark,
  shown,
  UTR,
} from '../../../test/payouts/marking-paid.ts'
import { changeUpiId } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { DAY_MS } from '../../../test/times.ts'

test('payouts are listed by what is to be done with them, with the total of each group', async ({
  app,
  off,
}) => {
  const sumOf = async (group: string) =>
    (await listPage(off)).totals.find((total: { group: string }) => total.group === group)
  const before = await sumOf('due')
  const { id } = await aPayout(off)
  expect(await sumOf('due')).toEqual({
    ...before,
    count: before.count + 1,
    paise: before.paise + 501_00,
  })
  expect(await findListed(off, id, 'due')).toMatchObject({
    host: 'Meera Nair',
    box: 'Asha & Ravi',
    amount_paise: 501_00,
    state: 'due',
    upi_id: 'meera@okbank',
    is_late: false,
    can_be_marked: true,
  })
  expect(await findListed(app, id, 'due')).toMatchObject({ can_be_marked: false })
  wait(app, 10 * DAY_MS)
  expect(await findListed(off, id, 'due')).toMatchObject({ is_late: true })
  await mark(off, id)
  expect(await findListed(off, id, 'due')).toBeUndefined()
  expect(await findListed(off, id, 'paid')).toMatchObject({
    reference: UTR,
    can_be_marked: false,
    is_late: false,
  })
})

test('a payout whose UPI ID or amount differ from what was seen cannot be marked; what was seen is recorded', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  const seen = await shown(app, id)
  await changeUpiId(app, box, 'other@okbank')
  wait(app, DAY_MS)
  for (const other of [{ ...seen }, { upi_id: null }, { upi_id: undefined }, { amount_paise: 501_01 }])
    expect(await mark(off, id, UTR, other)).toMatchObject({
      status: 409,
      body: { message: adminRefusals.payoutChanged },
    })
  for (const odd of [{ upi_id: 'no UPI ID' }, { amount_paise: '50100' }, { amount_paise: undefined }])
    expect(await mark(off, id, UTR, odd)).toMatchObject({ status: 400 })
  expect(await actionsOn(app, id)).toEqual([])
  expect(await mark(off, id, UTR, { upi_id: 'other@okbank' })).toMatchObject({ status: 200 })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'other@okbank' }])
})

test('while a changed UPI ID waits, a payout cannot be marked, also before the next run', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  await changeUpiId(app, box, 'other@okbank')
  const until = new Date(app.clock.now.getTime() + DAY_MS)
  expect(await findListed(off, id, 'due')).toMatchObject({ can_be_marked: false, upi_id: 'other@okbank' })
  expect(await mark(off, id)).toMatchObject({ status: 409, body: { message: adminRefusals.payoutHeld } })
  await round(off)
  expect(await findListed(off, id, 'waiting')).toMatchObject({
    can_be_marked: false,
    hold: 'upi-id-changed',
    held_until: until.toISOString(),
  })
  expect(await mark(off, id)).toMatchObject({ status: 409, body: { message: adminRefusals.payoutHeld } })
  await round(off, DAY_MS)
  expect(await findListed(off, id, 'due')).toMatchObject({ can_be_marked: true, hold: null })
  expect(await mark(off, id)).toMatchObject({ status: 200 })
})

test('money that had left for the old UPI ID before the change is recorded with it, at once', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  const seen = { ...(await shown(app, id)), already_sent: true }
  const reference = 'SENT-BEFORE-1'
  const untouched = await aPayout(off)
  await changeUpiId(app, box, 'other@okbank')
  expect(await mark(off, id, reference, seen)).toMatchObject({ status: 200 })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'meera@okbank' }])
  expect(await actionsOn(app, id)).toMatchObject([
    { detail: `${reference}, sent before the UPI ID was changed` },
  ])
  // For a host without a change only the current UPI ID can have been seen.
  const odd = { upi_id: 'elsewhere@okbank', already_sent: true }
  expect(await mark(off, untouched.id, UTR, odd)).toMatchObject({ status: 409 })
})
