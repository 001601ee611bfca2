// Two people sign up with one address at the same moment: one account is pending, and only its owner verifies it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { anEmail, PASSWORD, signUpForm, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aMailbox, hostWith, MINUTE, OTHER_PASSWORD } from '../../test/hosts/mailboxes.ts'
import { openHostAccount } from './writes/open-host-account.ts'
import { register as registerAction } from './writes/register.ts'
import { verifyEmail } from './writes/verify-email.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

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
    expect(await hostWith(test, email)).toMatchObject({ id: winner.host.id, is_contested: false })
  })

  it.each([1, 2, 3])(
    'another person signs up while the owner verifies: only the owner’s account is verified (%j)',
    async () => {
      const { email, byOwner } = aMailbox(test)
      const { code } = await byOwner()
      const { id } = await hostWith(test, email)
      wait(test, MINUTE)
      const [verified, registered] = await Promise.all([
        outcome(verifyEmail(deps(), { email, code })),
        outcome(registerAction(deps(), details(email, OTHER_PASSWORD))),
      ])
      const host = await hostWith(test, email)
      if (verified === 'done') expect([host.id, registered]).toEqual([id, 'emailTaken'])
      else expect([verified, host.email_verified_at, host.is_contested]).toEqual(['expiredCode', null, true])
    },
  )

  it('a registration that was judged by an old password is not stored after a reset', async () => {
    const { email, byOwner } = aMailbox(test)
    await byOwner()
    const { db } = test.services
    const known = await hostWith(test, email)
    await db.updateTable('hosts').set({ password_hash: 'another one' }).where('id', '=', known.id).execute()
    const judged = { isContested: true, replaced: known, passwordHash: 'another person’s' }
    const opening = inTransaction(db, (trx) =>
      openHostAccount(trx, { details: details(email, OTHER_PASSWORD), ...judged, now: test.clock.now }),
    )
    expect(await outcome(opening)).toBe('tooManyRequests')
    expect(await hostWith(test, email)).toMatchObject({ id: known.id, password_hash: 'another one' })
  })
})
