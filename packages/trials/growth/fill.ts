// Fills a database with contributions and what belongs to them: by SQL, the same every time, consistent to the paisa.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { closeBalances } from '../../server/src/books/balances/close-balances.ts'
import type { Database } from '../../server/src/db/tables.ts'
import { showProgress } from '../figures.ts'
import { type Box, REGISTER_BOX } from './boxes.ts'
import { giftTables } from './gift-rows.ts'
import { rareTables } from './rare-rows.ts'

/**
 * Without the triggers and foreign keys, which work row by row; the self-check tells afterwards whether all is consistent.
 * Rows are inserted in the order of time, so that those of one box lie far apart, as they would. `others`: run last.
 */
export async function fill(
  db: Kysely<Database>,
  boxes: readonly Box[],
  others: readonly RawBuilder<unknown>[],
  now: Date,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(connection)
    await run(sql`set statement_timeout = 0`)
    await run(sql`set session_replication_role = replica`)
    await run(sql`select setseed(0.5)`)
    await insertBoxes(connection, boxes)
    await run(givenOf(now))
    const statements = [...hostTables(now), ...giftTables(now), ...rareTables, ...others]
    for (const [index, statement] of statements.entries()) {
      showProgress(`filling in ${boxes.length} boxes: ${index + 1} of ${statements.length}`)
      await run(statement)
    }
    await run(sql`insert into platform_totals (shard, users, events)
      select 64, (select count(*) from hosts where deleted_at is null),
        (select count(*) from event_boxes where deleted_at is null)`)
    await run(sql`set session_replication_role = origin`)
    await run(sql`drop table bench_boxes, given`)
    await run(sql`vacuum analyze`)
    await run(sql`reset statement_timeout`)
  })
  const round = closeBalances(db, 0)
  await round()
  await round()
}

async function insertBoxes(db: Kysely<Database>, boxes: readonly Box[]): Promise<void> {
  await sql`create temp table bench_boxes (n int, id text, host uuid, size int, event_date date, is_over boolean)`.execute(
    db,
  )
  await sql`
    insert into bench_boxes select n, id, md5('host' || host)::uuid, size, event_date, is_over
    from jsonb_to_recordset(${JSON.stringify(boxes.map((box, n) => ({ n, ...box })))}::jsonb)
      as b (n int, id text, host int, size int, "eventDate" date, "isOver" boolean),
      lateral (select "eventDate" as event_date, "isOver" as is_over) named`.execute(db)
}

/** A row for each contribution, in the order of time: within three weeks before the event, or before now. */
const givenOf = (now: Date) => sql`
  create temp table given as
  select row_number() over (order by at) as n, box, host, at, rupees::bigint, is_over,
    -- Of every 2,500 one was refunded, of every 20,000 one was lost in a dispute.
    case when seq % 20000 = 77 then 'dispute' when seq % 2500 = 50 then 'external' end as back
  from (
    select b.id as box, b.host, b.is_over, row_number() over () as seq,
      least(b.event_date + time '12:00', ${now}::timestamptz at time zone 'UTC') at time zone 'UTC'
        - random() * interval '21 days' as at,
      (array[101, 251, 501, 501, 1001, 1100, 2100, 5100])[1 + floor(random() * 8)::int] as rupees
    from bench_boxes b, generate_series(1, b.size)
  ) gifts`

const hostTables = (now: Date) => [
  sql`insert into hosts (id, email, first_name, last_name, phone_number, address, upi_id, password_hash,
      email_verified_at, agreed_to_terms_at, agreed_to_refund_policy_at, created_at, updated_at)
    select distinct on (host) host, 'host-' || n || '@example.com', 'Meera', 'Nair', (7000000000 + n)::text,
      n || ' MG Road, Kochi', 'meera' || n || '@okbank',
      '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      at, at, at, at, at
    from bench_boxes, lateral (select event_date::timestamptz - interval '60 days' as at) times order by host, n`,
  sql`insert into event_boxes (id, host_id, event_type, name, location, event_date, created_at, updated_at, check_at)
    select id, host, 'other', 'Griha Pravesh', 'Kochi', event_date, at, at,
      case when is_over then null else event_date::timestamptz + interval '1 day' end
    from bench_boxes, lateral (select event_date::timestamptz - interval '50 days' as at) times`,
  sql`insert into admins (id, name, email, password_hash, email_verified_at, created_at)
    values (md5('admin')::uuid, 'Kavita Rao', 'kavita@example.com', 'of no password', ${now}, ${now})`,
]

/** Written by the host of one box, half of them in Devanagari. */
export const writtenGifts = (size: number, now: Date) => sql`
  insert into register_entries (id, event_box_id, letter, running, version, kind, amount_paise, giver, village, family, phone,
    given_at, received_at, updated_at)
  select md5('entry' || n)::uuid, ${REGISTER_BOX}::text, 'H', n, 1, 'cash', 110000,
    (array['Ramesh Sharma', 'सुनीता देवी', 'Gopal Agrawal', 'कमला बाई'])[1 + n % 4] || ' ' || n,
    (array['Morena', 'ग्वालियर', 'Bhind'])[1 + n % 3], case when n % 4 = 0 then 'Sharma ' || n % 40 end,
    (9000000000 + n)::text, at, at, at
  from generate_series(1, ${sql.lit(size)}) n, lateral (select ${now}::timestamptz - n * interval '1 minute' as at) times`
