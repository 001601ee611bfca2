// A host's profile through the API: access, what may be changed, and what may not.
import { failures } from '@lifafa/contract/failures'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aHostWithPassword, PASSWORD, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aSignedInHost, call, type SignedInHost } from '../../test/fixtures.ts'
import { insertHost } from '../../test/rows.ts'

let app: TestApp
let host: SignedInHost
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  host = await aSignedInHost(app)
})
afterAll(() => app.close())

const READ = ['GET', '/settings/user'] as const
const UPDATE = ['PATCH', '/settings/user/update'] as const
const form = (otherwise: object = {}) => ({
  first_name: 'मीरा',
  last_name: 'Nair-Menon',
  email: 'somebody.else@example.com',
  phone_number: '9123456780',
  address: '4 Beach Road\nAlappuzha',
  upi_id: 'me@okbank',
  ...otherwise,
})
const rowOf = (id: string) =>
  app.services.db.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const feed = () =>
  app.services.db
    .selectFrom('activities')
    .select(['action', 'event_box_id', 'created_at'])
    .where('host_id', '=', host.row.id)
    .execute()

test.each([READ, UPDATE])(
  '%s %s requires a signed-in host, before reading anything [profile-10]',
  async (method, path) => {
    for (const body of [undefined, form(), { first_name: '' }])
      expect(await call(app, [method, path], { body })).toMatchObject({
        status: 401,
        body: { success: false, message: failures.notSignedIn.message },
      })
  },
)

test('a host sees their own profile, and nothing else of the account [profile-11]', async () => {
  const { id, first_name, last_name, email, phone_number, address } = host.row
  const { status, headers, body } = await host.call(READ)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toEqual({
    id,
    first_name,
    last_name,
    email,
    phone_number,
    address,
    upi_id: null,
    payouts_wait_until: null,
  })
})

test('a change is answered, stored and in the feed; e-mail, password and other hosts stay [profile-12]', async () => {
  const other = await insertHost(app.services.db)
  wait(app, 1000)
  const { status, body } = await host.call(UPDATE, {
    ...form(),
    id: other.id,
    password_hash: 'of mine',
    deactivated_at: '2026-01-01T00:00:00Z',
  })
  const { email: _, ...changed } = form()
  expect(status).toBe(200)
  expect(body).toEqual({ id: host.row.id, email: host.row.email, ...changed, payouts_wait_until: null })
  expect((await host.call(READ)).body).toEqual(body)
  expect(await rowOf(host.row.id)).toEqual({
    ...host.row,
    ...changed,
    search_text: expect.stringContaining(changed.phone_number),
    updated_at: app.clock.now,
  })
  expect(await rowOf(other.id)).toEqual(other)
  const entry = { event_box_id: null, created_at: app.clock.now }
  expect(await feed()).toEqual([
    { action: 'profile-updated', ...entry },
    { action: 'upi-id-changed', ...entry },
  ])
})

test.each([[''], [null], [undefined]])('the UPI id %j is none [profile-13]', async (upi_id) => {
  const { id } = await aHostWithPassword(app, { upi_id: 'me@okbank' })
  const body = form({ upi_id, current_password: PASSWORD })
  expect((await call(app, UPDATE, { hostId: id, body })).body.upi_id).toBeNull()
  expect((await rowOf(id)).upi_id).toBeNull()
})

test.each<[string, unknown, string]>([
  ['first_name', '  ', authSentences.namesRequired],
  ['first_name', 7, authSentences.namesRequired],
  ['first_name', 'x'.repeat(51), textSentences.tooLong(50)],
  ['last_name', undefined, authSentences.namesRequired],
  ['last_name', 'www.example.com', textSentences.noLinks],
  ['last_name', 'Na\u202eir', textSentences.noInvisible],
  ['phone_number', '', personSentences.phoneRequired],
  ['phone_number', '987654321', personSentences.phoneNotTenDigits],
  ['address', '', personSentences.addressRequired],
  ['address', '\u0000', textSentences.noInvisible],
  ['upi_id', 'meera', profileSentences.upiInvalid],
  ['upi_id', 'meera@ok', profileSentences.upiInvalid],
  ['upi_id', '@okbank', profileSentences.upiInvalid],
  ['upi_id', ['meera@okbank'], profileSentences.upiInvalid],
])('%s: %j is refused at its field, and changes nothing [profile-14]', async (field, value, sentence) => {
  expect(await host.call(UPDATE, form({ [field]: value }))).toMatchObject({
    status: 400,
    body: { success: false, message: sentence, errors: { [field]: [sentence] } },
  })
  expect(await rowOf(host.row.id)).toEqual(host.row)
  expect(await feed()).toEqual([])
})

test('all invalid fields are named at once', async () => {
  const { status, body } = await host.call(UPDATE, {})
  expect(status).toBe(400)
  expect(Object.keys(body.errors).toSorted()).toEqual(['address', 'first_name', 'last_name', 'phone_number'])
})

test.each(['[]', '"x"', '{"first_name":', 'null'])('the body %s is refused', async (body) => {
  const headers = { 'content-type': 'application/json' }
  expect((await host.call(UPDATE, body, { headers })).status).toBe(400)
  expect(await rowOf(host.row.id)).toEqual(host.row)
})

test('of many concurrent changes one is stored, whole, and each is in the feed', async () => {
  const forms = ['Asha', 'Ravi', 'Uma', 'Dev'].map((name) =>
    form({ first_name: name, last_name: name, address: `Environment ${name}`, upi_id: null }),
  )
  const answers = await Promise.all(forms.map((one) => host.call(UPDATE, one)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { body } = await host.call(READ)
  expect(answers.map((answer) => answer.body)).toContainEqual(body)
  expect(body).toMatchObject({ last_name: body.first_name, address: `Environment ${body.first_name}` })
  expect(await feed()).toHaveLength(4)
})

test('when the activity cannot be stored, the profile is not changed', async () => {
  const { db } = app.services
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  expect((await host.call(UPDATE, form())).status).toBe(500)
  await sql`alter table activities drop constraint refuse_all`.execute(db)
  expect(await rowOf(host.row.id)).toEqual(host.row)
})
