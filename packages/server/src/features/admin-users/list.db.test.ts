// The administrators' list of users: its fields, its order and its pages.
import { beforeAll, describe, expect, test } from 'vitest'
import { aSignedInAdmin, type SignedInAdmin } from '../../test/administrators/admins.ts'
import { aHost, minutesLater, users } from '../../test/administrators/listed-users.ts'
import { insertContribution, insertEventBox, SOME_TIME } from '../../test/rows.ts'
import { testApp } from '../../test/test-app.ts'

const app = testApp()
let admin: SignedInAdmin
beforeAll(async () => {
  admin = await aSignedInAdmin(app)
})

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1000001', 'page_size=0', 'page_size=101'])(
  'a list of users is refused for %s',
  async (query) => {
    expect(await admin.call(['GET', `/admin/users?${query}`])).toMatchObject({
      status: 400,
      body: { success: false },
    })
  },
)

const nameOf = ({ first_name }: { first_name: string }) => first_name

test('a user is listed with the fields of the specification, with events and collection [admin-23]', async () => {
  const { db } = app.services
  const host = await aHost(app, { upi_id: 'meera@okbank', created_at: minutesLater(10_000) })
  const box = await insertEventBox(db, { host_id: host.id })
  await insertEventBox(db, { host_id: host.id })
  await insertContribution(db, { event_box_id: box.id, amount_paise: 1_10_100 })
  await insertContribution(db)
  expect((await users(admin)).users[0]).toEqual({
    id: host.id,
    email: host.email,
    first_name: 'Meera',
    last_name: 'Nair',
    phone_number: '9876543210',
    address: '12 MG Road, Kochi',
    upi_id: 'meera@okbank',
    is_active: true,
    is_verified: true,
    date_joined: minutesLater(10_000).toISOString(),
    total_events: 2,
    total_collection: 1101,
  })
})

test('a user is active whose email is verified and who is not deactivated [admin-24]', async () => {
  await aHost(app, { first_name: 'Waiting', email_verified_at: null })
  await aHost(app, { first_name: 'Shut', deactivated_at: SOME_TIME })
  for (const search of ['waiting', 'shut'])
    expect((await users(admin, `search=${search}`)).users).toEqual([
      expect.objectContaining({ is_active: false, is_verified: search === 'shut' }),
    ])
  expect((await users(admin, 'show=inactive')).users.map(nameOf).sort()).toEqual(['Shut', 'Waiting'])
  expect(await users(admin, 'show=inactive&search=wait')).toMatchObject({
    users: [{ first_name: 'Waiting' }],
    pagination: { total_users: 1 },
  })
})

test('users are listed by their collection, largest first, from either end', async () => {
  const { db } = app.services
  for (const [first_name, rupees] of [
    ['Laghu', 101],
    ['Bada', 5_001],
    ['Madhyam', 1_101],
  ] as const) {
    const { id: host_id } = await aHost(app, { first_name, last_name: 'Sortwala' })
    const box = await insertEventBox(db, { host_id })
    await insertContribution(db, { event_box_id: box.id, amount_paise: rupees * 100 })
  }
  await aHost(app, { first_name: 'Shunya', last_name: 'Sortwala' })
  const page = async (number: number) =>
    (await users(admin, `order=collection&search=sortwala&page_size=2&page=${number}`)).users.map(nameOf)
  expect([await page(1), await page(2)]).toEqual([
    ['Bada', 'Madhyam'],
    ['Laghu', 'Shunya'],
  ])
})

test('the order by collection may be ten minutes old; collections are those of now', async () => {
  const { db } = app.services
  const giveTo = async (first_name: string, rupees: number) => {
    const { id: host_id } = await db
      .selectFrom('hosts')
      .select('id')
      .where('first_name', '=', first_name)
      .executeTakeFirstOrThrow()
    const box = await insertEventBox(db, { host_id })
    await insertContribution(db, { event_box_id: box.id, amount_paise: rupees * 100 })
  }
  for (const first_name of ['Pehla', 'Doosra']) await aHost(app, { first_name, last_name: 'Rankwala' })
  await giveTo('Pehla', 501)
  await giveTo('Doosra', 101)
  const ranked = async () => {
    const { users: rows } = await users(admin, 'order=collection&search=rankwala&page_size=1')
    return rows.map((user: { first_name: string; total_collection: number }) => [
      user.first_name,
      user.total_collection,
    ])
  }
  expect(await ranked()).toEqual([['Pehla', 501]])
  await giveTo('Doosra', 1_101)
  await giveTo('Pehla', 1)
  expect(await ranked()).toEqual([['Pehla', 502]])
  app.clock.now = new Date(app.clock.now.getTime() + 10 * 60_000)
  expect(await ranked()).toEqual([['Doosra', 1_202]])
})

describe('pages', () => {
  const pageOf = async (page: number, pageSize = 10) => {
    const { users: rows, pagination } = await users(admin, `search=paged&page=${page}&page_size=${pageSize}`)
    return { last: rows.map((user: { last_name: string }) => Number(user.last_name)), pagination }
  }
  beforeAll(async () => {
    // Some at the same moment, so that the order among them is tested, too.
    for (let i = 1; i <= 25; i++)
      await aHost(app, {
        first_name: 'Paged',
        last_name: String(i),
        created_at: minutesLater(Math.ceil(i / 2)),
      })
  })

  test('the newest come first, ten a page, and the last page has the rest [admin-25]', async () => {
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3)]
    const all = pages.flatMap(({ last }) => last)
    expect(pages.map(({ last }) => last.length)).toEqual([10, 10, 5])
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
    expect(all.map((number) => Math.ceil(number / 2))).toEqual(
      Array.from({ length: 25 }, (_, i) => 13 - Math.floor((i + 1) / 2)),
    )
    expect(pages.map(({ pagination }) => pagination)).toEqual([
      { total_users: 25, total_pages: 3, current_page: 1, has_next: true, has_previous: false },
      { total_users: 25, total_pages: 3, current_page: 2, has_next: true, has_previous: true },
      { total_users: 25, total_pages: 3, current_page: 3, has_next: false, has_previous: true },
    ])
  })

  test('any page size gives the same list', async () => {
    const whole = (await pageOf(1, 100)).last
    for (const size of [1, 4, 24, 25]) {
      const pages = []
      for (let page = 1; page <= Math.ceil(25 / size); page++) pages.push(...(await pageOf(page, size)).last)
      expect(pages).toEqual(whole)
    }
  })

  test('a page beyond the last is empty, and links to the one before', async () => {
    expect(await pageOf(4)).toEqual({
      last: [],
      pagination: { total_users: 25, total_pages: 3, current_page: 4, has_next: false, has_previous: true },
    })
  })
})
