// Signing in with e-mail and password.
import { CODE_TRIES } from '@lifafa/contract/limits'
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
const lastAskedAt = async (email: string) =>
  (
    await test.services.db
      .selectFrom('codes')
      .select('requested_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).requested_at

it.each([
  ['email', '', PASSWORD, authSentences.emailRequired],
  ['email', 'nobody', PASSWORD, authSentences.emailInvalid],
  ['email', null, PASSWORD, authSentences.emailRequired],
  ['password', 'meera@example.com', '', authSentences.passwordRequired],
  ['password', 'meera@example.com', ['x'], authSentences.passwordRequired],
])('a bad %s (%j, %j) is said at its field [account-18]', async (field, email, password, sentence) => {
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

it('a deactivated host is told so with the right password only', async () => {
  const { email } = await aHostWithPassword(test, { deactivated_at: test.clock.now })
  expect(await signIn(email)).toMatchObject({ status: 403, body: { message: authSentences.accountClosed } })
  expect(await signIn(email, 'a wrong password')).toMatchObject({
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

  it('a code that is still valid stays: one email, until it has expired or has no attempts left', async () => {
    const { email } = await aHostWithPassword(test, { email_verified_at: null })
    await signIn(email)
    const code = await test.mailedCode(email)
    const askedAt = await lastAskedAt(email)
    wait(test, 10 * MINUTE - 1)
    expect((await signIn(email)).status).toBe(403)
    expect(await lastAskedAt(email)).toEqual(askedAt)
    wait(test, 1)
    await signIn(email)
    const second = await test.mailedCode(email, 1)
    wait(test, MINUTE)
    const wrong = ['000000', '111111', '222222'].find((guess) => guess !== code && guess !== second)
    for (let tries = 0; tries < CODE_TRIES; tries++)
      await post(test, '/verify-otp', { email, otp_code: wrong })
    await signIn(email)
    expect(
      (await post(test, '/verify-otp', { email, otp_code: await test.mailedCode(email, 2) })).status,
    ).toBe(200)
  })
})

it('of many concurrent first sign-ins one is the first [account-19]', async () => {
  const { email } = await aHostWithPassword(test)
  const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.filter(({ body }) => body.first_login)).toHaveLength(1)
})

it('a hash of a lower cost is replaced at sign-in, and concurrent sign-ins succeed', async () => {
  const { email } = await aHostWithPassword(test, { password_hash: CHEAP_HASH })
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await hashOf(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(email)).status).toBe(200)
})

describe('guessing', () => {
  const guess = (email: string, from: string, password = 'a wrong one') =>
    post(test, '/login', { email, password }, { remoteAddress: from })

  it('after ten wrong passwords a network waits a minute, two, four …', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) expect((await guess(email, '192.0.2.1')).status).toBe(401)
    for (const minutes of [1, 2, 4]) {
      expect(await guess(email, '192.0.2.1', PASSWORD)).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(minutes * 60) },
      })
      wait(test, minutes * MINUTE)
      expect((await guess(email, '192.0.2.1')).status).toBe(401)
    }
  })

  it('an address in another spelling, or a made-up X-Forwarded-For, does not avoid the wait', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) await guess(email, '192.0.2.2')
    expect((await guess(` ${email.toUpperCase()}`, '192.0.2.2')).status).toBe(429)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const forged = await post(
      test,
      '/login',
      { email, password: PASSWORD },
      { remoteAddress: '192.0.2.2', headers },
    )
    expect(forged.status).toBe(429)
  })

  it('nor does another address of the same IPv6 household; a neighbour is not affected', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) await guess(email, `2001:db8:0:1::${tries}`)
    expect((await guess(email, '2001:db8:0:1:ffff::1', PASSWORD)).status).toBe(429)
    expect((await guess(email, '2001:db8:0:2::1', PASSWORD)).status).toBe(200)
  })

  it('a hundred concurrent attempts count as no more than ten', async () => {
    const { email } = await aHostWithPassword(test)
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email, '192.0.2.3')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it('another network’s wrong passwords do not lock the owner out, nor any other account', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 15; tries++) await guess(email, '192.0.2.4')
    expect((await guess(email, '192.0.2.4')).status).toBe(429)
    expect((await signIn(email)).status).toBe(200)
    const other = await aHostWithPassword(test)
    expect((await guess(other.email, '192.0.2.4', PASSWORD)).status).toBe(200)
  })

  it('attempts from many networks wait up to a minute; a network of an earlier sign-in does not', async () => {
    const { email } = await aHostWithPassword(test)
    expect((await guess(email, '198.51.100.1', PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 20; tries++) expect((await signIn(email, 'a wrong one')).status).toBe(401)
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await signIn(email)).toMatchObject({ status: 429, headers: { 'retry-after': String(seconds) } })
      wait(test, seconds * 1000)
      expect((await signIn(email, 'a wrong one')).status).toBe(401)
    }
    expect((await signIn(email)).status).toBe(429)
    expect((await guess(email, '198.51.100.1', PASSWORD)).status).toBe(200)
  })

  it('a right password clears the wrong ones before it', async () => {
    const { email } = await aHostWithPassword(test)
    for (let tries = 0; tries < 10; tries++) await guess(email, '192.0.2.6')
    wait(test, MINUTE)
    for (let times = 0; times < 2; times++)
      expect((await guess(email, '192.0.2.6', PASSWORD)).status).toBe(200)
  })

  it('right passwords are not counted, however often', async () => {
    const { email } = await aHostWithPassword(test)
    for (let times = 0; times < 12; times++)
      expect((await guess(email, '192.0.2.5', PASSWORD)).status).toBe(200)
  })
})
