// Seeded data: consistent books, every state of money, and never beside real hosts.
import { holdReason } from '@lifafa/contract/payout-holds'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkOwnBooks } from '../books/read-own-books.ts'
import { payeeName } from '../features/payouts/rules/payee-name.ts'
import { listEarlierGifts, listImports } from '../features/register/reads/imports.ts'
import { updatesOfThisServer } from '../live-updates/live-updates.ts'
import { readSettings } from '../settings.ts'
import { openTestDatabase } from '../test/database.ts'
import { insertContribution, insertEventBox, insertHost } from '../test/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import { likenessOf } from '../upi-id-checks/names.ts'
import { readOptions } from './options.ts'
import { seedDatabase } from './seed-database.ts'
import { noJobs } from './stage.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
const OPTIONS = readOptions(['--hosts', '20', '--contributions', '300'])

const database = testDatabase()
const seed = async ({ db } = database, options = OPTIONS) => {
  const seeding = { db, jobs: noJobs, live: updatesOfThisServer(), settings: readSettings({}), now: NOW }
  return seedDatabase(seeding, options, 'of no password')
}
beforeAll(async () => {
  await seed()
})

const valuesOf = async (rows: Promise<{ value: string | null }[]>) =>
  (await rows).map(({ value }) => value).sort()

test('seed: makes as many hosts, events and contributions as requested', async () => {
  const { db } = database
  const count = async (table: 'hosts' | 'event_boxes' | 'contributions') =>
    (await db.selectFrom(table).select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
  expect([await count('hosts'), await count('event_boxes'), await count('contributions')]).toEqual([
    20, 60, 300,
  ])
})

test('seed: the self-check and the sums of every box find nothing wrong', async () => {
  expect(await checkOwnBooks(database.db, 'test')).toMatchObject({
    inconsistencies: [],
  })
})

test('seed: orders, payments, refunds, disputes and payouts are in every state that stays', async () => {
  const { db } = database
  const states = (table: 'payment_orders' | 'payouts' | 'payout_attempts' | 'refunds') =>
    valuesOf(db.selectFrom(table).select('state as value').distinct().execute())
  expect(await states('payment_orders')).toEqual(['abandoned', 'created', 'failed', 'paid'])
  expect(await states('refunds')).toEqual(['failed', 'processed', 'sent'])
  expect(await states('payouts')).toEqual(['cancelled', 'open', 'paid', 'paying'])
  const ofAttempts = ['failed', 'paid', 'returned', 'submitted', 'submitting']
  expect(await states('payout_attempts')).toEqual(ofAttempts)
  expect(await valuesOf(db.selectFrom('payments').select('status as value').distinct().execute())).toEqual([
    'authorized',
    'captured',
    'failed',
  ])
  expect(await valuesOf(db.selectFrom('disputes').select('status as value').distinct().execute())).toEqual([
    'closed',
    'lost',
    'open',
    'under_review',
    'won',
  ])
})

test('seed: flags of every kind that a payment can raise exist, and every hold of a payout', async () => {
  const { db } = database
  expect(await valuesOf(db.selectFrom('review_flags').select('kind as value').distinct().execute())).toEqual([
    ...['amount-differs', 'host-owes', 'other-currency', 'refund-failed', 'settlement-line'],
  ])
  const holds = db
    .selectFrom('payouts')
    .select('hold_reason as value')
    .where('hold', 'is not', null)
    .distinct()
  expect(await valuesOf(holds.execute())).toEqual([...holdReason.options].sort())
})

test('seed: the provider, which has none of the payouts on their way, is not asked for two days', async () => {
  const live = database.db
    .selectFrom('payout_attempts')
    .select(['channel as value', 'check_at'])
    .where('state', 'in', ['submitting', 'submitted'])
    .distinct()
  const inTwoDays = new Date(NOW.getTime() + 2 * 24 * 60 * 60 * 1000)
  expect(await live.orderBy('value').execute()).toEqual([
    { value: 'by-hand', check_at: null },
    { value: 'provider', check_at: inTwoDays },
  ])
})

test('seed: banks name hosts and others; hosts confirm, deny or do not answer', async () => {
  const { db } = database
  const checks = await db
    .selectFrom('upi_id_checks')
    .innerJoin('hosts', 'hosts.id', 'host_id')
    .select(['first_name', 'last_name', 'state', 'registered_name', 'answer'])
    .execute()
  const said = checks.map(({ first_name, last_name, state, registered_name, answer }) => {
    const likeness = registered_name && likenessOf(payeeName({ first_name, last_name }), registered_name)
    return [state, likeness, answer]
  })
  expect(new Set(said.map(String))).toEqual(
    new Set([
      ...['found,alike,yes', 'found,alike,', 'found,unlike,yes', 'found,unlike,', 'found,unlike,no'],
      ...['not-found,,', 'unanswered,,'],
    ]),
  )
})

test('seed: money is at the provider, on its way and at our bank; unexplained money is in suspense', async () => {
  const { totals, onItsWay } = await checkOwnBooks(database.db, 'test')
  expect(onItsWay).toEqual([{ madeOn: '2026-11-20', count: 1, paise: expect.any(Number) }])
  expect(totals.atGateway.paise).toBeGreaterThan(onItsWay[0]?.paise ?? 0)
  expect(totals.atBank.count).toBeGreaterThan(20)
  const adjusted = database.db
    .selectFrom('ledger')
    .select('suspense')
    .where('kind', '=', 'settlement-adjustment')
    .where('suspense', '<>', 0)
  expect(await adjusted.execute()).toEqual([{ suspense: 1_180 }])
})

test('seed: payments, refunds and lost disputes are settled; an unknown adjustment matches nothing', async () => {
  const lines = database.db.selectFrom('settlement_lines')
  const kinds = lines.select('type').distinct().orderBy('type')
  expect((await kinds.execute()).map(({ type }) => type)).toEqual(['adjustment', 'payment', 'refund'])
  const unmatched = lines
    .where('payment_id', 'is', null)
    .where('refund_id', 'is', null)
    .where('dispute_id', 'is', null)
  expect(await unmatched.select('description').execute()).toEqual([{ description: 'Charges of the month' }])
})

test('seed: one wedding has three desks, a count that agrees, one that is ₹500 short, and an old register', async () => {
  const { db } = database
  const counts = await db
    .selectFrom('register_counts')
    .select(['number', 'difference_paise'])
    .orderBy('number')
    .execute()
  expect(counts).toEqual([
    { number: 1, difference_paise: 0 },
    { number: 2, difference_paise: -500_00 },
  ])
  const [boxId = ''] = await valuesOf(
    db.selectFrom('desks').select('event_box_id as value').distinct().execute(),
  )
  const [letters, imports, people] = await Promise.all([
    valuesOf(db.selectFrom('register_entries').select('letter as value').distinct().execute()),
    listImports(db, boxId ?? ''),
    db.selectFrom('register_entries').select(['giver', 'village']).where('letter', '=', 'A').execute(),
  ])
  expect(letters).toEqual(['A', 'B', 'C'])
  expect(imports).toMatchObject([{ occasion: 'Rekha’s wedding', year: 2019, gifts: 16 }])
  const gave = await listEarlierGifts(db, boxId ?? '', people)
  expect(gave.filter((gifts) => gifts.length > 0)).toHaveLength(8)
})

test('seed: is refused a second time, and beside real hosts, where it opens no administrator', async () => {
  await expect(seed()).rejects.toThrow('has the hosts of a seed')
  const real = await openTestDatabase()
  onTestFinished(real.close)
  await insertHost(real.db)
  await expect(seed(real)).rejects.toThrow('has hosts that no seed made')
  expect(await real.db.selectFrom('admins').select('id').execute()).toEqual([])
})

test('seed: a box that needs several payouts is paid all; refunds of the sandbox stay as they are', async () => {
  const sandbox = await openTestDatabase()
  onTestFinished(sandbox.close)
  const { db } = sandbox
  const { id: host_id } = await insertHost(db, { email: 'host@sandbox.test' })
  const { id: boxId } = await insertEventBox(db, { host_id })
  const { payment_id, event_box_id } = await insertContribution(db, { event_box_id: boxId })
  const times = { created_at: NOW, updated_at: NOW, check_at: NOW }
  const refund = { payment_id, event_box_id, amount_paise: 100, kind: 'external', state: 'sent' } as const
  const before = await db
    .insertInto('refunds')
    .values({ ...refund, ...times, provider_refund_id: 'rfnd_sandbox' })
    .returningAll()
    .executeTakeFirstOrThrow()
  await seed(sandbox, readOptions(['--hosts', '5', '--contributions', '600']))
  const second = await db.selectFrom('payouts').select('state').where('number', '=', 2).execute()
  expect(second.map(({ state }) => state)).toContain('paid')
  const after = db.selectFrom('refunds').selectAll().where('id', '=', before.id)
  expect(await after.executeTakeFirst()).toEqual(before)
})
