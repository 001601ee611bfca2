// The administrators' list of users: access, totals, order, pages, and searches.
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSignedInAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { insertContribution, insertEventBox, insertHost, type NewRow, SOME_TIME } from '../../test/rows.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof aSignedInAdmin>>
beforeAll(async () => {
  app = await openTestApp()
  admin = await aSignedInAdmin(app)
})
afterAll(() => app.close())

const users = async (query = '') => (await admin.call(['GET', `/admin/users?${query}`])).body.data
const namesFound = async (search: string): Promise<string[]> => {
  const { users: found } = await users(`page_size=100&search=${encodeURIComponent(search)}`)
  return found.map(
    (user: { first_name: string; last_name: string }) => `${user.first_name} ${user.last_name}`,
  )
}
const aHost = (host: Partial<NewRow<'hosts'>>) => insertHost(app.services.db, host)
const minutesLater = (minutes: number) => new Date(SOME_TIME.getTime() + minutes * 60_000)

test.each(['/admin/dashboard/stats', '/admin/users'])('%s is for administrators alone', async (path) => {
  const host = await aHost({})
  expect(await call(app, ['GET', path])).toMatchObject({ status: 401 })
  expect(await call(app, ['GET', path], { hostId: host.id })).toMatchObject({ status: 401 })
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

test('a search may have 254 characters and no more', async () => {
  expect(await namesFound('e'.repeat(254))).toEqual([])
  expect(await admin.call(['GET', `/admin/users?search=${'e'.repeat(255)}`])).toMatchObject({
    status: 400,
    body: { success: false, errors: { search: [textSentences.tooLong(254)] } },
  })
})

test('the totals count users, their undeleted events, and all kept contributions [admin-22]', async () => {
  const { db } = app.services
  const answer = async () => (await admin.call(['GET', '/admin/dashboard/stats/'])).body
  const stats = async () => (await answer()).data
  expect(await answer()).toEqual({
    success: true,
    message: adminUsersSentences.statsRead,
    data: expect.any(Object),
  })
  const before = await stats()
  const host = await aHost({})
  const box = await insertEventBox(db, { host_id: host.id })
  const deleted = await insertEventBox(db, { host_id: host.id, deleted_at: SOME_TIME })
  await insertContribution(db, { event_box_id: box.id, amount_paise: 50_100 })
  await insertContribution(db, { event_box_id: box.id, amount_paise: 50_100, refunded_paise: 50_100 })
  await insertContribution(db, { event_box_id: deleted.id, amount_paise: 2_10_100 })
  expect(await stats()).toEqual({
    total_users: before.total_users + 1,
    total_events: before.total_events + 1,
    total_contributions: before.total_contributions + 501 + 2101,
  })
})

test('a user is listed with the fields of the specification, with events and collection [admin-23]', async () => {
  const { db } = app.services
  const host = await aHost({ upi_id: 'meera@okbank', created_at: minutesLater(10_000) })
  const box = await insertEventBox(db, { host_id: host.id })
  await insertEventBox(db, { host_id: host.id })
  await insertContribution(db, { event_box_id: box.id, amount_paise: 1_10_100 })
  await insertContribution(db)
  expect((await users()).users[0]).toEqual({
    id: host.id,
    email: host.email,
    first_name: 'Meera',
    last_name: 'Nair',
    phone_number: '9876543210',
    address: '12 MG Road, Kochi',
    upi_id: 'meera@okbank',
    is_active: true,
    date_joined: minutesLater(10_000).toISOString(),
    total_events: 2,
    total_collection: 1101,
  })
})

test('a user is active whose e-mail is verified and who is not deactivated [admin-24]', async () => {
  await aHost({ first_name: 'Waiting', email_verified_at: null })
  await aHost({ first_name: 'Shut', deactivated_at: SOME_TIME })
  for (const search of ['waiting', 'shut'])
    expect((await users(`search=${search}`)).users).toEqual([expect.objectContaining({ is_active: false })])
})

describe('pages', () => {
  const pageOf = async (page: number, pageSize = 10) => {
    const { users: rows, pagination } = await users(`search=paged&page=${page}&page_size=${pageSize}`)
    return { last: rows.map((user: { last_name: string }) => Number(user.last_name)), pagination }
  }
  beforeAll(async () => {
    // Some at the same moment, so that the order among them is tested, too.
    for (let i = 1; i <= 25; i++)
      await aHost({ first_name: 'Paged', last_name: String(i), created_at: minutesLater(Math.ceil(i / 2)) })
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

describe('a search', () => {
  beforeAll(async () => {
    await aHost({ first_name: 'Prakash', last_name: 'Rao', email: 'p.rao_1+box@mail.example' })
    await aHost({ first_name: 'प्रकाश', last_name: 'शर्मा', phone_number: '9000012345' })
    await aHost({ first_name: '100% Real', last_name: 'Under_Score' })
    await aHost({ first_name: 'Back\\slash', last_name: 'Zoë' })
    await aHost({ first_name: 'Party', last_name: '🎉 Singh' })
    await aHost({ first_name: 'Anna  Maria', last_name: "D'Souza" })
  })

  test.each([
    ['ash', ['Back\\slash Zoë', 'Prakash Rao']],
    ['Prakash', ['Prakash Rao']],
    ['PRAKASH', ['Prakash Rao']],
    ['prakash rao', ['Prakash Rao']],
    ['  prakash   rao ', ['Prakash Rao']],
    ['rao prakash', []],
    ['काश', ['प्रकाश शर्मा']],
    ['प्रकाश', ['प्रकाश शर्मा']],
    ['प्रकाश शर्मा', ['प्रकाश शर्मा']],
    ['श', ['प्रकाश शर्मा']],
    ['%', ['100% Real Under_Score']],
    ['0% r', ['100% Real Under_Score']],
    ['r_s', ['100% Real Under_Score']],
    ['_', ['100% Real Under_Score', 'Prakash Rao']],
    ['\\', ['Back\\slash Zoë']],
    ['\\s', ['Back\\slash Zoë']],
    ['zoe\u0308', ['Back\\slash Zoë']],
    ['🎉', ['Party 🎉 Singh']],
    ['party 🎉', ['Party 🎉 Singh']],
    ["d'souza", ["Anna  Maria D'Souza"]],
    ['anna maria', ["Anna  Maria D'Souza"]],
    ['000123', ['प्रकाश शर्मा']],
    ['9000012345', ['प्रकाश शर्मा']],
    ['p.rao_1+box', ['Prakash Rao']],
    ['@MAIL.example', ['Prakash Rao']],
    ['rao p.rao', []],
    ['no such name', []],
    ["'; drop table hosts--", []],
  ])('for “%s” finds %j', async (search, names) => {
    expect((await namesFound(search)).sort()).toEqual(names)
  })

  test('a repeated search counts hosts who signed up, changed or were deleted since', async () => {
    const { db } = app.services
    const found = async () => (await users('search=revised')).pagination.total_users
    expect(await found()).toBe(0)
    const { id } = await aHost({ first_name: 'Revised' })
    expect(await found()).toBe(1)
    await db.updateTable('hosts').set({ first_name: 'Other' }).where('id', '=', id).execute()
    expect(await found()).toBe(0)
    await db.updateTable('hosts').set({ email: 'revised@example.com' }).where('id', '=', id).execute()
    expect(await found()).toBe(1)
    expect((await admin.call(['DELETE', `/admin/users/${id}`])).status).toBe(200)
    expect(await found()).toBe(0)
  })

  test('that finds nothing has one page, an empty one [admin-26]', async () => {
    expect(await users('search=nobody-at-all')).toEqual({
      users: [],
      pagination: { total_users: 0, total_pages: 1, current_page: 1, has_next: false, has_previous: false },
    })
  })
})
