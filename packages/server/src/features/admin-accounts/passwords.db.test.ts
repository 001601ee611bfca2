// An administrator's forgotten password: a mailed code sets a new one.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import { emailsTo, expectEmailOfChange, refresh, signIn } from '../../test/administrators/admin-calls.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin, postAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { aHostWithPassword, anEmail, wait } from '../../test/hosts/accounts.ts'
import { mailAgain } from '../../test/hosts/mail-again.ts'
import { expect, test } from '../../test/test.ts'
import { emailForAdmin } from './emails.ts'

const NEW_PASSWORD = 'hibiscus at noon!'

const forgot = (app: TestApp, email: string) => postAdmin(app, '/forgot-password', { email })

const reset = (app: TestApp, email: string, code: string, chosen: string = NEW_PASSWORD) =>
  postAdmin(app, '/reset-password', {
    email,
    otp_code: code,
    new_password: chosen,
    confirm_password: chosen,
  })

describe('forgotten', () => {
  test('every address is answered alike, and only an existing account gets an email [admin-13]', async ({
    app,
  }) => {
    const { email } = await anAdmin(app)
    const host = await aHostWithPassword(app)
    const unverified = await anAdmin(app, { email_verified_at: null })
    const unknownEmails = [anEmail(), host.email, unverified.email]
    for (const expected of [200, 429]) {
      const known = await forgot(app, email)
      expect(known.status).toBe(expected)
      if (expected === 200)
        expect(known.body).toEqual({ success: true, message: expect.any(String), ticket: expect.any(String) })
      else expect(known.body.message).toBe(authSentences.codeSentBefore)
      for (const unknownEmail of unknownEmails) {
        const answer = await forgot(app, unknownEmail)
        const likeKnown = { ...known.body, ...(expected === 200 && { ticket: expect.any(String) }) }
        expect([answer.status, answer.body]).toEqual([known.status, likeKnown])
      }
    }
    await app.mailedCode(email)
    for (const unknownEmail of unknownEmails) {
      await mailAgain(app, { purpose: 'admin-reset', email: unknownEmail }, emailForAdmin)
      expect(await emailsTo(app, unknownEmail)).toEqual([])
    }
  })

  test('the code sets a new one, ends all sessions, and an email confirms it [admin-14]', async ({ app }) => {
    const { id, email } = await anAdmin(app)
    const { tokens } = (await signIn(app, email, ADMIN_PASSWORD)).body
    await forgot(app, email)
    const code = await app.mailedCode(email)
    expect(await reset(app, email, code)).toMatchObject({
      status: 200,
      body: { success: true, message: adminSentences.passwordReset },
    })
    expect((await refresh(app, tokens.refresh)).status).toBe(401)
    expect((await signIn(app, email, ADMIN_PASSWORD)).status).toBe(401)
    expect((await signIn(app, email, NEW_PASSWORD)).status).toBe(200)
    expect((await reset(app, email, code)).status).toBe(400)
    await expectEmailOfChange(app, email)
    expect(await actionsOf(app, id)).toEqual(['signed-in', 'password-reset', 'signed-in'])
  })

  test('the new one needs a special character and must not be common; the code stays valid meanwhile', async ({
    app,
  }) => {
    const { email } = await anAdmin(app)
    await forgot(app, email)
    const code = await app.mailedCode(email)
    for (const [chosen, sentence] of [
      ['hibiscus at noon', adminSentences.passwordNeedsSpecial],
      ['p@ssw0rd', authSentences.passwordTooCommon],
    ] as const)
      expect(await reset(app, email, code, chosen)).toMatchObject({
        status: 400,
        body: { errors: { new_password: [sentence] } },
      })
    expect((await reset(app, email, code)).status).toBe(200)
  })

  test('a code expires after ten minutes, and is not valid for another account', async ({ app }) => {
    const [one, other] = [await anAdmin(app), await anAdmin(app)]
    await forgot(app, one.email)
    await forgot(app, other.email)
    const [code, otherCode] = [await app.mailedCode(one.email), await app.mailedCode(other.email)]
    if (code !== otherCode)
      expect((await reset(app, other.email, code)).body.message).toBe(authSentences.codeWrong)
    wait(app, 10 * 60_000)
    expect((await reset(app, one.email, code)).body.message).toBe(authSentences.codeExpired)
  })
})
