// The platform's figures, and its users a page at a time.
import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { type Window, windowOf } from './rules.ts'

export type PlatformTotals = { users: number; events: number; keptPaise: Paise }

/** Boxes that their hosts deleted are no events any more; what was given stays in the sum, whatever became of box and host. */
export async function platformTotals(db: Kysely<Database>): Promise<PlatformTotals> {
  const { rows } = await sql<PlatformTotals>`select
    (select count(*) from hosts) as users,
    (select count(*) from event_boxes where deleted_at is null) as events,
    (select coalesce(sum(kept_paise), 0)::bigint from contributions) as "keptPaise"`.execute(db)
  return rows[0] ?? { users: 0, events: 0, keptPaise: 0 }
}

const COLUMNS = [
  'id',
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'address',
  'upi_id',
  'email_verified_at',
  'deactivated_at',
  'created_at',
] as const satisfies (keyof Row<'hosts'>)[]

export type ListedUser = Pick<Row<'hosts'>, (typeof COLUMNS)[number]> & { events: number; keptPaise: Paise }

type Asked = { page: number; pageSize: number; search: string }

/** Newest first; `total` of all pages, as of the same moment. An empty `search` finds all. */
export const pageOfUsers = (
  db: Kysely<Database>,
  { page, pageSize, search }: Asked,
): Promise<{ users: ListedUser[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const total = await countUsers(trx, search)
    return { total, users: await listUsers(trx, search, windowOf(total, page, pageSize)) }
  })

/** Plain text is looked for: `%`, `_` and `\` are letters as all others. */
const matches = (search: string): Expression<SqlBool> =>
  sql<boolean>`strpos(lower(regexp_replace(normalize(
    first_name || ' ' || last_name || E'\n' || email || E'\n' || phone_number), ' +', ' ', 'g')), lower(${search})) > 0`

const usersFound = (trx: Transaction<Database>, search: string) =>
  trx.selectFrom('hosts').$if(search !== '', (found) => found.where(matches(search)))

async function countUsers(trx: Transaction<Database>, search: string): Promise<number> {
  const { count } = await usersFound(trx, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const keptOfHost = sql<Paise>`(select coalesce(sum(c.kept_paise), 0)::bigint
  from event_boxes b join contributions c on c.event_box_id = b.id where b.host_id = hosts.id)`
const eventsOfHost = sql<number>`(select count(*) from event_boxes b
  where b.host_id = hosts.id and b.deleted_at is null)`

function listUsers(
  trx: Transaction<Database>,
  search: string,
  { offset, limit, isFromEnd }: Window,
): Promise<ListedUser[]> {
  const direction = isFromEnd ? 'asc' : 'desc'
  // The figures are reckoned for the rows of the page alone.
  const page = usersFound(trx, search)
    .select(COLUMNS)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  return trx
    .selectFrom(page.as('hosts'))
    .selectAll('hosts')
    .select([eventsOfHost.as('events'), keptOfHost.as('keptPaise')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
