// Migration 0026 makes one ledger entry of each journal transaction.
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertContribution, insertEventBox, SOME_TIME } from '../../test/rows.ts'
import type { Row } from '../tables.ts'
import { journal } from './0004-journal.ts'
import { ledger } from './0026-ledger.ts'

type Line = readonly [account: string, paise: number, box?: Row<'event_boxes'>]

const JOURNAL_ACCOUNT = {
  gateway_receivable: 'gateway-receivable',
  owed_to_hosts: 'host-payable',
  payouts_in_transit: 'payouts-clearing',
  platform_fee: 'platform-fee',
  guest_refunds: 'guest-refunds',
}

let database: TestDatabase
let contribution: Row<'contributions'>
let box: Row<'event_boxes'>
let otherBox: Row<'event_boxes'>
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  box = await insertEventBox(db)
  otherBox = await insertEventBox(db)
  contribution = await insertContribution(db, { event_box_id: box.id })
  await sql`drop table ledger`.execute(db)
  await sql`drop table payouts cascade`.execute(db)
  // Keys had no box then.
  for (const table of ['payments', 'contributions', 'refunds'])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)} cascade, add primary key (id)`.execute(
      db,
    )
  await journal.up(db)
})
afterAll(() => database.close())

const run = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(database.db)).rows

async function insertTransaction(kind: string, lines: readonly Line[], contributionId: string | null = null) {
  return database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into journal_transactions (kind, contribution_id, occurred_at, created_at)
      values (${kind}, ${contributionId}, ${SOME_TIME}, ${SOME_TIME}) returning id`.execute(trx)
    for (const [index, [account, paise, of]] of lines.entries())
      await sql`
        insert into journal_lines (transaction_id, line, account, host_id, event_box_id, amount_paise)
        values (${rows[0]?.id}, ${index + 1}, ${account}, ${of?.host_id ?? null}, ${of?.id ?? null}, ${paise})`.execute(
        trx,
      )
    return rows[0]?.id
  })
}

test('every entry balances, names its box and cause, and no account’s sum has changed', async () => {
  const given = await insertTransaction(
    'contribution',
    [
      ['gateway-receivable', 52_104, box],
      ['host-payable', -50_100, box],
      ['platform-fee', -2_004, box],
    ],
    contribution.id,
  )
  const oneBox = await insertTransaction('correction', [
    ['host-payable', -300, box],
    ['host-payable', 100, box],
    ['guest-refunds', 200],
  ])
  await insertTransaction('correction', [
    ['host-payable', 700, box],
    ['host-payable', -600, otherBox],
    ['payouts-clearing', -100],
  ])
  await insertTransaction('correction', [
    ['platform-fee', 5, box],
    ['platform-fee', -5, box],
  ])
  const before = await run(sql<{ account: string; sum: number }>`
    select account, sum(amount_paise)::bigint as sum from journal_lines group by account`)

  await ledger.up(database.db)

  const entries = await database.db.selectFrom('ledger').selectAll().execute()
  expect(entries).toHaveLength(5)
  expect(entries.find(({ id }) => id === given)).toMatchObject({
    ...{ kind: 'contribution', contribution_id: contribution.id, payment_id: contribution.payment_id },
    ...{ gateway_receivable: 52_104, owed_to_hosts: -50_100, platform_fee: -2_004, suspense: 0 },
    ...{ occurred_at: SOME_TIME, created_at: SOME_TIME },
  })
  expect(entries.find(({ id }) => id === oneBox)).toMatchObject({
    ...{ event_box_id: box.id, owed_to_hosts: -200, guest_refunds: 200 },
  })
  const moved = entries.filter(({ suspense }) => suspense !== 0)
  expect(new Map(moved.map(({ event_box_id, suspense }) => [event_box_id, suspense]))).toEqual(
    new Map([
      [box.id, -700],
      [otherBox.id, 600],
      [null, 100],
    ]),
  )
  const sums = new Map(before.map(({ account, sum }) => [account, sum]))
  for (const [account, before] of Object.entries(JOURNAL_ACCOUNT)) {
    const after = entries.reduce((sum, entry) => sum + entry[account as keyof typeof JOURNAL_ACCOUNT], 0)
    expect(after).toBe(sums.get(before) ?? 0)
  }
  for (const account of ['suspense', 'gateway_charges', 'input_gst'] as const)
    expect(entries.reduce((sum, entry) => sum + entry[account], 0)).toBe(0)
})

test('captured money that was no contribution becomes unallocated, less what was refunded', async () => {
  const { db } = database
  await sql`drop table ledger`.execute(db)
  await sql`drop table payouts cascade`.execute(db)
  // Keys had no box then.
  for (const table of ['payments', 'contributions', 'refunds'])
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_pkey`)} cascade, add primary key (id)`.execute(
      db,
    )
  await journal.up(db)
  await sql`delete from contributions`.execute(db)
  await sql`insert into refunds (payment_id, event_box_id, amount_paise, kind, state, provider_refund_id, created_at, updated_at)
    values (${contribution.payment_id}, ${box.id}, 104, 'external', 'processed', 'rfnd_1', ${SOME_TIME}, ${SOME_TIME})`.execute(
    db,
  )
  await ledger.up(db)
  const entries = await db.selectFrom('ledger').selectAll().orderBy('kind').execute()
  const { payment_id } = contribution
  expect(entries).toMatchObject([
    { kind: 'unallocated-payment', payment_id, gateway_receivable: 52_104, suspense: -52_104 },
    { kind: 'unallocated-refund', payment_id, gateway_receivable: -104, suspense: 104 },
  ])
})
