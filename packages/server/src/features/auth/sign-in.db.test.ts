// Signing in with e-mail and password.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHostWithPassword, anEmail, CHEAP_HASH, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000
const signIn = (email: unknown, password: unknown = PASSWORD) => post(test, '/login', { email, password })
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
])('a bad %s (%j, %j) is said at its field', async (field, email, password, sentence) => {
  const { status, body } = await signIn(email, password)
  expect(status).toBe(400)
  expect(body.errors).toEqual({ [field]: [sentence] })
})

it('the e-mail may be written in capitals', async () => {
  const { email } = await aHostWithPassword(test)
  expect((await signIn(email.toUpperCase())).status).toBe(200)
})

it('a wrong password and an unknown address are answered alike', async () => {
  const { email } = await aHostWithPassword(test)
  const wrong = await signIn(email, `${PASSWORD}!`)
  const unknown = await signIn(anEmail())
  expect(wrong).toMatchObject({
    status: 401,
    body: { success: false, message: authSentences.credentialsWrong },
  })
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

it('a host who was shut out is told no more than a stranger', async () => {
  const { email } = await aHostWithPassword(test, { deactivated_at: test.clock.now })
  expect(await signIn(email)).toMatchObject({
    status: 401,
    body: { message: authSentences.credentialsWrong },
  })
})

describe('before the address is verified', () => {
  it('the right password is answered with 403, and a new code is mailed', async () => {
    const { email } = await aHostWithPassword(test, { email_verified_at: null })
    expect(await signIn(email)).toMatchObject({ status: 403, body: { message: authSentences.notVerified } })
    const code = await test.mailedCode(email)
    expect((await post(test, '/verify-otp', { email, otp_code: code })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  it('a second one within a minute gets the same answer and no second letter', async () => {
    const { email } = await aHostWithPassword(test, { email_verified_at: null })
    await signIn(email)
    await test.mailedCode(email)
    expect((await signIn(email)).status).toBe(403)
    wait(test, MINUTE)
    await signIn(email)
    await test.mailedCode(email, 1)
    expect((await test.letters()).filter(({ to }) => to === email)).toHaveLength(2)
  })
})

it('of many first sign-ins at once, one is the first', async () => {
  const { email } = await aHostWithPassword(test)
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.filter(({ body }) => body.first_login)).toHaveLength(1)
})

it('a hash of a lower cost is made anew at sign-in, and everyone who signs in meanwhile gets in', async () => {
  const { email } = await aHostWithPassword(test, { password_hash: CHEAP_HASH })
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await hashOf(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(email)).status).toBe(200)
})

describe('guessing', () => {
  it('ten tries a quarter of an hour for one account, from wherever they come', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) expect((await signIn(email, 'a wrong one')).status).toBe(401)
    const refused = await post(
      test,
      '/login',
      { email, password: PASSWORD },
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
    )
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // Written otherwise it is the same account, and another account is not touched.
    expect((await signIn(` ${email.toUpperCase()}`)).status).toBe(429)
    expect((await signIn((await aHostWithPassword(test)).email)).status).toBe(200)
  })
})
