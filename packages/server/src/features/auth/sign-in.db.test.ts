// Signing in with email and password.
import { CODE_SENDS, CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { hostRow, signIn } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, anAddress, anEmail, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

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

test('a language that was chosen before signing in becomes that of the account; none leaves it', async ({
  app,
}) => {
  const { email, id } = await aHostWithPassword(app)
  const signInWith = (language?: string) => post(app, '/login', { email, password: PASSWORD, language })
  for (const [chosen, kept] of [
    [undefined, 'en'],
    ['hi', 'hi'],
    [undefined, 'hi'],
    ['en', 'en'],
  ]) {
    expect((await signInWith(chosen)).body.user.language).toBe(kept)
    expect((await hostRow(app, id)).language).toBe(kept)
  }
  expect((await signInWith('ta')).status).toBe(400)
  await post(app, '/login', { email, password: `${PASSWORD}!`, language: 'hi' })
  expect((await hostRow(app, id)).language).toBe('en')
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

// Signing in before the address is verified.
const MINUTE = 60_000

const lastAskedAt = async (app: TestApp, email: string) =>
  (
    await app.services.db
      .selectFrom('codes')
      .select('requested_at')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).requested_at

describe('before the address is verified', () => {
  test('the right password is answered with 403, and a new code is mailed', async ({ app }) => {
    const { email } = await aHostWithPassword(app, { email_verified_at: null })
    expect(await signIn(app, email)).toMatchObject({
      status: 403,
      body: { message: authSentences.notVerified },
    })
    const code = await app.mailedCode(email)
    expect((await post(app, '/verify-otp', { email, otp_code: code })).status).toBe(200)
    expect((await signIn(app, email)).status).toBe(200)
  })

  test('a code that is still valid stays: one email, until it has expired or has no attempts left', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app, { email_verified_at: null })
    await signIn(app, email)
    const code = await app.mailedCode(email)
    const askedAt = await lastAskedAt(app, email)
    wait(app, 10 * MINUTE - 1)
    expect((await signIn(app, email)).status).toBe(403)
    expect(await lastAskedAt(app, email)).toEqual(askedAt)
    wait(app, 1)
    await signIn(app, email)
    const second = await app.mailedCode(email, 1)
    wait(app, MINUTE)
    const wrong = ['000000', '111111', '222222'].find((guess) => guess !== code && guess !== second)
    for (let tries = 0; tries < CODE_TRIES; tries++)
      await post(app, '/verify-otp', { email, otp_code: wrong })
    await signIn(app, email)
    expect((await post(app, '/verify-otp', { email, otp_code: await app.mailedCode(email, 2) })).status).toBe(
      200,
    )
  })

  test('the right password alone is told how long to wait where no code may be mailed in this hour', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app, { email_verified_at: null })
    for (let sent = 0; sent < CODE_SENDS.max; sent++) {
      expect((await signIn(app, email)).status).toBe(403)
      await app.mailedCode(email, sent)
      wait(app, 10 * MINUTE)
    }
    expect(await signIn(app, email)).toMatchObject({ status: 429, headers: { 'retry-after': '600' } })
    expect((await signIn(app, email, `${PASSWORD}!`)).status).toBe(401)
    wait(app, 10 * MINUTE)
    expect((await signIn(app, email)).status).toBe(403)
    await app.mailedCode(email, CODE_SENDS.max)
  })
})

// Guessing passwords at sign-in: who waits, how long, and who is not affected.
describe('guessing', () => {
  const guess = (app: TestApp, email: string, from: string, password = 'a wrong one') =>
    post(app, '/login', { email, password }, { remoteAddress: from })

  test('after ten wrong passwords a network waits a minute, two, four …', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) expect((await guess(app, email, '192.0.2.1')).status).toBe(401)
    for (const minutes of [1, 2, 4]) {
      expect(await guess(app, email, '192.0.2.1', PASSWORD)).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(minutes * 60) },
      })
      wait(app, minutes * MINUTE)
      expect((await guess(app, email, '192.0.2.1')).status).toBe(401)
    }
  })

  test('an address in another spelling, or a made-up X-Forwarded-For, does not avoid the wait', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await guess(app, email, '192.0.2.2')
    expect((await guess(app, ` ${email.toUpperCase()}`, '192.0.2.2')).status).toBe(429)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const forged = await post(
      app,
      '/login',
      { email, password: PASSWORD },
      { remoteAddress: '192.0.2.2', headers },
    )
    expect(forged.status).toBe(429)
  })

  test('nor does another address of the same IPv6 household; a neighbour is not affected', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await guess(app, email, `2001:db8:0:1::${tries}`)
    expect((await guess(app, email, '2001:db8:0:1:ffff::1', PASSWORD)).status).toBe(429)
    expect((await guess(app, email, '2001:db8:0:2::1', PASSWORD)).status).toBe(200)
  })

  test('a hundred concurrent attempts count as no more than ten', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(app, email, '192.0.2.3')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  test('another network’s wrong passwords do not lock the owner out, nor any other account', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 15; tries++) await guess(app, email, '192.0.2.4')
    expect((await guess(app, email, '192.0.2.4')).status).toBe(429)
    expect((await signIn(app, email)).status).toBe(200)
    const other = await aHostWithPassword(app)
    expect((await guess(app, other.email, '192.0.2.4', PASSWORD)).status).toBe(200)
  })

  test('attempts from many networks wait up to a minute; a network of an earlier sign-in does not', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    expect((await guess(app, email, '198.51.100.1', PASSWORD)).status).toBe(200)
    for (let tries = 0; tries < 20; tries++) expect((await guess(app, email, anAddress())).status).toBe(401)
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await guess(app, email, anAddress(), PASSWORD)).toMatchObject({
        status: 429,
        headers: { 'retry-after': String(seconds) },
      })
      wait(app, seconds * 1000)
      expect((await guess(app, email, anAddress())).status).toBe(401)
    }
    expect((await guess(app, email, anAddress(), PASSWORD)).status).toBe(429)
    expect((await guess(app, email, '198.51.100.1', PASSWORD)).status).toBe(200)
  })

  test('a host who waits does not wait for longer when the server’s clock is set back by an hour', async ({
    app,
  }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await guess(app, email, '192.0.2.7')
    expect((await guess(app, email, '192.0.2.7', PASSWORD)).status).toBe(429)
    wait(app, -60 * MINUTE)
    const answer = await guess(app, email, '192.0.2.7', PASSWORD)
    wait(app, 60 * MINUTE)
    expect(answer.status).toBe(200)
  })

  test('a right password clears the wrong ones before it', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    for (let tries = 0; tries < 10; tries++) await guess(app, email, '192.0.2.6')
    wait(app, MINUTE)
    for (let times = 0; times < 2; times++)
      expect((await guess(app, email, '192.0.2.6', PASSWORD)).status).toBe(200)
  })

  test('right passwords are not counted, however often', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    for (let times = 0; times < 12; times++)
      expect((await guess(app, email, '192.0.2.5', PASSWORD)).status).toBe(200)
  })
})
