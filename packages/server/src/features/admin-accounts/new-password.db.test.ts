// An administrator's new password: with a mailed code, or with the current password.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailCode } from '../../codes/mail-code.ts'
import { aHostWithPassword, anEmail, wait } from '../../test/accounts.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin, postAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { emailForAdmin } from './emails.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const NEW_PASSWORD = 'hibiscus at noon!'
const CHANGED = /administrator password was changed/
const forgot = (email: string) => postAdmin(test, '/forgot-password', { email })
const reset = (email: string, code: string, chosen: string = NEW_PASSWORD) =>
  postAdmin(test, '/reset-password', {
    email,
    otp_code: code,
    new_password: chosen,
    confirm_password: chosen,
  })
const signIn = (email: string, password: string) => postAdmin(test, '/login', { email, password })
const emailsTo = async (email: string) => (await test.emails()).filter(({ to }) => to === email)
const refreshStatus = async (token: string) =>
  (await postAdmin(test, '/token/refresh', { refresh: token })).status
const expectEmailOfChange = (email: string) =>
  vi.waitFor(async () => {
    expect((await emailsTo(email)).at(-1)?.subject).toMatch(CHANGED)
  }, PATIENCE_MS)

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
      expect(await emailsTo(unknownEmail)).toEqual([])
    }
  })

  it('the code sets a new one, ends all sessions, and an email confirms it [admin-14]', async () => {
    const { id, email } = await anAdmin(test)
    const { tokens } = (await signIn(email, ADMIN_PASSWORD)).body
    await forgot(email)
    const code = await test.mailedCode(email)
    expect(await reset(email, code)).toMatchObject({
      status: 200,
      body: { success: true, message: adminSentences.passwordReset },
    })
    expect(await refreshStatus(tokens.refresh)).toBe(401)
    expect((await signIn(email, ADMIN_PASSWORD)).status).toBe(401)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
    expect((await reset(email, code)).status).toBe(400)
    await expectEmailOfChange(email)
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

describe('changed', () => {
  const change = (access: string, current_password: string, new_password: string) =>
    call(test, ['POST', '/admin/settings/change-password'], {
      body: { current_password, new_password },
      headers: { authorization: `Bearer ${access}` },
    })

  it('with the current one: this session continues, the others end, and an email confirms it', async () => {
    const { id, email } = await anAdmin(test)
    const here = (await signIn(email, ADMIN_PASSWORD)).body.tokens
    const elsewhere = (await signIn(email, ADMIN_PASSWORD)).body.tokens
    expect(await change(here.access, ADMIN_PASSWORD, NEW_PASSWORD)).toMatchObject({
      status: 200,
      body: { success: true, message: profileSentences.passwordChanged },
    })
    expect(await refreshStatus(elsewhere.refresh)).toBe(401)
    expect(await refreshStatus(here.refresh)).toBe(200)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
    await expectEmailOfChange(email)
    expect(await actionsOf(test, id)).toEqual(['signed-in', 'signed-in', 'password-changed', 'signed-in'])
  })

  it('not with a wrong one, nor to one that is common or lacks a special character', async () => {
    const { id, email } = await anAdmin(test)
    const { access } = (await signIn(email, ADMIN_PASSWORD)).body.tokens
    for (const [current, chosen, errors] of [
      ['not the right one', NEW_PASSWORD, { current_password: [profileSentences.currentPasswordWrong] }],
      [ADMIN_PASSWORD, 'p@ssw0rd', { new_password: [authSentences.passwordTooCommon] }],
      [ADMIN_PASSWORD, 'hibiscus at noon', { new_password: [adminSentences.passwordNeedsSpecial] }],
    ] as const)
      expect(await change(access, current, chosen)).toMatchObject({ status: 400, body: { errors } })
    expect(await actionsOf(test, id)).toEqual(['signed-in'])
    expect((await signIn(email, ADMIN_PASSWORD)).status).toBe(200)
  })
})
