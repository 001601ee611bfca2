// Signing up again with one address: when it is refused, and what it replaces.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { hostsWith, openDashboard, register, verify } from '../../test/account-calls.ts'
import { aHostWithPassword, post, signUpForm, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { openHostAccount } from './writes/open-host-account.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000

describe('signing up again', () => {
  it('a verified address is taken', async () => {
    const { email } = await aHostWithPassword(test)
    expect(await register(test, signUpForm({ email }))).toMatchObject({
      status: 409,
      body: { message: authSentences.emailTaken, errors: { email: [authSentences.emailTaken] } },
    })
  })

  it('within a minute it is refused with the seconds to wait, and nothing changes', async () => {
    const form = signUpForm()
    await register(test, form)
    const code = await test.mailedCode(form.email)
    wait(test, 20_000)
    const again = await register(test, { ...form, first_name: 'Mallory' })
    expect(again).toMatchObject({ status: 429, headers: { 'retry-after': '40' } })
    expect(await hostsWith(test, form.email)).toMatchObject([{ first_name: 'Meera' }])
    expect((await verify(test, form.email, code)).status).toBe(200)
  })

  it('after a minute it replaces the pending account; the old code and tokens are invalid', async () => {
    const form = signUpForm()
    const first = await register(test, form)
    const oldCode = await test.mailedCode(form.email)
    wait(test, MINUTE)
    expect((await register(test, { ...form, first_name: 'Mira' })).status).toBe(200)
    const newCode = await test.mailedCode(form.email, 1)

    if (newCode !== oldCode) expect((await verify(test, form.email, oldCode)).status).toBe(400)
    expect((await verify(test, form.email, newCode)).status).toBe(200)
    expect(await hostsWith(test, form.email)).toMatchObject([{ first_name: 'Mira' }])
    expect((await openDashboard(test, first.body.tokens.access)).status).toBe(401)
    expect((await post(test, '/token/refresh', { refresh: first.body.tokens.refresh })).status).toBe(401)
  })

  it('an address that was verified a moment ago is taken, and its account stays', async () => {
    const host = await aHostWithPassword(test)
    const opening = inTransaction(test.services.db, (trx) =>
      openHostAccount(trx, {
        details: { ...host, first_name: 'Mallory' },
        passwordHash: 'of no password',
        isContested: false,
        replaced: host,
        now: test.clock.now,
      }),
    )
    await expect(opening).rejects.toThrow(authSentences.emailTaken)
    expect(await hostsWith(test, host.email)).toEqual([host])
  })

  it('a deactivated account stays deactivated', async () => {
    const { email } = await aHostWithPassword(test, {
      email_verified_at: null,
      deactivated_at: test.clock.now,
    })
    expect((await register(test, signUpForm({ email }))).status).toBe(409)
  })

  it('many concurrent requests make one account and send one email', async () => {
    const form = signUpForm()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(test, form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    expect(await hostsWith(test, form.email)).toHaveLength(1)
    await test.mailedCode(form.email)
    expect((await test.emails()).filter(({ to }) => to === form.email)).toHaveLength(1)
  })

  it('five codes an hour are sent; the next may be requested after the hour', async () => {
    const form = signUpForm()
    for (let sent = 0; sent < 5; sent++) {
      expect((await register(test, form)).status).toBe(200)
      wait(test, MINUTE)
    }
    expect(await register(test, form)).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(55 * 60) },
    })
    wait(test, 55 * MINUTE)
    expect((await register(test, form)).status).toBe(200)
  })
})
