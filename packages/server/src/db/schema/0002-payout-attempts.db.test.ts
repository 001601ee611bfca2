// The change of 0.1.0's payouts into payouts and attempts: rows of every state are carried over, and the books stay as they were.
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrationsBefore, startBefore } from '../../test/database/earlier-schemas.ts'
import { insertContribution, insertEventBox, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { migrate } from '../migrate.ts'
import { findInconsistencies } from '../self-check/self-check.ts'

const database = testDatabase()

const CHANGE = '0002-payout-attempts'

type OldPayout = { state: string } & Record<string, unknown>
const PAID = { paid_at: SOME_TIME, utr: 'UTR000001' }
const SENT = { upi_id: 'meera@okbank', payee_name: 'Meera Nair', sent_at: SOME_TIME }
const AT_PROVIDER = { ...SENT, provider_payout_id: 'pout' }
const now = new Date()

/** As 0.1.0 wrote it; its id is its number. */
const OLD: readonly OldPayout[] = [
  { state: 'due' },
  { state: 'waiting', hold: 'no-upi-id' },
  { state: 'waiting', hold: 'upi-id-changed', check_at: now },
  { state: 'waiting', hold: 'provider-refused' },
  { state: 'waiting', hold: 'inactive' },
  { state: 'waiting', hold: 'not-settled', check_at: now },
  { state: 'sent', ...SENT, check_at: now },
  { state: 'sent', ...SENT, hold: 'provider-refused', reason: 'UPI is not enabled', check_at: now },
  { state: 'processing', ...AT_PROVIDER, check_at: now },
  { state: 'processed', ...AT_PROVIDER, ...PAID, check_at: now },
  { state: 'processed', upi_id: 'meera@okbank', ...PAID },
  { state: 'processed', upi_id: 'meera@okbank', ...PAID },
  { state: 'reversed', ...AT_PROVIDER, ...PAID, fault: 'bank', reason: 'offline' },
  { state: 'reversed', ...AT_PROVIDER, fault: 'upi-id' },
  { state: 'failed', ...AT_PROVIDER, fault: 'bank' },
  { state: 'failed', ...SENT, fault: 'never-taken' },
  { state: 'failed', fault: 'withdrawn' },
  { state: 'due', listed_at: now },
  { state: 'waiting', hold: 'in-bank-file', check_at: now, listed_at: now },
  { state: 'failed', fault: 'withdrawn', listed_at: now },
  { state: 'failed', fault: 'withdrawn', listed_at: new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000) },
]

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

async function insertOld(db: Kysely<never>, box: { id: string; host_id: string }): Promise<void> {
  for (const [index, { ...payout }] of OLD.entries()) {
    const number = index + 1
    const row: Record<string, unknown> = {
      ...{ id: idOf(number), event_box_id: box.id, host_id: box.host_id, number, amount_paise: 1_00 },
      ...{ due_on: '2026-11-30', created_at: SOME_TIME, updated_at: SOME_TIME },
      ...payout,
      ...('provider_payout_id' in payout && { provider_payout_id: `pout_${number}` }),
    }
    const columns = Object.keys(row)
    await sql`insert into payouts (${sql.join(columns.map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db)
    const entry = (kind: string, owed: number, transit: number) =>
      sql`insert into ledger (kind, event_box_id, payout_id, owed_to_hosts, payouts_in_transit, bank, occurred_at, created_at)
        values (${kind}, ${box.id}, ${idOf(number)}, ${owed}, ${transit}, ${-owed - transit}, ${SOME_TIME}, ${SOME_TIME})`.execute(
        db,
      )
    if (payout.state === 'processing') await entry('payout-sent', 0, 100)
    if ('paid_at' in payout) await entry('payout', 100, 0)
    if (payout.state === 'reversed' && 'paid_at' in payout) await entry('payout-reversal', -100, 0)
  }
}

test('payouts of every state become payouts and attempts, and the books are sound', async () => {
  const { db } = database
  await startBefore(db.withoutPlugins(), CHANGE)
  const box = await insertEventBox(db)
  await insertContribution(db, { event_box_id: box.id })
  await insertOld(db.withoutPlugins() as never, box)
  expect(await migrate(db.withoutPlugins(), migrationsBefore('0003'))).toEqual([CHANGE])

  const payouts = await db.selectFrom('payouts').selectAll().orderBy('number').execute()
  const attempts = await db.selectFrom('payout_attempts').selectAll().execute()
  const ofNumber = payouts.map(({ id, state, hold, hold_reason }) => {
    const attempt = attempts.find(({ payout_id }) => payout_id === id)
    return [state, hold, hold_reason, attempt && [attempt.channel, attempt.state, attempt.failure].join(' ')]
  })
  expect(ofNumber).toEqual([
    ['open', null, null, undefined],
    ['open', 'needs-destination', 'no-upi-id', undefined],
    ['open', 'not-before', 'upi-id-changed', undefined],
    ['open', 'needs-operator', 'provider-refused', undefined],
    ['open', 'host-inactive', 'inactive', undefined],
    ['open', null, null, undefined],
    ['paying', null, null, 'provider submitting '],
    ['open', 'needs-operator', 'provider-refused', 'provider failed ours'],
    ['paying', null, null, 'provider submitted '],
    ['paid', null, null, 'provider paid '],
    ['paid', null, null, 'by-hand paid '],
    ['paid', null, null, 'by-hand paid '],
    ['cancelled', null, null, 'provider returned bank'],
    ['cancelled', null, null, 'provider failed destination'],
    ['cancelled', null, null, 'provider failed bank'],
    ['cancelled', null, null, 'provider failed not-received'],
    ['cancelled', null, null, undefined],
    ['paying', null, null, 'by-hand submitted '],
    ['paying', null, null, 'by-hand submitted '],
    ['paying', null, null, 'by-hand submitted '],
    ['cancelled', null, null, undefined],
  ])
  expect(attempts.every(({ id, payout_id }) => id === payout_id)).toBe(true)
  expect(await db.selectFrom('payout_batches').select('created_at').execute()).toEqual([{ created_at: now }])
  expect(new Set(attempts.filter(({ batch_id }) => batch_id).map(({ batch_id }) => batch_id)).size).toBe(1)
  expect(attempts.filter(({ is_reference_shared }) => is_reference_shared)).toHaveLength(2)
  // The self-check reads the newest schema.
  await migrate(db.withoutPlugins())
  expect((await findInconsistencies(db)).map(({ check }) => check)).toEqual([])
})
