// Reads the platform's users a page at a time.
import type { UserOrder, UsersShown } from '@lifafa/contract/endpoints/admin/users'
import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { isCommon, type Window, windowOf } from '../rules.ts'
import { searchFor, type Users, usersWith } from './search.ts'
import { readCounts } from './totals.ts'

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
  now: Date
}
type PageOfUsers = { users: ListedUser[]; total: number }

/** Answers of searches are kept: paging through one reads it once. `rankings`: ids of hosts by what they collected. */
export const userCaches = () => ({
  counts: new LRUCache<string, number>({ max: 1000 }),
  rankings: new LRUCache<string, string[]>({ max: 5 }),
})

/** To rank hosts is to sum all contributions: it is done once in so long, or after a change of the hosts. */
const RANKED_FOR_MS = 10 * 60 * 1000

/** `total` of all pages, as of the same moment. An empty `search` finds all. */
export const pageOfUsers = (
  db: Kysely<Database>,
  { counts, rankings }: ReturnType<typeof userCaches>,
  { page, pageSize, search: text, order, show, now }: Asked,
): Promise<PageOfUsers> =>
  inSnapshot(db, async (trx) => {
    const { users: all, hostsRevision } = await readCounts(trx)
    const search = await searchFor(trx, text)
    const isInactive = show === 'inactive'
    const found = isInactive ? inactive(usersWith(trx, search)) : usersWith(trx, search)
    if (order === 'collection') {
      const revision = `${hostsRevision} ${Math.floor(now.getTime() / RANKED_FOR_MS)}`
      const rank = () => rankedIds(trx, found)
      const ids = await (isInactive ? rank() : cached(rankings, `${revision} ${text}`, rank))
      const listed = await listUsers(trx, ids.slice((page - 1) * pageSize, page * pageSize))
      return { total: ids.length, users: listed.sort((one, other) => other.keptPaise - one.keptPaise) }
    }
    // Inactive users are few: they are counted each time.
    const total = isInactive
      ? await countUsers(found)
      : text === ''
        ? all
        : await cached(counts, `${hostsRevision} ${text}`, () => countUsers(found))
    const window = windowOf(total, page, pageSize)
    const walked = !isInactive && isCommon(total, all, window) ? usersWith(trx, search, false) : found
    return { total, users: await listUsers(trx, await idsOfPage(walked, window)) }
  })

/** `key` begins with the revision of the hosts, which is of the same moment as the result of `read`. */
async function cached<Known extends number | string[]>(
  cache: LRUCache<string, Known>,
  key: string,
  read: () => Promise<Known>,
): Promise<Known> {
  const known = cache.get(key) ?? (await read())
  cache.set(key, known)
  return known
}

const inactive = (users: Users): Users =>
  users.where(sql<SqlBool>`(email_verified_at is null or deactivated_at is not null)`)

async function countUsers(users: Users): Promise<number> {
  const { count } = await users
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const eventsOfHost = sql<number>`(select count(*) from event_boxes b
  where b.host_id = hosts.id and b.deleted_at is null)`

/** The largest collection first, then the newest. */
async function rankedIds(trx: Transaction<Database>, users: Users): Promise<string[]> {
  const found = await users.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  const ids = found.map(({ id }) => id)
  const kept = await keptByHost(trx, ids)
  return ids.sort((one, other) => (kept.get(other) ?? 0) - (kept.get(one) ?? 0))
}

/** Newest first. Only ids are read from the index, however far the page. */
async function idsOfPage(users: Users, { offset, limit, isFromEnd }: Window): Promise<string[]> {
  if (limit === 0) return []
  const direction = isFromEnd ? 'asc' : 'desc'
  const rows = await users
    .select('id')
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  const ids = rows.map(({ id }) => id)
  return isFromEnd ? ids.reverse() : ids
}

/** In the order of `ids`; totals are calculated for these alone. */
async function listUsers(trx: Transaction<Database>, ids: readonly string[]): Promise<ListedUser[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('hosts')
    .select(COLUMNS)
    .select(eventsOfHost.as('events'))
    .where('id', 'in', ids)
    .execute()
  const kept = await keptByHost(trx, ids)
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows
    .map((user) => ({ ...user, keptPaise: kept.get(user.id) ?? 0 }))
    .sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
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
