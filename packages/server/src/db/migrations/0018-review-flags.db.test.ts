// Migration 0018 turns the sentences in `needs_review` into review flags, and the reasons of refunds into kinds.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { migrate } from '../migrate.ts'
import { migrations } from './all.ts'

const AT = '2026-11-21T06:00:00.000Z'
const SEEN_AT = '2026-11-22T06:00:00.000Z'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const db = database.db.withoutPlugins()
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0018')))
  await writeOldRows()
  await migrate(db)
})
afterAll(() => database.close())

const run = (statement: string) => sql.raw(statement).execute(database.db)
const text = (value: string | null | undefined) =>
  value == null ? 'null' : `'${value.replaceAll("'", "''")}'`
const BOX = '1'.repeat(22)
const ADMIN = '11111111-1111-4111-8111-111111111111'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** An order of number `n` with its payment `pay_n`, flagged on the order, or on the contribution that was made of it. */
async function order(
  n: number,
  {
    of,
    reason,
    seen,
    box = BOX,
  }: { of: 'order' | 'contribution'; reason: string | null; seen?: string; box?: string | null },
) {
  const flag = `${text(reason)}, ${text(seen)}, ${seen ? `'${SEEN_AT}', '${ADMIN}'` : 'null, null'}`
  const none = 'null, null, null, null'
  const paid = of === 'contribution' ? `'paid', '${AT}'` : `'created', null`
  await run(`insert into payment_orders (id, event_box_id, amount_paise, provider_order_id, key_mode, created_at, updated_at,
      state, paid_at, needs_review, reviewed_reason, reviewed_at, reviewed_by)
    values ('${idOf(n)}', ${text(box)}, 52104, 'order_${n}', 'test', '${AT}', '${AT}', ${paid}, ${of === 'order' ? flag : none})`)
  await payment(n, `pay_${n}`)
  if (of === 'contribution')
    await run(`insert into contributions (event_box_id, payment_order_id, payment_id, amount_paise, fee_paise, paid_at,
        created_at, needs_review, reviewed_reason, reviewed_at, reviewed_by)
      values ('${BOX}', '${idOf(n)}', 'pay_${n}', 50100, 2004, '${AT}', '${AT}', ${flag})`)
}

const payment = (n: number, id: string, currency = 'INR', amount = 52_104) =>
  run(`insert into payments (id, payment_order_id, status, amount_paise, currency, provider_created_at, first_seen_at, updated_at)
    values ('${id}', '${idOf(n)}', 'captured', ${amount}, '${currency}', '${AT}', '${AT}', '${AT}')`)

const refund = (id: number, paymentId: string, reason: string, state: string, providerId: string) =>
  run(`insert into refunds (id, payment_id, amount_paise, reason, state, provider_refund_id, created_at, updated_at)
    values ('${idOf(id)}', '${paymentId}', 1000, ${text(reason)}, '${state}', '${providerId}', '${AT}', '${AT}')`)

const dispute = (id: string, paymentId: string, status: string) =>
  run(`insert into disputes (id, payment_id, amount_paise, status, reason_code, created_at, updated_at)
    values ('${id}', '${paymentId}', 52104, '${status}', 'fraud', '${AT}', '${AT}')`)

const LATE = 'the event box had closed'
const disputed = (id: string) => `disputed by the guest’s bank (fraud): answer ${id} at the provider`
const second = (id: string) => `a second payment of one order: ${id} goes back to its guest`

async function writeOldRows(): Promise<void> {
  const host = idOf(900)
  await run(`insert into hosts (id, email, first_name, last_name, phone_number, address, password_hash, agreed_to_terms_at,
      agreed_to_refund_policy_at, created_at, updated_at)
    values ('${host}', 'a@b.c', 'Meera', 'Nair', '9876543210', 'Kochi', 'x', '${AT}', '${AT}', '${AT}', '${AT}')`)
  await run(`insert into event_boxes (id, host_id, event_type, name, location, event_date, created_at, updated_at)
    values ('${BOX}', '${host}', 'other', 'Asha', 'Kochi', '2026-11-22', '${AT}', '${AT}')`)
  await run(`insert into admins (id, name, email, password_hash, created_at)
    values ('${ADMIN}', 'Kavita Rao', 'k@b.c', 'x', '${AT}')`)

  await order(1, {
    of: 'contribution',
    reason: `paid ₹1,041 where ₹521.04 were asked for; the event box had been deleted; ${LATE}`,
  })
  await order(2, { of: 'contribution', reason: `${LATE}; ${disputed('disp_2')}`, seen: LATE })
  await dispute('disp_2', 'pay_2', 'open')
  await order(3, { of: 'contribution', reason: `${disputed('disp_3')}; the dispute disp_3 is lost` })
  await dispute('disp_3', 'pay_3', 'lost')
  await refund(30, 'pay_3', 'lost dispute disp_3', 'processed', 'disp_3')
  await order(4, {
    of: 'contribution',
    reason: 'given back after it had been paid out: the host owes ₹1,23,456.50',
  })
  await order(5, { of: 'order', reason: 'money arrived before its event box was named', box: null })
  await payment(5, 'pay_5b')
  await order(6, { of: 'order', reason: 'paid in USD' })
  await payment(6, 'pay_6usd', 'USD')
  await order(7, { of: 'order', reason: second('pay_7b'), seen: second('pay_7b') })
  await payment(7, 'pay_7b')
  await refund(70, 'pay_7b', 'second payment of one order', 'processed', 'rfnd_7')
  await order(8, { of: 'order', reason: 'a refund failed' })
  await refund(80, 'pay_8', 'made at the provider: rfnd_8', 'failed', 'rfnd_8')
  await order(9, {
    of: 'order',
    reason: `${second('pay_9')}; the gift had gone back; pay_9 is left of its order`,
  })
  await order(10, { of: 'contribution', reason: 'somebody wrote this by hand' })
  await order(11, { of: 'contribution', reason: null })
  // Its flag was overwritten when the box of its order was named.
  await order(12, { of: 'contribution', reason: null })
  await dispute('disp_12', 'pay_12', 'under_review')
}

async function flagsOf(n: number) {
  const { rows } = await sql`
    select f.kind, f.payment_id, f.dispute_id, f.refund_id, f.detail, f.resolved_at is not null as "isResolved",
      f.reviewed_at is not null and f.reviewed_by is not null as "isReviewed"
    from review_flags f join payments p on p.id = f.payment_id
    where p.payment_order_id = ${idOf(n)} order by f.kind, f.payment_id`.execute(database.db)
  return rows
}

const flag = (n: number, kind: string, more: object = {}) => ({
  kind,
  payment_id: `pay_${n}`,
  dispute_id: null,
  refund_id: null,
  detail: {},
  isResolved: false,
  isReviewed: false,
  ...more,
})

test.each([
  [
    'several reasons of one contribution',
    1,
    [
      flag(1, 'amount-differs', { detail: { paid_paise: 52_104, ordered_paise: 52_104 } }),
      flag(1, 'box-closed'),
      flag(1, 'box-deleted'),
    ],
  ],
  [
    'a reason that was looked at, and one that joined it later',
    2,
    [
      flag(2, 'box-closed', { isReviewed: true }),
      flag(2, 'disputed', { dispute_id: 'disp_2', detail: { reason_code: 'fraud' } }),
    ],
  ],
  [
    'a dispute that is lost',
    3,
    [
      flag(3, 'dispute-lost', { dispute_id: 'disp_3' }),
      flag(3, 'disputed', { dispute_id: 'disp_3', detail: { reason_code: 'fraud' }, isResolved: true }),
    ],
  ],
  ['what a host owes', 4, [flag(4, 'host-owes', { detail: { owed_paise: 1_23_456_50 } })]],
  ['money of no box, each payment', 5, [flag(5, 'no-box'), flag(5, 'no-box', { payment_id: 'pay_5b' })]],
  [
    'another currency',
    6,
    [flag(6, 'other-currency', { payment_id: 'pay_6usd', detail: { currency: 'USD' } })],
  ],
  ['a second payment', 7, [flag(7, 'second-payment', { payment_id: 'pay_7b', isReviewed: true })]],
  [
    'a refund that failed',
    8,
    [flag(8, 'refund-failed', { refund_id: idOf(80), detail: { refund_paise: 1000 } })],
  ],
  ['a contribution that was refunded', 9, [flag(9, 'gift-gone'), flag(9, 'second-payment')]],
  ['an unknown reason', 10, [flag(10, 'other', { detail: { text: 'somebody wrote this by hand' } })]],
  ['nothing', 11, []],
  [
    'an open dispute whose flag had been lost',
    12,
    [flag(12, 'disputed', { dispute_id: 'disp_12', detail: { reason_code: 'fraud' } })],
  ],
])('migration 0018: %s', async (_what, n, flags) => {
  expect(await flagsOf(n)).toEqual(flags)
})

test('migration 0018 derives the kind of a refund from its reason', async () => {
  const { rows } = await sql`select payment_id, kind, dispute_id from refunds order by id`.execute(
    database.db,
  )
  expect(rows).toEqual([
    { payment_id: 'pay_3', kind: 'dispute', dispute_id: 'disp_3' },
    { payment_id: 'pay_7b', kind: 'duplicate', dispute_id: null },
    { payment_id: 'pay_8', kind: 'external', dispute_id: null },
  ])
})
