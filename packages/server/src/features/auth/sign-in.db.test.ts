// Signing in with e-mail and password.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../../test/account-calls.ts'
import { aHostWithPassword, anEmail, CHEAP_HASH, PASSWORD } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const hashOf = async (email: string) =>
  (
    await test.services.db
      .selectFrom('hosts')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).password_hash

it.each([
  ['email', '', PASSWORD, authSentences.emailRequired],
  ['email', 'nobody', PASSWORD, authSentences.emailInvalid],
  ['email', null, PASSWORD, authSentences.emailRequired],
  ['password', 'meera@example.com', '', authSentences.passwordRequired],
  ['password', 'meera@example.com', ['x'], authSentences.passwordRequired],
])('a bad %s (%j, %j) is said at its field [account-18]', async (field, email, password, sentence) => {
  const { status, body } = await signIn(test, email, password)
  expect(status).toBe(400)
  expect(body.errors).toEqual({ [field]: [sentence] })
})

it('the e-mail may be written in capitals', async () => {
  const { email } = await aHostWithPassword(test)
  expect((await signIn(test, email.toUpperCase())).status).toBe(200)
})

it('a wrong password and an unknown address are answered alike', async () => {
  const { email } = await aHostWithPassword(test)
  const wrong = await signIn(test, email, `${PASSWORD}!`)
  const unknown = await signIn(test, anEmail())
  expect(wrong).toMatchObject({
    status: 401,
    body: { success: false, message: authSentences.credentialsWrong },
  })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

it('a deactivated host is told so with the right password only', async () => {
  const { email } = await aHostWithPassword(test, { deactivated_at: test.clock.now })
  expect(await signIn(test, email)).toMatchObject({
    status: 403,
    body: { message: authSentences.accountClosed },
  })
  expect(await signIn(test, email, 'a wrong password')).toMatchObject({
    status: 401,
    body: { message: authSentences.credentialsWrong },
  })
})

it('of many concurrent first sign-ins one is the first [account-19]', async () => {
  const { email } = await aHostWithPassword(test)
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(test, email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.filter(({ body }) => body.first_login)).toHaveLength(1)
})

it('a hash of a lower cost is replaced at sign-in, and concurrent sign-ins succeed', async () => {
  const { email } = await aHostWithPassword(test, { password_hash: CHEAP_HASH })
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(test, email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await hashOf(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(test, email)).status).toBe(200)
})
