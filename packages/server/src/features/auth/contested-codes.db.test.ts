// A contested address: what a code and a password reset give to the person who asks for them, and what nobody learns.
import { failures } from '@lifafa/contract/failures'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEmail, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aMailbox, hostWith, MINUTE, type Proof, REFUSED } from '../../test/mailboxes.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('what an unauthorized person learns', () => {
  it('nothing without the code: contested or not, wrong codes are answered alike and count alike', async () => {
    const [plain, contested] = [aMailbox(test), aMailbox(test)]
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
    const { verify, byOther, byOwner } = aMailbox(test)
    await byOther()
    const { code } = await byOwner()
    for (let tries = 0; tries < 5; tries++)
      expect(await verify(code, { password: `guess ${tries}` })).toMatchObject(REFUSED)
    expect((await verify(code, { password: PASSWORD })).body.message).toBe(authSentences.codeExpired)
  })
})

describe('a password reset before the address is verified', () => {
  it('the mailbox’s owner gets the account, without a UPI ID that another person may have set', async () => {
    const { email, verify, byOther, expectOwned } = aMailbox(test)
    await byOther()
    await post(test, '/forgot-password', { email })
    const passwords = { new_password: PASSWORD, confirm_password: PASSWORD }
    const otp_code = await test.mailedCode(email, 1)
    expect((await post(test, '/reset-password', { email, otp_code, ...passwords })).status).toBe(200)
    wait(test, 10 * MINUTE)
    expect((await post(test, '/login', { email, password: PASSWORD })).status).toBe(403)
    expect((await verify(await test.mailedCode(email, 2))).status).toBe(200)
    expect(await hostWith(test, email)).toMatchObject({ upi_id: null })
    await expectOwned()
  })
})

describe('another code, without the registration’s data', () => {
  const resend = (email: string, proof: Proof) => post(test, '/resend-otp', { email, ...proof })

  it.each(['access', 'password'] as const)('is mailed for the %s, and verifies', async (kind) => {
    const { email, verify, byOther, byOwner, expectOwned } = aMailbox(test)
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
    const { email, byOwner } = aMailbox(test)
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
    const { email, verify, byOwner } = aMailbox(test)
    await verify((await byOwner()).code)
    expect(await resend(email, { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { message: authSentences.emailTaken },
    })
  })
})
