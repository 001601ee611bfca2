// Reads the platform's users a page at a time.
import type { UserOrder, UsersShown } from '@lifafa/contract/endpoints/admin/users'
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { gramsOf, isCommon, type Window, windowOf } from '../rules.ts'
import type { CachedCounts } from './cached-counts.ts'
import { allUsers, foldForSearch, type Users, usersWith } from './search.ts'
import { type Counts, readCounts } from './totals.ts'

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

type Asked = {
  page: number
  pageSize: number
  search: string
  order?: UserOrder | undefined
  show?: UsersShown | undefined
}
type PageOfUsers = { users: ListedUser[]; total: number }

/** `total` of all pages, as of the same moment. An empty `search` finds all. */
export const pageOfUsers = (db: Kysely<Database>, counts: CachedCounts, asked: Asked): Promise<PageOfUsers> =>
  inSnapshot(db, async (trx) => {
    const counted = await readCounts(trx)
    if (asked.show === 'inactive') return pageOfInactive(trx, asked)
    if (asked.search !== '') return pageOfFound(trx, counts, asked, counted)
    const window = windowOf(counted.users, asked.page, asked.pageSize)
    return { total: counted.users, users: await listUsers(trx, allUsers(trx), asked.order, window) }
  })

async function pageOfFound(
  trx: Transaction<Database>,
  counts: CachedCounts,
  { page, pageSize, search, order }: Asked,
  { users: all, hostsRevision }: Counts,
): Promise<PageOfUsers> {
  const folded = await foldForSearch(trx, search)
  const grams = gramsOf(folded)
  const total = await counts.of(folded, hostsRevision, () => countUsers(usersWith(trx, folded, grams)))
  const window = windowOf(total, page, pageSize)
  const found = usersWith(trx, folded, isCommon(total, all, window) ? [] : grams)
  return { total, users: await listUsers(trx, found, order, window) }
}

/** Few: counted each time. */
async function pageOfInactive(
  trx: Transaction<Database>,
  { page, pageSize, search, order }: Asked,
): Promise<PageOfUsers> {
  const folded = await foldForSearch(trx, search)
  const found = usersWith(trx, folded, gramsOf(folded)).where(
    sql<SqlBool>`(email_verified_at is null or deactivated_at is not null)`,
  )
  const total = await countUsers(found)
  return { total, users: await listUsers(trx, found, order, windowOf(total, page, pageSize)) }
}

async function countUsers(users: Users): Promise<number> {
  const { count } = await users
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const eventsOfHost = sql<number>`(select count(*) from event_boxes b
  where b.host_id = hosts.id and b.deleted_at is null)`

const collected = sql<Paise>`coalesce((select sum(c.kept_paise) from event_boxes b
  join contributions c on c.event_box_id = b.id where b.host_id = hosts.id), 0)`

async function listUsers(
  trx: Transaction<Database>,
  users: Users,
  order: UserOrder | undefined,
  { offset, limit, isFromEnd }: Window,
): Promise<ListedUser[]> {
  if (limit === 0) return []
  const direction = isFromEnd ? 'asc' : 'desc'
  // Only ids are read from the index, however far the page; the totals are calculated for its rows alone.
  const page = users
    .select('id')
    .$if(order === 'collection', (each) => each.orderBy(collected, direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const listed = await trx
    .selectFrom('hosts')
    .select(COLUMNS)
    .select(eventsOfHost.as('events'))
    .where('id', 'in', page)
    .$if(order === 'collection', (each) => each.orderBy(collected, 'desc'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const kept = await keptByHost(
    trx,
    listed.map(({ id }) => id),
  )
  return listed.map((user) => ({ ...user, keptPaise: kept.get(user.id) ?? 0 }))
}

async function keptByHost(
  trx: Transaction<Database>,
  hostIds: readonly string[],
): Promise<Map<string, Paise>> {
  const { rows } = await sql<{ host: string; paise: Paise }>`
    select b.host_id as host, sum(c.kept_paise)::bigint as paise
    from event_boxes b join contributions c on c.event_box_id = b.id
    where b.host_id = any(${hostIds}::uuid[]) group by 1`.execute(trx)
  return new Map(rows.map(({ host, paise }) => [host, paise]))
}
