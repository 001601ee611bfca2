// Mailed codes: what they are valid for, and how long.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWaitingAddress, verify } from '../../test/account-calls.ts'
import { anEmail, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const SECOND = 1000
const MINUTE = 60 * SECOND

const reset = (email: string, code: string) =>
  post(test, '/reset-password', {
    email,
    otp_code: code,
    new_password: 'hibiscus at noon',
    confirm_password: 'hibiscus at noon',
  })

describe('what is typed', () => {
  it.each([['12345'], ['1234567'], ['12345a'], ['१२३४५६'], [''], [123456], [null]])(
    '%j is not a code and is refused at its field [account-12]',
    async (typed) => {
      const { status, body } = await verify(test, anEmail(), typed)
      expect(status).toBe(400)
      expect(body.errors).toEqual({ otp_code: [authSentences.codeInvalid] })
    },
  )

  it('a wrong code is refused', async () => {
    const { email, wrong } = await aWaitingAddress(test)
    expect(await verify(test, email, wrong)).toMatchObject({
      status: 400,
      body: { success: false, message: authSentences.codeWrong },
    })
  })
})

describe('how long a code opens', () => {
  it('9 minutes and 59 seconds after it was mailed it is valid', async () => {
    const { email, code } = await aWaitingAddress(test)
    wait(test, 10 * MINUTE - SECOND)
    expect((await verify(test, email, code)).status).toBe(200)
  })

  it('after 10 minutes it is not', async () => {
    const { email, code } = await aWaitingAddress(test)
    wait(test, 10 * MINUTE)
    expect(await verify(test, email, code)).toMatchObject({
      status: 400,
      body: { message: authSentences.codeExpired },
    })
  })

  it('once', async () => {
    const { email, code } = await aWaitingAddress(test)
    expect((await verify(test, email, code)).status).toBe(200)
    expect((await verify(test, email, code)).body.message).toBe(authSentences.codeExpired)
  })

  it('until another is requested', async () => {
    const { email, code } = await aWaitingAddress(test)
    wait(test, MINUTE)
    await post(test, '/resend-otp', { email, password: PASSWORD })
    const newer = await test.mailedCode(email, 1)
    if (newer !== code) expect((await verify(test, email, code)).status).toBe(400)
    expect((await verify(test, email, newer)).status).toBe(200)
  })
})

describe('what a code is for', () => {
  it('not for another address', async () => {
    const [one, another] = [await aWaitingAddress(test), await aWaitingAddress(test)]
    if (one.code !== another.code) expect((await verify(test, another.email, one.code)).status).toBe(400)
    expect((await verify(test, one.email, one.code)).status).toBe(200)
  })

  it('not for another purpose', async () => {
    const { email, code } = await aWaitingAddress(test)
    expect((await reset(email, code)).status).toBe(400)
    wait(test, MINUTE)
    await post(test, '/forgot-password', { email })
    const resetCode = await test.mailedCode(email, 1)
    if (resetCode !== code) {
      expect((await reset(email, code)).status).toBe(400)
      expect((await verify(test, email, resetCode)).status).toBe(400)
    }
    expect((await reset(email, resetCode)).status).toBe(200)
  })
})
