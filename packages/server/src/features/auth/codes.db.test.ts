// Mailed codes: what they are valid for, and how long.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { aWaitingAddress, verify } from '../../test/hosts/account-calls.ts'
import { anEmail, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const reset = (app: TestApp, email: string, code: string) =>
  post(app, '/reset-password', {
    email,
    otp_code: code,
    new_password: 'hibiscus at noon',
    confirm_password: 'hibiscus at noon',
  })

describe('typed codes', () => {
  test.for([['12345'], ['1234567'], ['12345a'], ['①②③④⑤⑥'], [''], [123456], [null]])(
    '%j is not a code and is refused at its field [account-12]',
    async ([typed], { app }) => {
      const { status, body } = await verify(app, anEmail(), typed)
      expect(status).toBe(400)
      expect(body.errors).toEqual({ otp_code: [authSentences.codeInvalid] })
    },
  )

  test('a wrong code is refused', async ({ app }) => {
    const { email, wrong } = await aWaitingAddress(app)
    expect(await verify(app, email, wrong)).toMatchObject({
      status: 400,
      body: { success: false, message: authSentences.codeWrong },
    })
  })
})

describe('how long a code opens', () => {
  test('9 minutes and 59 seconds after it was mailed it is valid', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    wait(app, 10 * MINUTE - SECOND)
    expect((await verify(app, email, code)).status).toBe(200)
  })

  test('after 10 minutes it is not', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    wait(app, 10 * MINUTE)
    expect(await verify(app, email, code)).toMatchObject({
      status: 400,
      body: { message: authSentences.codeExpired },
    })
  })

  test('once', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    expect((await verify(app, email, code)).status).toBe(200)
    expect((await verify(app, email, code)).body.message).toBe(authSentences.codeExpired)
  })

  test('until another is requested', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    wait(app, MINUTE)
    await post(app, '/resend-otp', { email, password: PASSWORD })
    const newer = await app.mailedCode(email, 1)
    if (newer !== code) expect((await verify(app, email, code)).status).toBe(400)
    expect((await verify(app, email, newer)).status).toBe(200)
  })
})

describe('purposes of codes', () => {
  test('not for another address', async ({ app }) => {
    const [one, another] = [await aWaitingAddress(app), await aWaitingAddress(app)]
    if (one.code !== another.code) expect((await verify(app, another.email, one.code)).status).toBe(400)
    expect((await verify(app, one.email, one.code)).status).toBe(200)
  })

  test('not for another purpose', async ({ app }) => {
    const { email, code } = await aWaitingAddress(app)
    expect((await reset(app, email, code)).status).toBe(400)
    wait(app, MINUTE)
    await post(app, '/forgot-password', { email })
    const resetCode = await app.mailedCode(email, 1)
    if (resetCode !== code) {
      expect((await reset(app, email, code)).status).toBe(400)
      expect((await verify(app, email, resetCode)).status).toBe(400)
    }
    expect((await reset(app, email, resetCode)).status).toBe(200)
  })
})
