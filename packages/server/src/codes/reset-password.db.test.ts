// A forgotten password: the code for a new one, and what the answers reveal.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { CODE_RESEND_MS, CODE_SENDS, CODE_TRIES } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe, vi } from 'vitest'
import { emailForAdmin } from '../features/admin-accounts/emails.ts'
import { emailForHost } from '../features/auth/emails.ts'
import { actionsOf, anAdmin, postAdmin } from '../test/administrators/admins.ts'
import { AUDIENCES } from '../test/audiences.ts'
import { feedOf } from '../test/feed.ts'
import { emailsTo, forgot, NEW_PASSWORD, reset, signIn } from '../test/hosts/account-calls.ts'
import { aHostWithPassword, anEmail, PASSWORD, post, wait } from '../test/hosts/accounts.ts'
import { sessionCalls } from '../test/hosts/listed-sessions.ts'
import { mailAgain } from '../test/hosts/mail-again.ts'
import { PATIENCE_MS } from '../test/patience.ts'
import { expect, test } from '../test/test.ts'

describe.each([
  ['host', authSentences.passwordReset, 'password'],
  ['admin', adminSentences.passwordReset, 'administrator password'],
] as const)('a forgotten password of one %s', (audience, message, mailedName) => {
  const { post, anAccount, password, newPassword } = AUDIENCES[audience]

  test('is asked for with the same answer for every address, also too early [account-14]', async ({
    app,
  }) => {
    const ask = (email: string) => post(app, '/forgot-password', { email })
    const { email } = await anAccount(app)
    const unknownEmail = anEmail()
    for (const expected of [200, 429]) {
      const [known, unknown] = [await ask(email), await ask(unknownEmail)]
      expect(known.status).toBe(expected)
      const likeKnown = { ...known.body, ...(expected === 200 && { ticket: expect.any(String) }) }
      expect([unknown.status, unknown.body]).toEqual([known.status, likeKnown])
      expect(unknown.headers['retry-after']).toBe(known.headers['retry-after'])
    }
    expect(await app.mailedCode(email)).toMatch(/^\d{6}$/)
    expect(await emailsTo(app, unknownEmail)).toEqual([])
  })

  test('is replaced: only the new one is accepted, all sessions end, an email confirms it [account-15]', async ({
    app,
  }) => {
    const { aSession, list, refresh } = sessionCalls(app, audience)
    const { email } = await anAccount(app)
    const sessions = [await aSession({ email }), await aSession({ email })]
    const signInWith = (typed: string) => post(app, '/login', { email, password: typed })
    for (let tries = 0; tries < 10; tries++) await signInWith('a forgotten one')
    await post(app, '/forgot-password', { email })
    const code = await app.mailedCode(email)
    const chosen = { new_password: newPassword, confirm_password: newPassword }
    const setNew = () => post(app, '/reset-password', { email, otp_code: code, ...chosen })
    expect(await setNew()).toMatchObject({ status: 200, body: { success: true, message } })
    expect((await setNew()).body.message).toBe(authSentences.codeExpired)

    expect((await signInWith(password)).status).toBe(401)
    expect((await signInWith(newPassword)).status).toBe(200)
    for (const session of sessions) {
      expect((await list(session)).status).toBe(401)
      expect((await refresh(session.refresh)).status).toBe(401)
    }
    await vi.waitFor(async () => expect(await emailsTo(app, email)).toHaveLength(2), PATIENCE_MS)
    expect((await emailsTo(app, email))[1]?.subject).toBe(`Your ${PRODUCT_NAME} ${mailedName} was changed`)
  })
})

test('no code is mailed to an unverified administrator, nor to a host as one [admin-13]', async ({ app }) => {
  const unverified = await anAdmin(app, { email_verified_at: null })
  const host = await aHostWithPassword(app)
  for (const { email } of [unverified, host]) {
    expect((await postAdmin(app, '/forgot-password', { email })).status).toBe(200)
    await mailAgain(app, { purpose: 'admin-reset', email }, emailForAdmin)
    expect(await emailsTo(app, email)).toEqual([])
  }
})

test('an administrator’s new password needs a special character, and is in the audit log [admin-14]', async ({
  app,
}) => {
  const { id, email } = await anAdmin(app)
  await postAdmin(app, '/forgot-password', { email })
  const code = await app.mailedCode(email)
  const setNew = (chosen: string) =>
    postAdmin(app, '/reset-password', {
      email,
      otp_code: code,
      new_password: chosen,
      confirm_password: chosen,
    })
  expect(await setNew(NEW_PASSWORD)).toMatchObject({
    status: 400,
    body: { errors: { new_password: [adminSentences.passwordNeedsSpecial] } },
  })
  expect(await actionsOf(app, id)).toEqual([])
  expect((await setNew(`${NEW_PASSWORD}!`)).status).toBe(200)
  expect(await actionsOf(app, id)).toEqual(['password-reset'])
})

describe('asking for a code', () => {
  test('while the earlier code is valid, the answer says so, and not once it is used', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    await forgot(app, email)
    expect((await forgot(app, email)).body.message).toBe(authSentences.codeSentBefore)
    expect((await reset(app, email, await app.mailedCode(email))).status).toBe(200)
    expect((await forgot(app, email)).body.code).toBe('tooManyRequests')
  })

  test('five codes an hour are sent; a clock that is set back does not make anybody wait for longer', async ({
    app,
  }) => {
    const email = anEmail()
    for (let sent = 0; sent < CODE_SENDS.max; sent++) {
      expect((await forgot(app, email)).status).toBe(200)
      wait(app, CODE_RESEND_MS)
    }
    expect((await forgot(app, email)).status).toBe(429)
    wait(app, -2 * CODE_SENDS.windowMs)
    const answers = [await forgot(app, email), await forgot(app, email)]
    wait(app, 2 * CODE_SENDS.windowMs)
    expect(answers.map(({ status }) => status)).toEqual([200, 429])
  })

  test('wrong attempts do not reveal whether the account exists', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    const unknownEmail = anEmail()
    for (const to of [email, unknownEmail]) {
      await forgot(app, to)
      await vi.waitFor(async () => {
        const row = await app.services.db
          .selectFrom('codes')
          .select('code_hash')
          .where('email', '=', to)
          .executeTakeFirst()
        expect(row?.code_hash).toBeTruthy()
      }, PATIENCE_MS)
      const wrong = (await emailsTo(app, to))[0]?.text.includes('000000') ? '000001' : '000000'
      for (let tries = 0; tries < CODE_TRIES; tries++)
        expect((await reset(app, to, wrong)).body.message).toBe(authSentences.codeWrong)
      expect((await reset(app, to, wrong)).body.message).toBe(authSentences.codeExpired)
      expect((await forgot(app, to)).body.code).toBe('tooManyRequests')
    }
  })

  test('a deactivated host gets no email', async ({ app }) => {
    const { email } = await aHostWithPassword(app, { deactivated_at: app.clock.now })
    await forgot(app, email)
    await mailAgain(app, { purpose: 'host-reset', email }, emailForHost)
    expect(await emailsTo(app, email)).toEqual([])
  })
})

describe('setting the new password', () => {
  test('many concurrent uses of the right code count once, also in the feed', async ({ app }) => {
    const { id, email } = await aHostWithPassword(app)
    await forgot(app, email)
    const code = await app.mailedCode(email)
    const passwords = ['hibiscus at noon', 'jasmine at dusk', 'neem by the road']
    const answers = await Promise.all(
      passwords.map((password) =>
        reset(app, email, code, { new_password: password, confirm_password: password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await feedOf(app, { host_id: id })).toMatchObject([{ action: 'password-changed' }])
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
    expect((await signIn(app, email, winner)).status).toBe(200)
  })

  test('no session that begins at the same moment survives it', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    await forgot(app, email)
    const code = await app.mailedCode(email)
    const [, ...signedIn] = await Promise.all([
      reset(app, email, code),
      ...Array.from({ length: 6 }, () => signIn(app, email, PASSWORD)),
    ])
    for (const { status, body } of signedIn) {
      if (status === 200)
        expect((await post(app, '/token/refresh', { refresh: body.tokens.refresh })).status).toBe(401)
      else expect(status).toBe(401)
    }
  })

  test('does not verify the address', async ({ app }) => {
    const { email } = await aHostWithPassword(app, { email_verified_at: null })
    await forgot(app, email)
    expect((await reset(app, email, await app.mailedCode(email))).status).toBe(200)
    expect((await signIn(app, email, NEW_PASSWORD)).status).toBe(403)
  })

  test('a code is invalid after a newer one was requested', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    await forgot(app, email)
    const old = await app.mailedCode(email)
    wait(app, CODE_RESEND_MS)
    await forgot(app, email)
    const newer = await app.mailedCode(email, 1)
    if (newer !== old) expect((await reset(app, email, old)).status).toBe(400)
    expect((await reset(app, email, newer)).status).toBe(200)
  })

  test('invalid fields are named, each and together, and cost no attempt [account-16]', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    await forgot(app, email)
    const code = await app.mailedCode(email)
    const chosen = (password: string) => ({ new_password: password, confirm_password: password })
    const { passwordRequired, passwordAgain } = authSentences
    for (const [fields, errors] of [
      [{ otp_code: '12345' }, { otp_code: [authSentences.resetCodeInvalid] }],
      [chosen('seven77'), { new_password: [authSentences.passwordTooShort] }],
      [chosen('Krishna@123'), { new_password: [authSentences.passwordTooCommon] }],
      [chosen(''), { new_password: [passwordRequired], confirm_password: [passwordAgain] }],
      [{ confirm_password: 'another one' }, { confirm_password: [authSentences.passwordsDiffer] }],
      [{ email: '' }, { email: [authSentences.emailRequired] }],
    ]) {
      const { status, body } = await reset(app, email, code, fields)
      expect([status, body.errors]).toEqual([400, errors])
    }
    expect((await reset(app, email, code)).status).toBe(200)
  })
})
