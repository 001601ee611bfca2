// Two people sign up with one address at the same moment: one account is pending, and only its owner verifies it.
import { describe } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import type { TestApp } from '../../test/app.ts'
import { anEmail, PASSWORD, signUpForm, wait } from '../../test/hosts/accounts.ts'
import { aMailbox, hostWith, MINUTE, OTHER_PASSWORD } from '../../test/hosts/mailboxes.ts'
import { expect, test } from '../../test/test.ts'
import { openHostAccount } from './writes/open-host-account.ts'
import { register as registerAction } from './writes/register.ts'
import { verifyEmail } from './writes/verify-email.ts'

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
      registerAction(deps(app), details(email, password)).catch((error) => error.key),
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
        outcome(registerAction(deps(app), details(email, OTHER_PASSWORD))),
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
