// A signed-in administrator changes the password.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { describe } from 'vitest'
import { expectEmailOfChange, refresh, signIn } from '../../test/administrators/admin-calls.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { expect, test } from '../../test/test.ts'

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
