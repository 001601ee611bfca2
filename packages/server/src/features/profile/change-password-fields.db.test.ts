// The fields of a change of password: what is refused, and which passwords may be chosen.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { hostRow, signIn } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, PASSWORD } from '../../test/hosts/accounts.ts'
import {
  changePassword,
  feedOf,
  passwordForm,
  refresh,
  sessionOf,
} from '../../test/hosts/password-changes.ts'
import { expect, test } from '../../test/test.ts'

test.for<[string, unknown, string]>([
  ['current_password', undefined, profileSentences.currentPasswordRequired],
  ['current_password', '', profileSentences.currentPasswordRequired],
  ['current_password', 'x'.repeat(129), authSentences.passwordTooLong],
  ['current_password', `${PASSWORD} `, profileSentences.currentPasswordWrong],
  ['current_password', PASSWORD.toUpperCase(), profileSentences.currentPasswordWrong],
  ['new_password', undefined, authSentences.passwordRequired],
  ['new_password', '', authSentences.passwordRequired],
  ['new_password', ['a', 'list'], authSentences.passwordRequired],
  ['new_password', 'seven77', authSentences.passwordTooShort],
  ['new_password', 'y'.repeat(129), authSentences.passwordTooLong],
  ['new_password', 'Krishna@123', authSentences.passwordTooCommon],
])(
  '%s: %j is refused at its field; nothing changes, and no session ends',
  async ([field, value, sentence], { app }) => {
    const host = await aHostWithPassword(app)
    const [asking, other] = [await sessionOf(app, host), await sessionOf(app, host)]
    const before = await hostRow(app, host.id)
    expect(await changePassword(app, asking, passwordForm({ [field]: value }))).toMatchObject({
      status: 400,
      body: { success: false, message: sentence, errors: { [field]: [sentence] } },
    })
    expect(await hostRow(app, host.id)).toEqual(before)
    expect(await feedOf(app, host)).toEqual([])
    for (const session of [asking, other]) expect((await refresh(app, session)).status).toBe(200)
  },
)

test.for<[string, string]>([
  ['8 characters', 'q7#Lz!vk'],
  ['128 characters', 'लिफ़ाफ़ा '.repeat(16).slice(0, 128)],
])('a password of %s is kept to the byte', async ([_what, password], { app }) => {
  const host = await aHostWithPassword(app)
  expect(
    (await changePassword(app, await sessionOf(app, host), passwordForm({ new_password: password }))).status,
  ).toBe(200)
  expect((await signIn(app, host.email, password)).status).toBe(200)
  expect((await signIn(app, host.email, password.slice(0, -1))).status).toBe(401)
})
