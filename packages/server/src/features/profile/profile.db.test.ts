// A host reads and changes the profile.
import { failures } from '@lifafa/contract/failures'
import { sql } from 'kysely'
import { aSignedInHost, call } from '../../test/fixtures.ts'
import { hostRow } from '../../test/hosts/account-calls.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { feedOf, profileForm, READ_PROFILE, UPDATE_PROFILE } from '../../test/hosts/profile-form.ts'
import { insertHost } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('host', ({ app }) => aSignedInHost(app))

test.for([READ_PROFILE, UPDATE_PROFILE])(
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
    payouts_wait_until: null,
    upi_id_check: null,
    linked_account: null,
  })
})

test('a change is answered, stored and in the feed; email, password and other hosts stay [profile-12]', async ({
  app,
  host,
}) => {
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
    ...{ id: host.row.id, email: host.row.email, ...changed, payouts_wait_until: null },
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
