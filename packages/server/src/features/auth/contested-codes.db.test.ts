// A contested address: what a code and a password reset give to the person who asks for them, and what nobody learns.
import { failures } from '@lifafa/contract/failures'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { describe } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { anEmail, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { aMailbox, hostWith, MINUTE, type Proof, REFUSED } from '../../test/hosts/mailboxes.ts'
import { expect, test } from '../../test/test.ts'

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
