// Another person has signed up before the owner: the owner verifies with a proof of their own registration.
import { failures } from '@lifafa/contract/failures'
import { ACCESS_TOKEN_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import type { TestApp } from '../../test/app.ts'
import { anEmail, PASSWORD, post, signUpForm, wait } from '../../test/hosts/accounts.ts'
import {
  aMailbox,
  hostWith,
  MINUTE,
  OTHER_PASSWORD,
  type Proof,
  REFUSED,
} from '../../test/hosts/mailboxes.ts'
import { expect, test } from '../../test/test.ts'
import { openHostAccount } from './writes/open-host-account.ts'
import { register } from './writes/register.ts'
import { verifyEmail } from './writes/verify-email.ts'

describe('one person signs up', () => {
  test('the code alone verifies, as the specification calls', async ({ app }) => {
    const { verify, byOwner, expectOwned } = aMailbox(app)
    const { code } = await byOwner()
    expect((await verify(code)).status).toBe(200)
    await expectOwned()
  })

  test('a repetition with the same password is the same person: the code alone still verifies', async ({
    app,
  }) => {
    const { verify, byOwner, expectOwned } = aMailbox(app)
    await byOwner()
    await byOwner()
    const { code } = await byOwner()
    expect((await verify(code)).status).toBe(200)
    await expectOwned()
  })

  test('a proof that is given must be right, and a wrong one does not use up the code', async ({ app }) => {
    const { verify, byOwner } = aMailbox(app)
    const replaced = await byOwner()
    const { code, access } = await byOwner()
    for (const proof of [{ password: 'not the right one' }, { access: replaced.access }])
      expect(await verify(code, proof)).toMatchObject(REFUSED)
    expect((await verify(code, { password: 'not the right one', access })).status).toBe(200)
  })

  test('an expired token is no proof, and none is needed', async ({ app }) => {
    const { email, verify, byOwner, expectOwned } = aMailbox(app)
    const { access } = await byOwner()
    wait(app, ACCESS_TOKEN_MS)
    await post(app, '/resend-otp', { email, password: PASSWORD })
    expect((await verify(await app.mailedCode(email, 1), { access })).status).toBe(200)
    await expectOwned()
  })
})

describe('another person has signed up first', () => {
  test('the owner, who signs up later, verifies with the token of their own registration', async ({
    app,
  }) => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox(app)
    const other = await byOther()
    const { code, access } = await byOwner()
    expect(await verify(code, { access: other.access })).toMatchObject(REFUSED)
    expect((await verify(code, { access })).status).toBe(200)
    await expectOwned()
  })

  test('or with the password, but not with the code alone: the answer names the next step', async ({
    app,
  }) => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox(app)
    await byOther()
    const { code } = await byOwner()
    expect((await post(app, '/login', { email, password: PASSWORD })).status).toBe(403)
    expect(await verify(code)).toMatchObject(REFUSED)
    expect((await verify(code, { password: PASSWORD })).status).toBe(200)
    await expectOwned()
  })
})

// Another person signs up after the owner: the owner never verifies that account.
describe('another person signs up later', () => {
  test('the owner cannot verify that account by mistake, neither with nor without their token', async ({
    app,
  }) => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox(app)
    const mine = await byOwner()
    const { code } = await byOther()
    expect(await verify(code, { access: mine.access })).toMatchObject(REFUSED)
    expect(await verify(code, { password: PASSWORD })).toMatchObject(REFUSED)
    expect(await verify(code)).toMatchObject(REFUSED)
    expect((await hostWith(app, email)).email_verified_at).toBeNull()
    const again = await byOwner()
    expect((await verify(again.code, { access: again.access })).status).toBe(200)
    await expectOwned()
    expect(await hostWith(app, email)).toMatchObject({
      first_name: 'Meera',
      upi_id: null,
      is_contested: false,
    })
  })

  test('a repetition with the same password leaves the address contested', async ({ app }) => {
    const { verify, byOther, byOwner } = aMailbox(app)
    await byOwner()
    await byOther()
    const { code } = await byOther()
    expect(await verify(code)).toMatchObject(REFUSED)
  })

  test('between two registrations of the owner: only the owner’s newest token verifies', async ({ app }) => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox(app)
    const first = await byOwner()
    const other = await byOther()
    const { code, access } = await byOwner()
    for (const proof of [{}, { access: first.access }, { access: other.access }])
      expect(await verify(code, proof)).toMatchObject(REFUSED)
    expect((await verify(code, { access })).status).toBe(200)
    await expectOwned()
  })
})

// A contested address: what a code and a password reset give to the person who asks for them, and what nobody learns.
describe('an unauthorized person learns', () => {
  test('nothing without the code: contested or not, wrong codes are answered alike and count alike', async ({
    app,
  }) => {
    const [plain, contested] = [aMailbox(app), aMailbox(app)]
    const codes = [(await plain.byOwner()).code, (await contested.byOther()).code]
    codes.push((await contested.byOwner()).code)
    const wrong = ['000000', '111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? ''
    for (const { verify } of [plain, contested]) {
      const answers = []
      for (const proof of [{}, { password: PASSWORD }, { password: 'a guess' }, { access: 'x' }, {}, {}])
        answers.push((await verify(wrong, proof)).body.message)
      expect(answers).toEqual([...Array(5).fill(authSentences.codeWrong), authSentences.codeExpired])
    }
  })

  test('a right code without a proof counts as an attempt, too, so that passwords are not guessed with it', async ({
    app,
  }) => {
    const { verify, byOther, byOwner } = aMailbox(app)
    await byOther()
    const { code } = await byOwner()
    for (let tries = 0; tries < 5; tries++)
      expect(await verify(code, { password: `guess ${tries}` })).toMatchObject(REFUSED)
    expect((await verify(code, { password: PASSWORD })).body.message).toBe(authSentences.codeExpired)
  })
})

describe('a password reset before the address is verified', () => {
  test('the mailbox’s owner gets the account, without a UPI ID that another person may have set', async ({
    app,
  }) => {
    const { email, verify, byOther, expectOwned } = aMailbox(app)
    await byOther()
    await post(app, '/forgot-password', { email })
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD }
    const otp_code = await app.mailedCode(email, 1)
    expect((await post(app, '/reset-password', { email, otp_code, ...passwords })).status).toBe(200)
    wait(app, 10 * MINUTE)
    expect((await post(app, '/login', { email, password: PASSWORD })).status).toBe(403)
    expect((await verify(await app.mailedCode(email, 2))).status).toBe(200)
    expect(await hostWith(app, email)).toMatchObject({ upi_id: null })
    await expectOwned()
  })
})

describe('another code, without the registration’s data', () => {
  const resend = (app: TestApp, email: string, proof: Proof) => post(app, '/resend-otp', { email, ...proof })

  test.for(['access', 'password'] as const)('is mailed for the %s, and verifies', async (kind, { app }) => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox(app)
    await byOther()
    const { access } = await byOwner()
    const proof = kind === 'access' ? { access } : { password: PASSWORD }
    expect(await resend(app, email, proof)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    wait(app, MINUTE)
    expect(await resend(app, email, proof)).toMatchObject({
      status: 200,
      body: { message: authSentences.codeSent },
    })
    expect((await verify(await app.mailedCode(email, 2), proof)).status).toBe(200)
    await expectOwned()
  })

  test('not without a proof, and not for an unknown address: answered alike', async ({ app }) => {
    const { email, byOwner } = aMailbox(app)
    await byOwner()
    wait(app, MINUTE)
    for (const [proof, message] of [
      [{}, failures.sessionOver.message],
      [{ access: 'x' }, failures.sessionOver.message],
      [{ password: 'a guess' }, authSentences.credentialsWrong],
    ] as const)
      for (const address of [email, anEmail()])
        expect(await resend(app, address, proof)).toMatchObject({ status: 401, body: { message } })
    expect((await app.emails()).filter(({ to }) => to === email)).toHaveLength(1)
  })

  test('not where the address is verified: its owner is told to sign in', async ({ app }) => {
    const { email, verify, byOwner } = aMailbox(app)
    await verify((await byOwner()).code)
    expect(await resend(app, email, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { message: authSentences.emailTaken },
    })
  })
})

// Two people sign up with one address at the same moment: one account is pending, and only its owner verifies it.
describe('at the same moment', () => {
  const outcome = (action: Promise<unknown>) =>
    action.then(
      () => 'done',
      (error) => error.key,
    )
  const device = { userAgent: null, network: null }
  const caller = { key: 'a network', isKnown: false, line: 'a network' }
  const deps = (app: TestApp) => ({ ...app.services, device, caller, now: app.clock.now })
  const details = (email: string, password: string) => ({
    ...signUpForm({ email }),
    ...{ password, language: 'en' as const },
  })

  test('two sign up: one account is pending, and the other person is told to wait', async ({ app }) => {
    const email = anEmail()
    const actions = [PASSWORD, OTHER_PASSWORD].map((password) =>
      register(deps(app), details(email, password)).catch((error) => error.key),
    )
    const answers = await Promise.all(actions)
    expect(answers.filter((answer) => answer === 'tooManyRequests')).toHaveLength(1)
    const winner = answers.find((answer) => answer !== 'tooManyRequests')
    expect(await hostWith(app, email)).toMatchObject({ id: winner.host.id, is_contested: false })
  })

  test.for([1, 2, 3])(
    'another person signs up while the owner verifies: only the owner’s account is verified (%j)',
    async (_, { app }) => {
      const { email, byOwner } = aMailbox(app)
      const { code } = await byOwner()
      const { id } = await hostWith(app, email)
      wait(app, MINUTE)
      const [verified, registered] = await Promise.all([
        outcome(verifyEmail(deps(app), { email, code }, caller)),
        outcome(register(deps(app), details(email, OTHER_PASSWORD))),
      ])
      const host = await hostWith(app, email)
      if (verified === 'done') expect([host.id, registered]).toEqual([id, 'emailTaken'])
      else expect([verified, host.email_verified_at, host.is_contested]).toEqual(['expiredCode', null, true])
    },
  )

  test('a registration that was compared with an old password is not stored after a reset', async ({
    app,
  }) => {
    const { email, byOwner } = aMailbox(app)
    await byOwner()
    const { db } = app.services
    const known = await hostWith(app, email)
    await db.updateTable('hosts').set({ password_hash: 'another one' }).where('id', '=', known.id).execute()
    const registration = { isContested: true, replaced: known, passwordHash: 'another person’s' }
    const opening = inTransaction(db, (trx) =>
      openHostAccount(trx, { details: details(email, OTHER_PASSWORD), ...registration, now: app.clock.now }),
    )
    expect(await outcome(opening)).toBe('tooManyRequests')
    expect(await hostWith(app, email)).toMatchObject({ id: known.id, password_hash: 'another one' })
  })
})
