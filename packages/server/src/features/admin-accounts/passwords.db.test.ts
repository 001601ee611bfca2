// A signed-in administrator changes the password.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { describe } from 'vitest'
import { emailsTo, expectEmailOfChange, refresh, signIn } from '../../test/administrators/admin-calls.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin, postAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aHostWithPassword, anEmail, wait } from '../../test/hosts/accounts.ts'
import { mailAgain } from '../../test/hosts/mail-again.ts'
import { expect, test } from '../../test/test.ts'
import { emailForAdmin } from './emails.ts'

const NEW_PASSWORD = 'hibiscus at noon!'

describe('changed', () => {
  const change = (app: TestApp, access: string, current_password: string, new_password: string) =>
    call(app, ['POST', '/admin/settings/change-password'], {
      body: { current_password, new_password },
      headers: { authorization: `Bearer ${access}` },
    })

  test('with the current one: this session continues, the others end, and an email confirms it', async ({
    app,
  }) => {
    const { id, email } = await anAdmin(app)
    const here = (await signIn(app, email, ADMIN_PASSWORD)).body.tokens
    const elsewhere = (await signIn(app, email, ADMIN_PASSWORD)).body.tokens
    expect(await change(app, here.access, ADMIN_PASSWORD, NEW_PASSWORD)).toMatchObject({
      status: 200,
      body: { success: true, message: profileSentences.passwordChanged },
    })
    expect((await refresh(app, elsewhere.refresh)).status).toBe(401)
    expect((await refresh(app, here.refresh)).status).toBe(200)
    expect((await signIn(app, email, NEW_PASSWORD)).status).toBe(200)
    await expectEmailOfChange(app, email)
    expect(await actionsOf(app, id)).toEqual(['signed-in', 'signed-in', 'password-changed', 'signed-in'])
  })

  test('not with a wrong one, nor to one that is common or lacks a special character', async ({ app }) => {
    const { id, email } = await anAdmin(app)
    const { access } = (await signIn(app, email, ADMIN_PASSWORD)).body.tokens
    for (const [current, chosen, errors] of [
      ['not the right one', NEW_PASSWORD, { current_password: [profileSentences.currentPasswordWrong] }],
      [ADMIN_PASSWORD, 'p@ssw0rd', { new_password: [authSentences.passwordTooCommon] }],
      [ADMIN_PASSWORD, 'hibiscus at noon', { new_password: [adminSentences.passwordNeedsSpecial] }],
    ] as const)
      expect(await change(app, access, current, chosen)).toMatchObject({ status: 400, body: { errors } })
    expect(await actionsOf(app, id)).toEqual(['signed-in'])
    expect((await signIn(app, email, ADMIN_PASSWORD)).status).toBe(200)
  })
})

// An administrator's forgotten password: a mailed code sets a new one.
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
