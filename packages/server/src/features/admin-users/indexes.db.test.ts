// The administrators' list and searches use indexes, so that they stay fast with many hosts (decision 14).
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/test-database.ts'
import { allUsers, searchFor, usersWith } from './reads/search.ts'

const HOSTS = 3000

const database = testDatabase()

beforeAll(async () => {
  await sql`insert into hosts (email, first_name, last_name, phone_number, address, password_hash,
      agreed_to_terms_at, agreed_to_refund_policy_at, created_at, updated_at)
    select 'host' || i || '@example.com', case when i % 100 = 0 then 'Prakash' else 'Meera' end, 'Nair',
      (9000000000 + i)::text, 'Kochi', 'of no password', at, at, at, at
    from generate_series(1, ${HOSTS}::int) i, lateral (select now() - i * interval '1 minute') t (at)`.execute(
    database.db,
  )
  await sql`analyze hosts`.execute(database.db)
})

const planOf = async (query: { explain(format: 'text'): Promise<unknown[]> }): Promise<string> =>
  JSON.stringify(await query.explain('text'))

test.each(['asc', 'desc'] as const)('a page of the list uses the index of sign-up times, %s', async (way) => {
  const page = allUsers(database.db).select('id').orderBy('created_at', way).orderBy('id', way).limit(10)
  const plan = await planOf(page)
  expect(plan).toContain('hosts_newest')
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})

test.each(['prakash', 'ash', '00077', 'host99@', 'प्रकाश'])(
  'a search for “%s” uses the trigram index',
  async (search) => {
    const plan = await planOf(usersWith(database.db, await searchFor(database.db, search)).select('id'))
    expect(plan).toContain('hosts_searched')
    expect(plan).not.toContain('Seq Scan')
  },
)

test('a page of a frequent search is found by walking the list', async () => {
  const page = usersWith(database.db, await searchFor(database.db, 'nair'), false)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  expect(await planOf(page.limit(10))).toContain('hosts_newest')
})
