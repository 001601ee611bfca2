// Fills a database of an earlier release for tests of migrations: its tables had no box in their keys.
import { type Kysely, sql } from 'kysely'
import { migrate } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/all.ts'
import type { Database } from '../../db/tables.ts'
import { insertEventBox, SOME_TIME } from '../rows.ts'

/** Empties the database, and migrates it to what was before the migration whose name begins with `next`. */
export async function returnToBefore(db: Kysely<Database>, next: string): Promise<void> {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  const earlier = Object.entries(migrations).filter(([name]) => name < next)
  await migrate(db.withoutPlugins(), Object.fromEntries(earlier))
}

/**
 * Two contributions of ₹501, of which ₹100 of the first were refunded; a second payment of the second's order, which is being
 * refunded; and a payment without a box, with the provider's fee. Answers the boxes.
 */
export async function insertEarlierRows(db: Kysely<Database>): Promise<[first: string, second: string]> {
  const [first, second] = [await insertEventBox(db), await insertEventBox(db)]
  const order = (id: string, box: string | null) => sql`
    insert into payment_orders (id, event_box_id, amount_paise, state, provider_order_id, request_key, key_mode, created_at,
      updated_at, paid_at)
    values (md5(${id})::uuid, ${box}, 52104, ${box === null ? 'created' : 'paid'}, 'order_' || ${id}, 'key_' || ${id}, 'test',
      ${SOME_TIME}, ${SOME_TIME}, ${box === null ? null : SOME_TIME})`
  const payment = (id: string, orderId: string) => sql`
    insert into payments (id, payment_order_id, status, amount_paise, currency, provider_created_at, first_seen_at, updated_at)
    values ('pay_' || ${id}, md5(${orderId})::uuid, 'captured', 52104, 'INR', ${SOME_TIME}, ${SOME_TIME}, ${SOME_TIME})`
  const contribution = (id: string, box: string) => sql`
    with given as (
      insert into contributions (event_box_id, payment_order_id, payment_id, amount_paise, fee_paise, paid_at, created_at)
      values (${box}, md5(${id})::uuid, 'pay_' || ${id}, 50100, 2004, ${SOME_TIME}, ${SOME_TIME}) returning id
    )
    insert into ledger (kind, event_box_id, payment_id, contribution_id, gateway_receivable, owed_to_hosts, platform_fee,
      occurred_at, created_at)
    select 'contribution', ${box}, 'pay_' || ${id}, id, 52104, -50100, -2004, ${SOME_TIME}::timestamptz,
      ${SOME_TIME}::timestamptz from given`
  const unallocated = (id: string) => sql`
    insert into ledger (kind, payment_id, gateway_receivable, suspense, occurred_at, created_at)
    values ('unallocated-payment', 'pay_' || ${id}, 52104, -52104, ${SOME_TIME}, ${SOME_TIME})`
  for (const statement of [
    order('a', first.id),
    payment('a', 'a'),
    contribution('a', first.id),
    sql`insert into refunds (payment_id, amount_paise, kind, state, provider_refund_id, created_at, updated_at)
      values ('pay_a', 10400, 'external', 'processed', 'rfnd_a', ${SOME_TIME}, ${SOME_TIME})`,
    sql`insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, owed_to_hosts, platform_fee,
        occurred_at, created_at)
      select 'refund', ${first.id}, 'pay_a', id, -10400, 10000, 400, ${SOME_TIME}::timestamptz, ${SOME_TIME}::timestamptz
      from refunds`,
    sql`update contributions set refunded_paise = 10000`,
    order('b', second.id),
    payment('b', 'b'),
    contribution('b', second.id),
    payment('twice', 'b'),
    unallocated('twice'),
    sql`insert into refunds (payment_id, amount_paise, kind, check_at, created_at, updated_at)
      values ('pay_twice', 52104, 'duplicate', ${SOME_TIME}, ${SOME_TIME}, ${SOME_TIME})`,
    sql`insert into disputes (id, payment_id, amount_paise, status, created_at, updated_at)
      values ('disp_b', 'pay_b', 52104, 'won', ${SOME_TIME}, ${SOME_TIME})`,
    order('nowhere', null),
    payment('nowhere', 'nowhere'),
    unallocated('nowhere'),
    sql`insert into ledger (kind, payment_id, gateway_receivable, gateway_charges, input_gst, occurred_at, created_at)
      values ('gateway-fee', 'pay_nowhere', -1230, 1042, 188, ${SOME_TIME}, ${SOME_TIME})`,
    sql`insert into review_flags (payment_id, kind, raised_at) values ('pay_nowhere', 'no-box', ${SOME_TIME})`,
    sql`insert into activities (host_id, event_box_id, action, description, created_at)
      values (${first.host_id}, null, 'profile-updated', 'Profile updated', ${SOME_TIME}),
        (${first.host_id}, ${first.id}, 'event-box-updated', 'Updated', ${SOME_TIME})`,
  ])
    await statement.execute(db)
  return [first.id, second.id]
}
