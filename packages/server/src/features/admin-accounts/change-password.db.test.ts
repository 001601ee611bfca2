// A signed-in administrator changes the password.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectEmailOfChange, refresh, signIn } from '../../test/admin-calls.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const NEW_PASSWORD = 'hibiscus at noon!'

describe('changed', () => {
  const change = (access: string, current_password: string, new_password: string) =>
    call(test, ['POST', '/admin/settings/change-password'], {
      body: { current_password, new_password },
      headers: { authorization: `Bearer ${access}` },
    })

  it('with the current one: this session continues, the others end, and an email confirms it', async () => {
    const { id, email } = await anAdmin(test)
    const here = (await signIn(test, email, ADMIN_PASSWORD)).body.tokens
    const elsewhere = (await signIn(test, email, ADMIN_PASSWORD)).body.tokens
    expect(await change(here.access, ADMIN_PASSWORD, NEW_PASSWORD)).toMatchObject({
      status: 200,
      body: { success: true, message: profileSentences.passwordChanged },
    })
    expect((await refresh(test, elsewhere.refresh)).status).toBe(401)
    expect((await refresh(test, here.refresh)).status).toBe(200)
    expect((await signIn(test, email, NEW_PASSWORD)).status).toBe(200)
    await expectEmailOfChange(test, email)
    expect(await actionsOf(test, id)).toEqual(['signed-in', 'signed-in', 'password-changed', 'signed-in'])
  })

  it('not with a wrong one, nor to one that is common or lacks a special character', async () => {
    const { id, email } = await anAdmin(test)
    const { access } = (await signIn(test, email, ADMIN_PASSWORD)).body.tokens
    for (const [current, chosen, errors] of [
      ['not the right one', NEW_PASSWORD, { current_password: [profileSentences.currentPasswordWrong] }],
      [ADMIN_PASSWORD, 'p@ssw0rd', { new_password: [authSentences.passwordTooCommon] }],
      [ADMIN_PASSWORD, 'hibiscus at noon', { new_password: [adminSentences.passwordNeedsSpecial] }],
    ] as const)
      expect(await change(access, current, chosen)).toMatchObject({ status: 400, body: { errors } })
    expect(await actionsOf(test, id)).toEqual(['signed-in'])
    expect((await signIn(test, email, ADMIN_PASSWORD)).status).toBe(200)
  })
})
