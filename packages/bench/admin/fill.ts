// Fills a database with hosts, a box each, and ten contributions for each host: by SQL, the same every time.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/src/db/tables.ts'

const FIRST_NAMES = [
  ...['Prakash', 'Meera', 'Asha', 'Ravi', 'Sunita', 'Arjun', 'Kavita', 'Suresh', 'Lakshmi', 'Vikram'],
  ...['Ananya', 'Rahul', 'Priya', 'Deepak', 'Neha', 'Sanjay', 'Pooja', 'Amit', 'प्रकाश', 'अनन्या'],
]
const LAST_NAMES = [
  ...['Nair', 'Rao', 'Sharma', 'Iyer', 'Singh', 'Patel', 'Gupta', 'Reddy', 'Das', 'Mehta'],
  ...['Joshi', 'Kulkarni', 'Bose', 'Khan', 'Deshpande', 'Menon', 'Pillai', 'Verma', 'शर्मा', 'राव'],
]
export const CONTRIBUTIONS_PER_HOST = 10

const at = sql`timestamptz '2026-11-01' - n * interval '1 minute'`
/** 22 characters of base58, in which there is no zero. */
const boxId = sql`'Bench' || translate(lpad(n::text, 17, '0'), '0', 'z')`
const uuidOf = (kind: string) => sql`md5(${sql.lit(kind)} || n)::uuid`

const inserts = (hosts: number) => [
  sql`insert into hosts (id, email, first_name, last_name, phone_number, address, password_hash,
      email_verified_at, agreed_to_terms_at, agreed_to_refund_policy_at, created_at, updated_at)
    select ${uuidOf('host')}, 'host' || n || '@example.com',
      (${FIRST_NAMES}::text[])[1 + n * 7919::bigint % ${FIRST_NAMES.length}::int],
      (${LAST_NAMES}::text[])[1 + n / ${FIRST_NAMES.length}::int % ${LAST_NAMES.length}::int],
      (7000000000 + n * 7919::bigint % 3000000000)::text, n || ' MG Road, Kochi',
      '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      ${at}, ${at}, ${at}, ${at}, ${at} from generate_series(1, ${hosts}::int) n`,
  sql`insert into event_boxes (id, host_id, event_type, name, location, event_date, created_at, updated_at)
    select ${boxId}, ${uuidOf('host')}, 'other', 'Griha Pravesh', 'Kochi', '2026-12-01', ${at}, ${at}
    from generate_series(1, ${hosts}::int) n`,
  ...['payment_orders', 'payments', 'contributions'].map((table) => contributions(table, hosts)),
]

const contributionColumns: Record<string, ReturnType<typeof sql>> = {
  payment_orders: sql`(id, event_box_id, guest_name, guest_phone, guest_address, amount_paise, state, key_mode,
      provider_order_id, created_at, updated_at, paid_at)
    select ${uuidOf('order')}, box, 'Joseph Thomas', '9123456780', 'Alappuzha', 52104, 'paid', 'test',
      'order_' || n, ${at}, ${at}, ${at}`,
  payments: sql`(id, payment_order_id, event_box_id, status, amount_paise, currency, provider_created_at, first_seen_at,
      updated_at)
    select 'pay_' || n, ${uuidOf('order')}, box, 'captured', 52104, 'INR', ${at}, ${at}, ${at}`,
  contributions: sql`(event_box_id, payment_order_id, payment_id, guest_name, guest_phone, guest_address,
      amount_paise, fee_paise, paid_at, created_at)
    select box, ${uuidOf('order')}, 'pay_' || n, 'Joseph Thomas', '9123456780', 'Alappuzha', 50100, 2004,
      ${at}, ${at}`,
}

/** Spread over the boxes, so that those of one box lie far apart, as they would. */
const contributions = (
  table: string,
  hosts: number,
) => sql`insert into ${sql.table(table)} ${contributionColumns[table]}
  from generate_series(1, ${hosts * CONTRIBUTIONS_PER_HOST}::int) n, lateral (
    select 'Bench' || translate(lpad((1 + n % ${hosts}::int)::text, 17, '0'), '0', 'z') as box) b`

/** Without the triggers, which work row by row; afterwards the totals are counted once. */
export async function fill(db: Kysely<Database>, hosts: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`set session_replication_role = replica`.execute(connection)
    for (const insert of inserts(hosts)) await insert.execute(connection)
    await sql`insert into platform_totals (shard, users, events) values (64, ${hosts}::int, ${hosts}::int)`.execute(
      connection,
    )
    await sql`set session_replication_role = origin`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
