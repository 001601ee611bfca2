// The comparison of our two accounts with the statements of both banks finds what it is to find, and takes no line of others for ours.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../database.ts'
import { insertEntry, insertEventBox, insertPayout } from '../../rows.ts'
import { openProvider } from '../provider/provider.ts'
import { openWorld } from '../world.ts'
import { findAccountsOtherwise } from './compare-payouts.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** In this seed others pay ₹100 through our account. */
const SEED = 101
const DAYS_MS = 5 * 24 * 60 * 60_000
const REFERENCE = 'HAND1'

async function aPaidHost(channel: 'provider' | 'by-hand') {
  const world = openWorld(SEED, new Date('2026-11-21T23:54:00Z'))
  const provider = openProvider(world, () => undefined)
  await world.goOn(DAYS_MS, async () => undefined)
  const box = await insertEventBox(database.db)
  const paid = { channel, state: 'paid', paid_at: world.now(), reference: REFERENCE } as const
  const { attempt } = await insertPayout(database.db, box, { payout: { state: 'paid' }, attempt: paid })
  const id = attempt?.id ?? ''
  const enter = (account: 'bank' | 'payout_account', paise: number) =>
    insertEntry(database.db, {
      ...{ kind: 'payout', event_box_id: box.id, payout_attempt_id: id },
      ...{ owed_to_hosts: paise, [account]: -paise },
    })
  const payByProvider = (
    amount: number,
    other: { reference_id?: string; status?: string; fees?: number } = {},
  ) =>
    provider.standIn.entities.put({
      ...{ id: 'pout_ours', entity: 'payout', reference_id: id, status: 'processed', utr: REFERENCE, amount },
      ...{ fees: 0, tax: 0, notes: { event_box: box.id }, created_at: 0, ...other },
    } as never)
  const payment = { payoutId: id, boxId: box.id, amount: 501_00, upiId: null, reference: REFERENCE }
  const compare = (statement: (typeof payment)[] = [], isRestored = false) =>
    findAccountsOtherwise({
      ...{ database: database as never, provider, statement, entered: new Map(), isRestored },
    })
  return { id, enter, payByProvider, payment, compare }
}

test('a payout booked as the provider made it is no difference, and neither are payouts of others', async () => {
  const { enter, payByProvider, compare } = await aPaidHost('provider')
  payByProvider(501_00)
  await enter('payout_account', 501_00)
  expect(await compare()).toEqual([])
})

test('a payout that is not booked, or with another amount, is a difference', async () => {
  const { id, enter, payByProvider, compare } = await aPaidHost('provider')
  payByProvider(501_00)
  expect(await compare()).toEqual([expect.stringContaining(`${id}: `)])
  await enter('payout_account', 500_00)
  expect(await compare()).toEqual([expect.stringContaining('differ by 100 paise')])
})

test('a payment from our bank is booked there with its amount', async () => {
  const { enter, payment, compare } = await aPaidHost('by-hand')
  expect(await compare([payment])).toHaveLength(1)
  await enter('bank', 501_00)
  expect(await compare([payment])).toEqual([])
  expect(await compare()).toHaveLength(1)
})

test('the fee of a payout lost in a restore whose money came back is no difference; a lost payment is one', async () => {
  const { payByProvider, compare } = await aPaidHost('provider')
  const lost = crypto.randomUUID()
  payByProvider(501_00, { reference_id: lost, status: 'reversed', fees: 590 })
  expect(await compare([], true)).toEqual([])
  expect(await compare()).toEqual([expect.stringContaining(`${lost}: `)])
  payByProvider(501_00, { reference_id: lost })
  expect(await compare([], true)).toEqual([expect.stringContaining(`${lost}: `)])
})
