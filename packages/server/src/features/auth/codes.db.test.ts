// Mailed codes: what they are valid for, how long, and how often one may guess.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailCode } from '../../codes/mail-code.ts'
import { anEmail, PASSWORD, post, signUpForm, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { emailForHost } from './emails.ts'
import { verifyEmail } from './writes/verify-email.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const SECOND = 1000
const MINUTE = 60 * SECOND

/** An unverified address, and its code. */
async function aWaitingAddress(): Promise<{ email: string; code: string; wrong: string }> {
  const { email } = signUpForm()
  await post(test, '/register', signUpForm({ email }))
  const code = await test.mailedCode(email)
  return { email, code, wrong: code === '000000' ? '000001' : '000000' }
}

const verify = (email: string, code: unknown) => post(test, '/verify-otp', { email, otp_code: code })
const reset = (email: string, code: string) =>
  post(test, '/reset-password', {
    email,
    otp_code: code,
    new_password: 'hibiscus at noon',
    confirm_password: 'hibiscus at noon',
  })
/** Calls the function directly, without the limits of calls per address. */
const verifyDirectly = (email: string, code: string) =>
  verifyEmail({ ...test.services, now: test.clock.now }, { email, code }).then(
    () => 'verified',
    (error) => error.key,
  )
const codeRow = (email: string) =>
  test.services.db.selectFrom('codes').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('what is typed', () => {
  it.each([['12345'], ['1234567'], ['12345a'], ['१२३४५६'], [''], [123456], [null]])(
    '%j is not a code and is refused at its field [account-12]',
    async (typed) => {
      const { status, body } = await verify(anEmail(), typed)
      expect(status).toBe(400)
      expect(body.errors).toEqual({ otp_code: [authSentences.codeInvalid] })
    },
  )

  it('a wrong code is refused', async () => {
    const { email, wrong } = await aWaitingAddress()
    expect(await verify(email, wrong)).toMatchObject({
      status: 400,
      body: { success: false, message: authSentences.codeWrong },
    })
  })
})

describe('how long a code opens', () => {
  it('9 minutes and 59 seconds after it was mailed it is valid', async () => {
    const { email, code } = await aWaitingAddress()
    wait(test, 10 * MINUTE - SECOND)
    expect((await verify(email, code)).status).toBe(200)
  })

  it('after 10 minutes it is not', async () => {
    const { email, code } = await aWaitingAddress()
    wait(test, 10 * MINUTE)
    expect(await verify(email, code)).toMatchObject({
      status: 400,
      body: { message: authSentences.codeExpired },
    })
  })

  it('once', async () => {
    const { email, code } = await aWaitingAddress()
    expect((await verify(email, code)).status).toBe(200)
    expect((await verify(email, code)).body.message).toBe(authSentences.codeExpired)
  })

  it('until another is requested', async () => {
    const { email, code } = await aWaitingAddress()
    wait(test, MINUTE)
    await post(test, '/resend-otp', { email, password: PASSWORD })
    const newer = await test.mailedCode(email, 1)
    if (newer !== code) expect((await verify(email, code)).status).toBe(400)
    expect((await verify(email, newer)).status).toBe(200)
  })
})

describe('what a code is for', () => {
  it('not for another address', async () => {
    const [one, another] = [await aWaitingAddress(), await aWaitingAddress()]
    if (one.code !== another.code) expect((await verify(another.email, one.code)).status).toBe(400)
    expect((await verify(one.email, one.code)).status).toBe(200)
  })

  it('not for another purpose', async () => {
    const { email, code } = await aWaitingAddress()
    expect((await reset(email, code)).status).toBe(400)
    wait(test, MINUTE)
    await post(test, '/forgot-password', { email })
    const resetCode = await test.mailedCode(email, 1)
    if (resetCode !== code) {
      expect((await reset(email, code)).status).toBe(400)
      expect((await verify(email, resetCode)).status).toBe(400)
    }
    expect((await reset(email, resetCode)).status).toBe(200)
  })
})

describe('how often one may guess', () => {
  it('after five wrong attempts the right one is refused, too', async () => {
    const { email, code, wrong } = await aWaitingAddress()
    for (let tries = 0; tries < CODE_TRIES; tries++)
      expect((await verify(email, wrong)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(email, code)).body.message).toBe(authSentences.codeExpired)
  })

  it('a hundred concurrent wrong attempts count as no more than five', async () => {
    const { email, code, wrong } = await aWaitingAddress()
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => verifyDirectly(email, wrong)))
    expect(outcomes.filter((outcome) => outcome === 'wrongCode')).toHaveLength(CODE_TRIES)
    expect(outcomes.filter((outcome) => outcome === 'expiredCode')).toHaveLength(100 - CODE_TRIES)
    expect(await verifyDirectly(email, code)).toBe('expiredCode')
  })

  it('the right one used a hundred times at once is accepted once', async () => {
    const { email, code } = await aWaitingAddress()
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => verifyDirectly(email, code)))
    expect(outcomes.filter((outcome) => outcome === 'verified')).toHaveLength(1)
  })
})

describe('how a code is stored', () => {
  it('not in clear, neither with the codes nor in the queue', async () => {
    const { email, code } = await aWaitingAddress()
    expect((await codeRow(email)).code_hash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await codeRow(email))).not.toContain(code)
  })

  it('an email that is sent again has a new code with attempts of its own, and the earlier code is invalid', async () => {
    const { email, code, wrong } = await aWaitingAddress()
    for (let tries = 1; tries < CODE_TRIES; tries++) await verify(email, wrong)
    await mailCode({ ...test.services, now: test.clock.now }, { purpose: 'host-verify', email }, emailForHost)
    const newer = await test.mailedCode(email, 1)
    if (newer !== code) expect((await verify(email, code)).status).toBe(400)
    expect((await verify(email, newer)).status).toBe(200)
  })

  it('an email is not sent again after its code was used', async () => {
    const { email, code } = await aWaitingAddress()
    await verify(email, code)
    const sent = (await test.emails()).length
    await mailCode({ ...test.services, now: test.clock.now }, { purpose: 'host-verify', email }, emailForHost)
    expect(await test.emails()).toHaveLength(sent)
  })
})
