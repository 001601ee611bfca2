// Two people sign up with one address: its owner never verifies the account that the other one made.
import { failures } from '@lifafa/contract/failures'
import { ACCESS_TOKEN_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { anEmail, PASSWORD, post, signUpForm, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { openHostAccount } from './writes/open-host-account.ts'
import { register as registerAction } from './writes/register.ts'
import { verifyEmail } from './writes/verify-email.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const MINUTE = 60_000
const OTHER_PASSWORD = 'another person chose this'
const REFUSED = { status: 403, body: { message: authSentences.registrantUnproven } }

type Proof = { access?: string; password?: string }
/** A mailbox, whose owner and another person both sign up with it; each time a minute later than the last. */
function aMailbox() {
  const email = anEmail()
  let emails = 0
  const signUp = async (otherwise: object) => {
    wait(test, MINUTE)
    const { status, body } = await post(test, '/register', signUpForm({ email, ...otherwise }))
    expect(status).toBe(200)
    const code = await test.mailedCode(email, emails)
    emails += 1
    return { code, access: body.tokens.access as string }
  }
  const verify = (code: string, proof: Proof = {}) =>
    post(test, '/verify-otp', { email, otp_code: code, ...proof })
  const signIn = async (password: string) => (await post(test, '/login', { email, password })).status
  return {
    email,
    verify,
    byOwner: () => signUp({ first_name: 'Meera' }),
    byOther: () =>
      signUp({
        first_name: 'Mallory',
        upi_id: 'mallory@okbank',
        password: OTHER_PASSWORD,
        confirm_password: OTHER_PASSWORD,
      }),
    async expectOwned() {
      expect([await signIn(PASSWORD), await signIn(OTHER_PASSWORD)]).toEqual([200, 401])
    },
  }
}

const hostWith = (email: string) =>
  test.services.db.selectFrom('hosts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('one person signs up', () => {
  it('the code alone verifies, as the specification calls', async () => {
    const { verify, byOwner, expectOwned } = aMailbox()
    const { code } = await byOwner()
    expect((await verify(code)).status).toBe(200)
    await expectOwned()
  })

  it('a repetition with the same password is the same person: the code alone still verifies', async () => {
    const { verify, byOwner, expectOwned } = aMailbox()
    await byOwner()
    await byOwner()
    const { code } = await byOwner()
    expect((await verify(code)).status).toBe(200)
    await expectOwned()
  })

  it('a proof that is given must be right, and a wrong one does not use up the code', async () => {
    const { verify, byOwner } = aMailbox()
    const replaced = await byOwner()
    const { code, access } = await byOwner()
    for (const proof of [{ password: 'not the right one' }, { access: replaced.access }])
      expect(await verify(code, proof)).toMatchObject(REFUSED)
    expect((await verify(code, { password: 'not the right one', access })).status).toBe(200)
  })

  it('an expired token is no proof, and none is needed', async () => {
    const { email, verify, byOwner, expectOwned } = aMailbox()
    const { access } = await byOwner()
    wait(test, ACCESS_TOKEN_MS)
    await post(test, '/resend-otp', { email, password: PASSWORD })
    expect((await verify(await test.mailedCode(email, 1), { access })).status).toBe(200)
    await expectOwned()
  })
})

describe('another person has signed up first', () => {
  it('the owner, who signs up later, verifies with the token of their own registration', async () => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox()
    const other = await byOther()
    const { code, access } = await byOwner()
    expect(await verify(code, { access: other.access })).toMatchObject(REFUSED)
    expect((await verify(code, { access })).status).toBe(200)
    await expectOwned()
  })

  it('or with the password, after an unverified sign-in', async () => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox()
    await byOther()
    const { code } = await byOwner()
    expect((await post(test, '/login', { email, password: PASSWORD })).status).toBe(403)
    expect((await verify(code, { password: PASSWORD })).status).toBe(200)
    await expectOwned()
  })

  it('but not with the code alone: the answer says what to do', async () => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox()
    await byOther()
    const { code } = await byOwner()
    expect(await verify(code)).toMatchObject(REFUSED)
    expect((await verify(code, { password: PASSWORD })).status).toBe(200)
    await expectOwned()
  })
})

describe('another person signs up later', () => {
  it('the owner cannot verify that account by mistake, neither with nor without their token', async () => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox()
    const mine = await byOwner()
    const { code } = await byOther()
    expect(await verify(code, { access: mine.access })).toMatchObject(REFUSED)
    expect(await verify(code, { password: PASSWORD })).toMatchObject(REFUSED)
    expect(await verify(code)).toMatchObject(REFUSED)
    expect((await hostWith(email)).email_verified_at).toBeNull()
    const again = await byOwner()
    expect((await verify(again.code, { access: again.access })).status).toBe(200)
    await expectOwned()
    expect(await hostWith(email)).toMatchObject({ first_name: 'Meera', upi_id: null, is_contested: false })
  })

  it('a repetition with the same password leaves the address contested', async () => {
    const { verify, byOther, byOwner } = aMailbox()
    await byOwner()
    await byOther()
    const { code } = await byOther()
    expect(await verify(code)).toMatchObject(REFUSED)
  })

  it('between two registrations of the owner: only the owner’s newest token verifies', async () => {
    const { verify, byOther, byOwner, expectOwned } = aMailbox()
    const first = await byOwner()
    const other = await byOther()
    const { code, access } = await byOwner()
    for (const proof of [{}, { access: first.access }, { access: other.access }])
      expect(await verify(code, proof)).toMatchObject(REFUSED)
    expect((await verify(code, { access })).status).toBe(200)
    await expectOwned()
  })
})

describe('what an unauthorized person learns', () => {
  it('nothing without the code: contested or not, wrong codes are answered alike and count alike', async () => {
    const [plain, contested] = [aMailbox(), aMailbox()]
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

  it('a right code without a proof counts as an attempt, too, so that passwords are not guessed with it', async () => {
    const { verify, byOther, byOwner } = aMailbox()
    await byOther()
    const { code } = await byOwner()
    for (let tries = 0; tries < 5; tries++)
      expect(await verify(code, { password: `guess ${tries}` })).toMatchObject(REFUSED)
    expect((await verify(code, { password: PASSWORD })).body.message).toBe(authSentences.codeExpired)
  })
})

describe('a password reset before the address is verified', () => {
  it('the mailbox’s owner gets the account, without a UPI ID that another person may have set', async () => {
    const { email, verify, byOther, expectOwned } = aMailbox()
    await byOther()
    await post(test, '/forgot-password', { email })
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD }
    const otp_code = await test.mailedCode(email, 1)
    expect((await post(test, '/reset-password', { email, otp_code, ...passwords })).status).toBe(200)
    wait(test, 10 * MINUTE)
    expect((await post(test, '/login', { email, password: PASSWORD })).status).toBe(403)
    expect((await verify(await test.mailedCode(email, 2))).status).toBe(200)
    expect(await hostWith(email)).toMatchObject({ upi_id: null })
    await expectOwned()
  })
})

describe('at the same moment', () => {
  const outcome = (action: Promise<unknown>) =>
    action.then(
      () => 'done',
      (error) => error.key,
    )
  const device = { userAgent: null, network: null }
  const deps = () => ({ ...test.services, device, now: test.clock.now })
  const details = (email: string, password: string) => ({ ...signUpForm({ email }), password })

  it('two sign up: one account is pending, and the other person is told to wait', async () => {
    const email = anEmail()
    const actions = [PASSWORD, OTHER_PASSWORD].map((password) =>
      registerAction(deps(), details(email, password)).catch((error) => error.key),
    )
    const answers = await Promise.all(actions)
    expect(answers.filter((answer) => answer === 'tooManyRequests')).toHaveLength(1)
    const winner = answers.find((answer) => answer !== 'tooManyRequests')
    expect(await hostWith(email)).toMatchObject({ id: winner.host.id, is_contested: false })
  })

  it.each([1, 2, 3])(
    'another person signs up while the owner verifies: only the owner’s account is verified (%j)',
    async () => {
      const { email, byOwner } = aMailbox()
      const { code } = await byOwner()
      const { id } = await hostWith(email)
      wait(test, MINUTE)
      const [verified, registered] = await Promise.all([
        outcome(verifyEmail(deps(), { email, code })),
        outcome(registerAction(deps(), details(email, OTHER_PASSWORD))),
      ])
      const host = await hostWith(email)
      if (verified === 'done') expect([host.id, registered]).toEqual([id, 'emailTaken'])
      else expect([verified, host.email_verified_at, host.is_contested]).toEqual(['expiredCode', null, true])
    },
  )

  it('a registration that was judged by an old password is not stored after a reset', async () => {
    const { email, byOwner } = aMailbox()
    await byOwner()
    const { db } = test.services
    const known = await hostWith(email)
    await db.updateTable('hosts').set({ password_hash: 'another one' }).where('id', '=', known.id).execute()
    const judged = { isContested: true, replaced: known, passwordHash: 'another person’s' }
    const opening = inTransaction(db, (trx) =>
      openHostAccount(trx, { details: details(email, OTHER_PASSWORD), ...judged, now: test.clock.now }),
    )
    expect(await outcome(opening)).toBe('tooManyRequests')
    expect(await hostWith(email)).toMatchObject({ id: known.id, password_hash: 'another one' })
  })
})

describe('another code, without the registration’s data', () => {
  const resend = (email: string, proof: Proof) => post(test, '/resend-otp', { email, ...proof })

  it.each(['access', 'password'] as const)('is mailed for the %s, and verifies', async (kind) => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox()
    await byOther()
    const { access } = await byOwner()
    const proof = kind === 'access' ? { access } : { password: PASSWORD }
    expect(await resend(email, proof)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
    wait(test, MINUTE)
    expect(await resend(email, proof)).toMatchObject({
      status: 200,
      body: { message: authSentences.codeSent },
    })
    expect((await verify(await test.mailedCode(email, 2), proof)).status).toBe(200)
    await expectOwned()
  })

  it('not without a proof, and not for an unknown address: answered alike', async () => {
    const { email, byOwner } = aMailbox()
    await byOwner()
    wait(test, MINUTE)
    for (const [proof, message] of [
      [{}, failures.sessionOver.message],
      [{ access: 'x' }, failures.sessionOver.message],
      [{ password: 'a guess' }, authSentences.credentialsWrong],
    ] as const)
      for (const address of [email, anEmail()])
        expect(await resend(address, proof)).toMatchObject({ status: 401, body: { message } })
    expect((await test.emails()).filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('not where the address is verified: its owner is told to sign in', async () => {
    const { email, verify, byOwner } = aMailbox()
    await verify((await byOwner()).code)
    expect(await resend(email, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { message: authSentences.emailTaken },
    })
  })
})
