// The profile's fields: what is refused, and what is none.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { aSignedInHost, call } from '../../test/fixtures.ts'
import { hostRow } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, PASSWORD } from '../../test/hosts/accounts.ts'
import { feedOf, profileForm, UPDATE_PROFILE } from '../../test/hosts/profile-form.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('host', ({ app }) => aSignedInHost(app))

test.for([[''], [null], [undefined]])('the UPI ID %j is none [profile-13]', async ([upi_id], { app }) => {
  const { id } = await aHostWithPassword(app, { upi_id: 'me@okbank' })
  const body = profileForm({ upi_id, current_password: PASSWORD })
  expect((await call(app, UPDATE_PROFILE, { hostId: id, body })).body.upi_id).toBeNull()
  expect((await hostRow(app, id)).upi_id).toBeNull()
})

test.for<[string, unknown, string]>([
  ['first_name', '  ', authSentences.namesRequired],
  ['first_name', 7, authSentences.namesRequired],
  ['first_name', 'x'.repeat(51), textSentences.tooLong(50)],
  ['last_name', undefined, authSentences.namesRequired],
  ['last_name', 'www.example.com', textSentences.noLinks('www.example.com')],
  ['last_name', 'Na\u202eir', textSentences.noInvisible('Nair')],
  ['phone_number', '', personSentences.phoneRequired],
  ['phone_number', '987654321', personSentences.phoneNotTenDigits],
  ['address', '', personSentences.addressRequired],
  ['address', 'Pu\u0000ne', textSentences.noInvisible('Pune')],
  ['upi_id', 'meera', profileSentences.upiInvalid],
  ['upi_id', 'meera@ok', profileSentences.upiInvalid],
  ['upi_id', '@okbank', profileSentences.upiInvalid],
  ['upi_id', ['meera@okbank'], profileSentences.upiInvalid],
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
