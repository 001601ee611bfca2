// Signing up again with one address: when it is refused, and what it replaces.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { hostsWith, openDashboard, register, verify } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, post, signUpForm, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'
import { openHostAccount } from './writes/open-host-account.ts'

const MINUTE = 60_000

describe('signing up again', () => {
  test('a verified address is taken', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    expect(await register(app, signUpForm({ email }))).toMatchObject({
      status: 409,
      body: { message: authSentences.emailTaken, errors: { email: [authSentences.emailTaken] } },
    })
  })

  test('within a minute it is refused with the seconds to wait, and nothing changes', async ({ app }) => {
    const form = signUpForm()
    await register(app, form)
    const code = await app.mailedCode(form.email)
    wait(app, 20_000)
    const again = await register(app, { ...form, first_name: 'Mallory' })
    expect(again).toMatchObject({ status: 429, headers: { 'retry-after': '40' } })
    expect(await hostsWith(app, form.email)).toMatchObject([{ first_name: 'Meera' }])
    expect((await verify(app, form.email, code)).status).toBe(200)
  })

  test('after a minute it replaces the pending account; the old code and tokens are invalid', async ({
    app,
  }) => {
    const form = signUpForm()
    const first = await register(app, form)
    const oldCode = await app.mailedCode(form.email)
    wait(app, MINUTE)
    expect((await register(app, { ...form, first_name: 'Mira' })).status).toBe(200)
    const newCode = await app.mailedCode(form.email, 1)

    if (newCode !== oldCode) expect((await verify(app, form.email, oldCode)).status).toBe(400)
    expect((await verify(app, form.email, newCode)).status).toBe(200)
    expect(await hostsWith(app, form.email)).toMatchObject([{ first_name: 'Mira' }])
    expect((await openDashboard(app, first.body.tokens.access)).status).toBe(401)
    expect((await post(app, '/token/refresh', { refresh: first.body.tokens.refresh })).status).toBe(401)
  })

  test('an address that was verified a moment ago is taken, and its account stays', async ({ app }) => {
    const host = await aHostWithPassword(app)
    const opening = inTransaction(app.services.db, (trx) =>
      openHostAccount(trx, {
        details: { ...host, first_name: 'Mallory' },
        passwordHash: 'of no password',
        isContested: false,
        replaced: host,
        now: app.clock.now,
      }),
    )
    await expect(opening).rejects.toThrow(authSentences.emailTaken)
    expect(await hostsWith(app, host.email)).toEqual([host])
  })

  test('a deactivated account stays deactivated', async ({ app }) => {
    const { email } = await aHostWithPassword(app, {
      email_verified_at: null,
      deactivated_at: app.clock.now,
    })
    expect((await register(app, signUpForm({ email }))).status).toBe(409)
  })

  test('many concurrent requests make one account and send one email', async ({ app }) => {
    const form = signUpForm()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(app, form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    expect(await hostsWith(app, form.email)).toHaveLength(1)
    await app.mailedCode(form.email)
    expect((await app.emails()).filter(({ to }) => to === form.email)).toHaveLength(1)
  })

  test('five codes an hour are sent; the next may be requested after the hour', async ({ app }) => {
    const form = signUpForm()
    for (let sent = 0; sent < 5; sent++) {
      expect((await register(app, form)).status).toBe(200)
      wait(app, MINUTE)
    }
    expect(await register(app, form)).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(55 * 60) },
    })
    wait(app, 55 * MINUTE)
    expect((await register(app, form)).status).toBe(200)
  })
})
