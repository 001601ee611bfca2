// A host reads and changes the profile.
import { failures } from '@lifafa/contract/failures'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { sql } from 'kysely'
import type { TestApp } from '../../test/app.ts'
import { aSignedInHost, call, type SignedInHost } from '../../test/fixtures.ts'
import { hostRow } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, PASSWORD, wait } from '../../test/hosts/accounts.ts'
import { insertHost } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const READ_PROFILE = ['GET', '/settings/user'] as const
const UPDATE_PROFILE = ['PATCH', '/settings/user/update'] as const
const SET_LANGUAGE = ['PATCH', '/settings/user/language'] as const

const test = base.extend('host', ({ app }) => aSignedInHost(app))

const profileForm = (otherwise: object = {}) => ({
  first_name: 'मीरा',
  last_name: 'Nair-Menon',
  email: 'somebody.else@example.com',
  phone_number: '9123456780',
  address: '4 Beach Road\nAlappuzha',
  upi_id: 'me@okbank',
  ...otherwise,
})

const feedOf = (app: TestApp, host: SignedInHost) =>
  app.services.db
    .selectFrom('activities')
    .select(['action', 'event_box_id', 'created_at'])
    .where('host_id', '=', host.row.id)
    .execute()

test.for([READ_PROFILE, UPDATE_PROFILE, SET_LANGUAGE])(
  '%s %s requires a signed-in host, before reading anything [profile-10]',
  async ([method, path], { app }) => {
    for (const body of [undefined, profileForm(), { first_name: '' }])
      expect(await call(app, [method, path], { body })).toMatchObject({
        status: 401,
        body: { success: false, message: failures.notSignedIn.message },
      })
  },
)

test('a host sees their own profile, and nothing else of the account [profile-11]', async ({ host }) => {
  const { id, first_name, last_name, email, phone_number, address } = host.row
  const { status, headers, body } = await host.call(READ_PROFILE)
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
    language: 'en',
    payouts_wait_until: null,
    bank_account: null,
    upi_id_check: null,
    linked_account: null,
  })
})

test('a change is stored and in the feed; email and others stay [profile-12]', async ({ app, host }) => {
  const other = await insertHost(app.services.db)
  wait(app, 1000)
  const { status, body } = await host.call(UPDATE_PROFILE, {
    ...profileForm(),
    id: other.id,
    password_hash: 'of mine',
    deactivated_at: '2026-01-01T00:00:00Z',
  })
  const { email: _, ...changed } = profileForm()
  expect(status).toBe(200)
  expect(body).toEqual({
    ...{ id: host.row.id, email: host.row.email, ...changed, language: 'en', payouts_wait_until: null },
    bank_account: null,
    upi_id_check: expect.objectContaining({ state: 'asking' }),
    linked_account: null,
  })
  const { upi_id_check: __, ...saved } = body
  expect((await host.call(READ_PROFILE)).body).toMatchObject(saved)
  expect(await hostRow(app, host.row.id)).toEqual({
    ...host.row,
    ...changed,
    search_text: expect.stringContaining(changed.phone_number),
    updated_at: app.clock.now,
  })
  expect(await hostRow(app, other.id)).toEqual(other)
  const entry = { event_box_id: '', created_at: app.clock.now }
  expect(await feedOf(app, host)).toEqual([
    { action: 'profile-updated', ...entry },
    { action: 'upi-id-changed', ...entry },
  ])
})

test('a host chooses a language, that of the dashboard and its feed', async ({ app, host }) => {
  await host.call(UPDATE_PROFILE, profileForm({ upi_id: '' }))
  expect(await host.call(SET_LANGUAGE, { language: 'hi' })).toMatchObject({
    status: 200,
    body: { success: true },
  })
  const { body } = await host.call(['GET', '/dashboard/get_dashboard_data'])
  expect(body.language).toBe('hi')
  expect(body.recent_activities).toMatchObject([
    { type: 'profile-updated', description: 'आपकी जानकारी सेव हो गई' },
  ])
  expect((await host.call(SET_LANGUAGE, { language: 'ta' })).status).toBe(400)
  expect(await hostRow(app, host.row.id)).toMatchObject({ language: 'hi' })
})

test('one of many concurrent changes is stored, whole, and each is in the feed', async ({ app, host }) => {
  const forms = ['Asha', 'Ravi', 'Uma', 'Dev'].map((name) =>
    profileForm({ first_name: name, last_name: name, address: `Environment ${name}`, upi_id: null }),
  )
  const answers = await Promise.all(forms.map((one) => host.call(UPDATE_PROFILE, one)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { body } = await host.call(READ_PROFILE)
  expect(answers.map((answer) => answer.body)).toContainEqual(body)
  expect(body).toMatchObject({ last_name: body.first_name, address: `Environment ${body.first_name}` })
  expect(await feedOf(app, host)).toHaveLength(4)
})

test('when the activity cannot be stored, the profile is not changed', async ({ app, host }) => {
  const { db } = app.services
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  expect((await host.call(UPDATE_PROFILE, profileForm())).status).toBe(500)
  await sql`alter table activities drop constraint refuse_all`.execute(db)
  expect(await hostRow(app, host.row.id)).toEqual(host.row)
})

// The profile's fields: what is refused, and what is none.
test.for([[''], [null], [undefined]])('the UPI ID %j is none [profile-13]', async ([upi_id], { app }) => {
  const { id } = await aHostWithPassword(app, { upi_id: 'me@okbank' })
  const body = profileForm({ upi_id, current_password: PASSWORD })
  expect((await call(app, UPDATE_PROFILE, { hostId: id, body })).body.upi_id).toBeNull()
  expect((await hostRow(app, id)).upi_id).toBeNull()
})

test.for<[string, unknown, string]>([
  ['first_name', '  ', authSentences.namesRequired],
  ['last_name', 'www.example.com', textSentences.noLinks('www.example.com')],
  ['phone_number', '987654321', personSentences.phoneNotTenDigits],
  ['address', '', personSentences.addressRequired],
  ['upi_id', 'meera@ok', profileSentences.upiInvalid],
])(
  '%s: %j is refused at its field, and changes nothing [profile-14]',
  async ([field, value, sentence], { app, host }) => {
    expect(await host.call(UPDATE_PROFILE, profileForm({ [field]: value }))).toMatchObject({
      status: 400,
      body: { success: false, message: sentence, errors: { [field]: [sentence] } },
    })
    expect(await hostRow(app, host.row.id)).toEqual(host.row)
    expect(await feedOf(app, host)).toEqual([])
  },
)

test('all invalid fields are named at once', async ({ host }) => {
  const { status, body } = await host.call(UPDATE_PROFILE, {})
  expect(status).toBe(400)
  expect(Object.keys(body.errors).toSorted()).toEqual(['address', 'first_name', 'last_name', 'phone_number'])
})

test.for(['[]', '"x"', '{"first_name":', 'null'])('the body %s is refused', async (body, { app, host }) => {
  const headers = { 'content-type': 'application/json' }
  expect((await host.call(UPDATE_PROFILE, body, { headers })).status).toBe(400)
  expect(await hostRow(app, host.row.id)).toEqual(host.row)
})
