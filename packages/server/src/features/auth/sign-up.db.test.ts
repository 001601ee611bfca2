// Signing up: from the form to a verified account.
import { PASSWORD_MAX } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { aHostWithPassword, anEmail, PASSWORD, post, signUpForm, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { openHostAccount } from './writes/open-host-account.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000
const register = (form: object) => post(test, '/register', form)
const verify = (email: string, code: string) => post(test, '/verify-otp', { email, otp_code: code })
const hostsWith = (email: string) =>
  test.services.db.selectFrom('hosts').selectAll().where('email', '=', email).execute()
const openDashboard = (access: string) =>
  call(test, ['GET', '/dashboard/get_dashboard_data'], { headers: { authorization: `Bearer ${access}` } })

describe('from form to dashboard', () => {
  it('a code is mailed, verifies the address, and the host can sign in [account-20]', async () => {
    const form = signUpForm()
    const registered = await register(form)
    expect(registered).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: authSentences.accountCreated,
        user: { email: form.email, first_name: 'Meera', upi_id: null },
        tokens: { access: expect.any(String), refresh: expect.any(String) },
      },
    })
    expect(JSON.stringify(registered.body)).not.toContain('argon2id')

    const code = await test.mailedCode(form.email)
    expect(await verify(form.email, code)).toMatchObject({
      status: 200,
      body: { success: true, message: authSentences.emailVerified },
    })

    const signedIn = await post(test, '/login', { email: form.email, password: PASSWORD })
    expect(signedIn).toMatchObject({ status: 200, body: { success: true, first_login: true } })
    expect((await openDashboard(signedIn.body.tokens.access)).status).toBe(200)
  })

  it('before the address is verified, the tokens are refused', async () => {
    const { body } = await register(signUpForm())
    expect(await openDashboard(body.tokens.access)).toMatchObject({
      status: 403,
      body: { success: false, message: authSentences.notVerified },
    })
    expect((await post(test, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(403)
  })

  it('unknown fields of the form are not stored', async () => {
    const id = crypto.randomUUID()
    const form = signUpForm({
      id,
      email_verified_at: '2026-01-01',
      deactivated_at: null,
    })
    await register(form)
    expect(await hostsWith(form.email)).toMatchObject([{ email_verified_at: null }])
    expect((await hostsWith(form.email))[0]?.id).not.toBe(id)
  })

  it('an address is the same in capitals and with surrounding spaces', async () => {
    const email = anEmail()
    await register(signUpForm({ email: `  ${email.toUpperCase()} ` }))
    expect(await hostsWith(email)).toHaveLength(1)
  })
})

describe('invalid fields are named, and nothing is stored [account-21]', () => {
  it.each<[string, unknown, string]>([
    ['first_name', '', authSentences.namesRequired],
    ['first_name', '   ', authSentences.namesRequired],
    ['first_name', undefined, authSentences.namesRequired],
    ['last_name', '', authSentences.namesRequired],
    ['last_name', 'see www.example.com', textSentences.noLinks],
    ['last_name', 'Na\u202eir', textSentences.noInvisible],
    ['email', '', authSentences.emailRequired],
    ['email', 42, authSentences.emailRequired],
    ['email', 'meera', authSentences.emailInvalid],
    ['email', 'meera@example.com\r\nbcc: all@example.com', authSentences.emailInvalid],
    ['email', `${'x'.repeat(250)}@x.in`, authSentences.emailInvalid],
    ['password', '', authSentences.passwordRequired],
    ['password', 'seven77', authSentences.passwordTooShort],
    ['password', `${'p×'.repeat(64)}a`, authSentences.passwordTooLong],
    ['password', 'P@ssw0rd', authSentences.passwordTooCommon],
    ['password', '12345678', authSentences.passwordTooCommon],
    ['password', 'Lifafa2026', authSentences.passwordTooCommon],
    ['confirm_password', 'another one', authSentences.passwordsDiffer],
    ['confirm_password', undefined, authSentences.passwordsDiffer],
    ['phone_number', '', personSentences.phoneRequired],
    ['phone_number', '98765', personSentences.phoneNotTenDigits],
    ['phone_number', '98765432101', personSentences.phoneNotTenDigits],
    ['address', ' ', personSentences.addressRequired],
    ['upi_id', 'me@ok', authSentences.upiIdInvalid],
    ['upi_id', 'me@okbank', authSentences.upiIdInvalid],
    ['agreed_to_terms', false, authSentences.serviceTermsNotAgreed],
    ['agreed_to_terms', 'true', authSentences.serviceTermsNotAgreed],
    ['agreed_to_refund_policy', undefined, authSentences.servicePrivacyNotAgreed],
  ])('%s: %j [account-22]', async (field, value, sentence) => {
    const form = signUpForm({ [field]: value })
    if (field === 'password') form.confirm_password = value as string
    const { status, body } = await register(form)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, message: sentence, errors: { [field]: [sentence] } })
    expect(await hostsWith(form.email)).toEqual([])
  })

  it.each([
    ['eight characters', 'xq7 vb!z'],
    [`${PASSWORD_MAX} characters of several bytes`, 'क्षे'.repeat(PASSWORD_MAX / 4)],
    ['leading and trailing spaces, kept to the byte', '  mind the gap  '],
  ])('a password may have %s', async (_what, password) => {
    const form = signUpForm({ password, confirm_password: password })
    expect((await register(form)).status).toBe(200)
    const signIn = (given: string) => post(test, '/login', { email: form.email, password: given })
    // 403 means right but not verified, 401 means wrong.
    expect((await signIn(password)).status).toBe(403)
    expect((await signIn(`${password.slice(0, -1)}?`)).status).toBe(401)
    expect((await signIn(`?${password.slice(1)}`)).status).toBe(401)
  })
})

describe('signing up again', () => {
  it('a verified address is taken', async () => {
    const { email } = await aHostWithPassword(test)
    expect(await register(signUpForm({ email }))).toMatchObject({
      status: 409,
      body: { message: authSentences.emailTaken, errors: { email: [authSentences.emailTaken] } },
    })
  })

  it('within a minute it is refused with the seconds to wait, and nothing changes', async () => {
    const form = signUpForm()
    await register(form)
    const code = await test.mailedCode(form.email)
    wait(test, 20_000)
    const again = await register({ ...form, first_name: 'Mallory' })
    expect(again).toMatchObject({ status: 429, headers: { 'retry-after': '40' } })
    expect(await hostsWith(form.email)).toMatchObject([{ first_name: 'Meera' }])
    expect((await verify(form.email, code)).status).toBe(200)
  })

  it('after a minute it replaces the pending account; the old code and tokens are invalid', async () => {
    const form = signUpForm()
    const first = await register(form)
    const oldCode = await test.mailedCode(form.email)
    wait(test, MINUTE)
    expect((await register({ ...form, first_name: 'Mira' })).status).toBe(200)
    const newCode = await test.mailedCode(form.email, 1)

    if (newCode !== oldCode) expect((await verify(form.email, oldCode)).status).toBe(400)
    expect((await verify(form.email, newCode)).status).toBe(200)
    expect(await hostsWith(form.email)).toMatchObject([{ first_name: 'Mira' }])
    expect((await openDashboard(first.body.tokens.access)).status).toBe(401)
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
    expect(await hostsWith(host.email)).toEqual([host])
  })

  it('a deactivated account stays deactivated', async () => {
    const { email } = await aHostWithPassword(test, {
      email_verified_at: null,
      deactivated_at: test.clock.now,
    })
    expect((await register(signUpForm({ email }))).status).toBe(409)
  })

  it('many concurrent requests make one account and send one email', async () => {
    const form = signUpForm()
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(form)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429])
    expect(await hostsWith(form.email)).toHaveLength(1)
    await test.mailedCode(form.email)
    expect((await test.emails()).filter(({ to }) => to === form.email)).toHaveLength(1)
  })

  it('five codes an hour are sent; the next may be requested after the hour', async () => {
    const form = signUpForm()
    for (let sent = 0; sent < 5; sent++) {
      expect((await register(form)).status).toBe(200)
      wait(test, MINUTE)
    }
    expect(await register(form)).toMatchObject({ status: 429, headers: { 'retry-after': String(55 * 60) } })
    wait(test, 55 * MINUTE)
    expect((await register(form)).status).toBe(200)
  })
})
