// Signing in with email and password.
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { TestApp } from '../../test/app.ts'
import { signIn } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, anEmail, CHEAP_HASH, PASSWORD } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

const hashOf = async (app: TestApp, email: string) =>
  (
    await app.services.db
      .selectFrom('hosts')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).password_hash

test.for<[string, unknown, unknown, string]>([
  ['email', '', PASSWORD, authSentences.emailRequired],
  ['email', 'nobody', PASSWORD, authSentences.emailInvalid],
  ['email', null, PASSWORD, authSentences.emailRequired],
  ['password', 'meera@example.com', '', authSentences.passwordRequired],
  ['password', 'meera@example.com', ['x'], authSentences.passwordRequired],
])(
  'a bad %s (%j, %j) is said at its field [account-18]',
  async ([field, email, password, sentence], { app }) => {
    const { status, body } = await signIn(app, email, password)
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [field]: [sentence] })
  },
)

test('the email may be written in capitals', async ({ app }) => {
  const { email } = await aHostWithPassword(app)
  expect((await signIn(app, email.toUpperCase())).status).toBe(200)
})

test('a wrong password and an unknown address are answered alike', async ({ app }) => {
  const { email } = await aHostWithPassword(app)
  const wrong = await signIn(app, email, `${PASSWORD}!`)
  const unknown = await signIn(app, anEmail())
  expect(wrong).toMatchObject({
    status: 401,
    body: { success: false, message: authSentences.credentialsWrong },
  })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

test('a deactivated host is told so with the right password only', async ({ app }) => {
  const { email } = await aHostWithPassword(app, { deactivated_at: app.clock.now })
  expect(await signIn(app, email)).toMatchObject({
    status: 403,
    body: { message: authSentences.accountClosed },
  })
  expect(await signIn(app, email, 'a wrong password')).toMatchObject({
    status: 401,
    body: { message: authSentences.credentialsWrong },
  })
})

test('one of many concurrent first sign-ins is the first [account-19]', async ({ app }) => {
  const { email } = await aHostWithPassword(app)
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(app, email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.filter(({ body }) => body.first_login)).toHaveLength(1)
})

test('a hash of a lower cost is replaced at sign-in, and concurrent sign-ins succeed', async ({ app }) => {
  const { email } = await aHostWithPassword(app, { password_hash: CHEAP_HASH })
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(app, email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await hashOf(app, email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(app, email)).status).toBe(200)
})
