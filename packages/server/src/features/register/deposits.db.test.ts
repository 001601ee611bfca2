// A deposit at the bank, noted on a closed count: the host's own word, replaced and taken back, and told to nobody else.
import { randomUUID } from 'node:crypto'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import { inTransaction } from '../../db/transaction.ts'
import { enterDesk, openDesk, version } from '../../test/register/desks.ts'
import { boxTest as base, expect } from '../../test/test.ts'
import { DAY_MS } from '../../test/times.ts'
import { readAccountExport } from '../profile/account/read-export.ts'
import { eraseRegister } from './erase.ts'

const COUNTS = ['POST', '/desk/counts'] as const
const body = {
  ...{ id: randomUUID(), first_counter: 'Chacha', second_counter: 'Mama', close: true },
  ...{ notes_500: 2, cheques: 1, cheques_paise: 501_00, entries: 2, expected_paise: 1_501_00 },
}

/** Its first count has ₹1,000 in cash and a cheque of ₹501. */
const test = base.extend('counted', async ({ app, host, box }) => {
  const desk = await enterDesk(app, await openDesk(app, box, host.row.id))
  const cheque = { kind: 'cheque', amount_paise: 501_00 }
  await desk.send(version(app, 1, { amount_paise: 1_000_00 }), version(app, 2, cheque))
  expect((await desk.call(COUNTS, body)).body).toMatchObject({ number: 1 })
  const path = `/dashboard/giftbooks/${box.id}/counts`
  return {
    desk,
    deposit: { day: todayInIndia(app.clock.now), amount_paise: 1_501_00, by: 'Ramesh' },
    note: (deposit: object) => host.call(['PUT', `${path}/1/deposit`], deposit),
    remove: () => host.call(['DELETE', `${path}/1/deposit`]),
    read: async () => (await host.call(['GET', path])).body.counts[0].deposit,
  }
})

test('a deposit is shown as it was noted; noted again it is replaced, and it can be taken back', async ({
  counted: { deposit, note, remove, read },
}) => {
  expect(await read()).toBeNull()
  for (const noted of [deposit, deposit, { ...deposit, amount_paise: 1, by: 'रमेश' }]) {
    expect(await note(noted)).toMatchObject({ status: 200, body: { success: true } })
    expect(await read()).toEqual(noted)
  }
  for (let times = 0; times < 2; times++) {
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    expect(await read()).toBeNull()
  }
})

test('more than was counted is not noted', async ({ counted: { deposit, note, read } }) => {
  const { status, body } = await note({ ...deposit, amount_paise: 1_501_01 })
  expect([status, body.errors]).toEqual([400, { amount_paise: [hostRegisterRefusals.depositAmountWrong] }])
  expect(await read()).toBeNull()
})

test.for([-1, 1])(
  'a day %i from that of the count, which is today, is not noted',
  async (days, { app, counted: { deposit, note, read } }) => {
    const day = todayInIndia(new Date(app.clock.now.getTime() + days * DAY_MS))
    const { status, body } = await note({ ...deposit, day })
    expect([status, body.errors]).toEqual([400, { day: [hostRegisterRefusals.depositDayWrong] }])
    expect(await read()).toBeNull()
  },
)

test('a deposit of days later is noted', async ({ app, counted: { deposit, note, read } }) => {
  app.clock.now = new Date(app.clock.now.getTime() + 3 * DAY_MS)
  const later = { ...deposit, day: todayInIndia(app.clock.now) }
  expect((await note(later)).status).toBe(200)
  expect(await read()).toEqual(later)
})

test('the desk that counted is not told of a deposit', async ({ counted: { desk, deposit, note } }) => {
  await note(deposit)
  const again = await desk.call(COUNTS, body)
  expect(again.body).toMatchObject({ number: 1 })
  expect(JSON.stringify(again.body)).not.toMatch(/deposit|Ramesh/)
})

test('a deposit is in the host’s file, and is erased with the host', async ({
  app: { services },
  host,
  box,
  counted: { deposit, note },
}) => {
  await note(deposit)
  const counts = async () =>
    (await readAccountExport(services.db, host.row.id)).counts?.filter(
      ({ event_box_id }) => event_box_id === box.id,
    )
  expect(await counts()).toMatchObject([
    { deposited_on: deposit.day, deposited_paise: 1_501_00, deposited_by: 'Ramesh' },
  ])
  await inTransaction(services.db, (trx) => eraseRegister(trx, host.row.id))
  expect(await counts()).toEqual([])
})
