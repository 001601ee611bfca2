// An administrator's forgotten password: a mailed code sets a new one.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailCode } from '../../codes/mail-code.ts'
import { aHostWithPassword, anEmail, wait } from '../../test/accounts.ts'
import { emailsTo, expectEmailOfChange, refresh, signIn } from '../../test/admin-calls.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin, postAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { emailForAdmin } from './emails.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const NEW_PASSWORD = 'hibiscus at noon!'
const forgot = (email: string) => postAdmin(test, '/forgot-password', { email })
const reset = (email: string, code: string, chosen: string = NEW_PASSWORD) =>
  postAdmin(test, '/reset-password', {
    email,
    otp_code: code,
    new_password: chosen,
    confirm_password: chosen,
  })

describe('forgotten', () => {
  it('every address is answered alike, and only an existing account gets an email [admin-13]', async () => {
    const { email } = await anAdmin(test)
    const host = await aHostWithPassword(test)
    const unverified = await anAdmin(test, { email_verified_at: null })
    const unknownEmails = [anEmail(), host.email, unverified.email]
    for (const expected of [200, 429]) {
      const known = await forgot(email)
      expect(known.status).toBe(expected)
      if (expected === 200) expect(known.body).toEqual({ success: true, message: expect.any(String) })
      else expect(known.body.message).toBe(authSentences.codeSentBefore)
      for (const unknownEmail of unknownEmails) {
        const answer = await forgot(unknownEmail)
        expect([answer.status, answer.body]).toEqual([known.status, known.body])
      }
    }
    await test.mailedCode(email)
    for (const unknownEmail of unknownEmails) {
      await mailCode(
        { ...test.services, now: test.clock.now },
        { purpose: 'admin-reset', email: unknownEmail },
        emailForAdmin,
      )
      expect(await emailsTo(test, unknownEmail)).toEqual([])
    }
  })

  it('the code sets a new one, ends all sessions, and an email confirms it [admin-14]', async () => {
    const { id, email } = await anAdmin(test)
    const { tokens } = (await signIn(test, email, ADMIN_PASSWORD)).body
    await forgot(email)
    const code = await test.mailedCode(email)
    expect(await reset(email, code)).toMatchObject({
      status: 200,
      body: { success: true, message: adminSentences.passwordReset },
    })
    expect((await refresh(test, tokens.refresh)).status).toBe(401)
    expect((await signIn(test, email, ADMIN_PASSWORD)).status).toBe(401)
    expect((await signIn(test, email, NEW_PASSWORD)).status).toBe(200)
    expect((await reset(email, code)).status).toBe(400)
    await expectEmailOfChange(test, email)
    expect(await actionsOf(test, id)).toEqual(['signed-in', 'password-reset', 'signed-in'])
  })

  it('the new one needs a special character and must not be common; the code stays valid meanwhile', async () => {
    const { email } = await anAdmin(test)
    await forgot(email)
    const code = await test.mailedCode(email)
    for (const [chosen, sentence] of [
      ['hibiscus at noon', adminSentences.passwordNeedsSpecial],
      ['p@ssw0rd', authSentences.passwordTooCommon],
    ] as const)
      expect(await reset(email, code, chosen)).toMatchObject({
        status: 400,
        body: { errors: { new_password: [sentence] } },
      })
    expect((await reset(email, code)).status).toBe(200)
  })

  it('a code expires after ten minutes, and is not valid for another account', async () => {
    const [one, other] = [await anAdmin(test), await anAdmin(test)]
    await forgot(one.email)
    await forgot(other.email)
    const [code, otherCode] = [await test.mailedCode(one.email), await test.mailedCode(other.email)]
    if (code !== otherCode)
      expect((await reset(other.email, code)).body.message).toBe(authSentences.codeWrong)
    wait(test, 10 * 60_000)
    expect((await reset(one.email, code)).body.message).toBe(authSentences.codeExpired)
  })
})
