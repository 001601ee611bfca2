// Mailed codes: how often one may guess, and how a code is stored.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailCode } from '../../codes/mail-code.ts'
import { aWaitingAddress, verify } from '../../test/account-calls.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { emailForHost } from './emails.ts'
import { verifyEmail } from './writes/verify-email.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

/** Calls the function directly, without the limits of calls per address. */
const verifyDirectly = (email: string, code: string) =>
  verifyEmail({ ...test.services, now: test.clock.now }, { email, code }).then(
    () => 'verified',
    (error) => error.key,
  )
const codeRow = (email: string) =>
  test.services.db.selectFrom('codes').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('how often one may guess', () => {
  it('after five wrong attempts the right one is refused, too', async () => {
    const { email, code, wrong } = await aWaitingAddress(test)
    for (let tries = 0; tries < CODE_TRIES; tries++)
      expect((await verify(test, email, wrong)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(test, email, code)).body.message).toBe(authSentences.codeExpired)
  })

  it('a hundred concurrent wrong attempts count as no more than five', async () => {
    const { email, code, wrong } = await aWaitingAddress(test)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => verifyDirectly(email, wrong)))
    expect(outcomes.filter((outcome) => outcome === 'wrongCode')).toHaveLength(CODE_TRIES)
    expect(outcomes.filter((outcome) => outcome === 'expiredCode')).toHaveLength(100 - CODE_TRIES)
    expect(await verifyDirectly(email, code)).toBe('expiredCode')
  })

  it('the right one used a hundred times at once is accepted once', async () => {
    const { email, code } = await aWaitingAddress(test)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => verifyDirectly(email, code)))
    expect(outcomes.filter((outcome) => outcome === 'verified')).toHaveLength(1)
  })
})

describe('how a code is stored', () => {
  it('not in clear, neither with the codes nor in the queue', async () => {
    const { email, code } = await aWaitingAddress(test)
    expect((await codeRow(email)).code_hash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await codeRow(email))).not.toContain(code)
  })

  it('an email that is sent again has a new code with attempts of its own, and the earlier code is invalid', async () => {
    const { email, code, wrong } = await aWaitingAddress(test)
    for (let tries = 1; tries < CODE_TRIES; tries++) await verify(test, email, wrong)
    await mailCode({ ...test.services, now: test.clock.now }, { purpose: 'host-verify', email }, emailForHost)
    const newer = await test.mailedCode(email, 1)
    if (newer !== code) expect((await verify(test, email, code)).status).toBe(400)
    expect((await verify(test, email, newer)).status).toBe(200)
  })

  it('an email is not sent again after its code was used', async () => {
    const { email, code } = await aWaitingAddress(test)
    await verify(test, email, code)
    const sent = (await test.emails()).length
    await mailCode({ ...test.services, now: test.clock.now }, { purpose: 'host-verify', email }, emailForHost)
    expect(await test.emails()).toHaveLength(sent)
  })
})
