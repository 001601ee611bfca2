// Mailed codes: how often one may guess, and how a code is stored.
import { CODE_TRIES } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { aWaitingAddress, verify } from '../../test/hosts/account-calls.ts'
import { mailAgain } from '../../test/hosts/mail-again.ts'
import { expect, test } from '../../test/test.ts'
import { emailForHost } from './emails.ts'
import { verifyEmail } from './writes/verify-email.ts'

const ELSEWHERE = { key: 'another network', isHome: false, line: 'a network' }

/** Calls the function directly, without the limits of calls per address. */
const verifyDirectly = (app: TestApp, email: string, code: string) =>
  verifyEmail({ ...app.services, now: app.clock.now }, { email, code }, ELSEWHERE).then(
    () => 'verified',
    (error) => error.key,
  )
const codeRow = (app: TestApp, email: string) =>
  app.services.db.selectFrom('codes').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('how often one may guess', () => {
  test('after five wrong attempts the right one is refused, too', async ({ app }) => {
    const { email, code, wrong } = await aWaitingAddress(app)
    for (let tries = 0; tries < CODE_TRIES; tries++)
      expect((await verify(app, email, wrong)).body.message).toBe(authSentences.codeWrong)
    expect((await verify(app, email, code)).body.message).toBe(authSentences.codeExpired)
  })

  test('a hundred concurrent wrong attempts count as no more than five', async ({ app }) => {
    const { email, code, wrong } = await aWaitingAddress(app)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => verifyDirectly(app, email, wrong)))
    expect(outcomes.filter((outcome) => outcome === 'wrongCode')).toHaveLength(CODE_TRIES)
    expect(outcomes.filter((outcome) => outcome === 'expiredCode')).toHaveLength(100 - CODE_TRIES)
    expect(await verifyDirectly(app, email, code)).toBe('expiredCode')
  })

  test('the right one used a hundred times at once is accepted once', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => verifyDirectly(app, email, code)))
    expect(outcomes.filter((outcome) => outcome === 'verified')).toHaveLength(1)
  })
})

describe('how a code is stored', () => {
  test('not in clear, neither with the codes nor in the queue', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    expect((await codeRow(app, email)).code_hash).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await codeRow(app, email))).not.toContain(code)
  })

  test('an email that is sent again has a new code with attempts of its own, and the earlier code is invalid', async ({
    app,
  }) => {
    const { email, code, wrong } = await aWaitingAddress(app)
    for (let tries = 1; tries < CODE_TRIES; tries++) await verify(app, email, wrong)
    await mailAgain(app, { purpose: 'host-verify', email }, emailForHost)
    const newer = await app.mailedCode(email, 1)
    if (newer !== code) expect((await verify(app, email, code)).status).toBe(400)
    expect((await verify(app, email, newer)).status).toBe(200)
  })

  test('an email is not sent again after its code was used', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    await verify(app, email, code)
    const sent = (await app.emails()).length
    await mailAgain(app, { purpose: 'host-verify', email }, emailForHost)
    expect(await app.emails()).toHaveLength(sent)
  })
})
