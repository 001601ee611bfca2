// A mailbox with which its owner and another person both sign up, in tests of contested addresses.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { anEmail, PASSWORD, post, signUpForm, wait } from './accounts.ts'

export const MINUTE = 60_000
export const OTHER_PASSWORD = 'another person chose this'
export const REFUSED = { status: 403, body: { message: authSentences.registrantUnproven } }

export type Proof = { access?: string; password?: string }
/** A mailbox, whose owner and another person both sign up with it; each time a minute later than the last. */
export function aMailbox(test: TestApp) {
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

export const hostWith = (test: TestApp, email: string) =>
  test.services.db.selectFrom('hosts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
