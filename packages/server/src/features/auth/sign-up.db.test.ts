// Signing up: from the form to a verified account.
import { createHook } from 'node:async_hooks'
import { PASSWORD_MAX } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { describe, onTestFinished } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { hostsWith, openDashboard, register, verify } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, anEmail, PASSWORD, post, signUpForm, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'
import { openHostAccount } from './writes/open-host-account.ts'

describe('from form to dashboard', () => {
  test('a code is mailed, verifies the address, and the host can sign in [account-20]', async ({ app }) => {
    const form = signUpForm()
    const registered = await register(app, form)
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

    const code = await app.mailedCode(form.email)
    expect(await verify(app, form.email, code)).toMatchObject({
      status: 200,
      body: { success: true, message: authSentences.emailVerified },
    })

    const signedIn = await post(app, '/login', { email: form.email, password: PASSWORD })
    expect(signedIn).toMatchObject({ status: 200, body: { success: true, first_login: true } })
    expect((await openDashboard(app, signedIn.body.tokens.access)).status).toBe(200)
  })

  test.for([
    ['hi-IN,hi;q=0.9,en;q=0.8', {}, 'hi'],
    ['ta-IN,en;q=0.8', {}, 'en'],
    ['hi-IN', { language: 'en' }, 'en'],
  ] as const)('a phone in %s that sends %j signs up in %s', async ([accepted, sent, language], { app }) => {
    const form = signUpForm(sent)
    const headers = { 'accept-language': accepted }
    const { body } = await post(app, '/register', form, { headers })
    expect(body.user).toMatchObject({ language })
    expect(await hostsWith(app, form.email)).toMatchObject([{ language }])
  })

  test('before the address is verified, the tokens are refused', async ({ app }) => {
    const { body } = await register(app, signUpForm())
    expect(await openDashboard(app, body.tokens.access)).toMatchObject({
      status: 403,
      body: { success: false, message: authSentences.notVerified },
    })
    expect((await post(app, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(403)
  })

  test('unknown fields of the form are not stored', async ({ app }) => {
    const id = crypto.randomUUID()
    const form = signUpForm({
      id,
      email_verified_at: '2026-01-01',
      deactivated_at: null,
    })
    await register(app, form)
    expect(await hostsWith(app, form.email)).toMatchObject([{ email_verified_at: null }])
    expect((await hostsWith(app, form.email))[0]?.id).not.toBe(id)
  })

  test('an address is the same in capitals and with surrounding spaces', async ({ app }) => {
    const email = anEmail()
    await register(app, signUpForm({ email: `  ${email.toUpperCase()} ` }))
    expect(await hostsWith(app, email)).toHaveLength(1)
  })
})

// Signing up again with one address: when it is refused, and what it replaces.
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

// Signing up: invalid fields are named, and nothing is stored.
describe('invalid fields are named, and nothing is stored [account-21]', () => {
  test.for<[string, unknown, string]>([
    ['first_name', '', authSentences.namesRequired],
    ['last_name', 'see www.example.com', textSentences.noLinks('www.example.com')],
    ['email', 'meera@example.com\r\nbcc: all@example.com', authSentences.emailInvalid],
    ['password', 'seven77', authSentences.passwordTooShort],
    ['password', 'P@ssw0rd', authSentences.passwordTooCommon],
    ['confirm_password', 'another one', authSentences.passwordsDiffer],
    ['phone_number', '98765', personSentences.phoneNotTenDigits],
    ['address', ' ', personSentences.addressRequired],
    ['upi_id', 'me@ok', authSentences.upiIdInvalid],
    ['agreed_to_terms', false, authSentences.serviceTermsNotAgreed],
    ['agreed_to_refund_policy', undefined, authSentences.servicePrivacyNotAgreed],
  ])('%s: %j [account-22]', async ([field, value, sentence], { app }) => {
    const form = signUpForm({ [field]: value })
    if (field === 'password') form.confirm_password = value as string
    const { status, body } = await register(app, form)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, message: sentence, errors: { [field]: [sentence] } })
    expect(await hostsWith(app, form.email)).toEqual([])
  })

  test.for<[string, string]>([
    ['eight characters', 'xq7 vb!z'],
    [`${PASSWORD_MAX} characters of several bytes`, 'क्षे'.repeat(PASSWORD_MAX / 4)],
    ['leading and trailing spaces, kept to the byte', '  mind the gap  '],
  ])('a password may have %s', async ([_what, password], { app }) => {
    const form = signUpForm({ password, confirm_password: password })
    expect((await register(app, form)).status).toBe(200)
    const signIn = (given: string) => post(app, '/login', { email: form.email, password: given })
    // 403 means right but not verified, 401 means wrong.
    expect((await signIn(password)).status).toBe(403)
    expect((await signIn(`${password.slice(0, -1)}?`)).status).toBe(401)
    expect((await signIn(`?${password.slice(1)}`)).status).toBe(401)
  })
})

test('a taken address costs the same hashes as a new one: the time of the answer tells nothing', async ({
  app,
}) => {
  let hashes = 0
  /** Node's internal name for one run of argon2. */
  const counted = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1
    },
  })
  onTestFinished(() => void counted.disable())
  const { email } = await aHostWithPassword(app)
  counted.enable()
  for (const [form, status] of [
    [signUpForm(), 200],
    [signUpForm({ email }), 409],
  ] as const) {
    hashes = 0
    expect((await register(app, form)).status).toBe(status)
    expect(hashes).toBe(2)
  }
})
