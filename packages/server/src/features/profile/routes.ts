// Serves the calls on a host's own profile, bank account and password.
import * as calls from '@lifafa/contract/endpoints/profile'
import { removeBankAccount, saveBankAccount } from '@lifafa/contract/endpoints/settings/bank-account'
import { setLanguage } from '@lifafa/contract/endpoints/settings/language'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import type { FastifyBaseLogger } from 'fastify'
import { audited } from '../../http/audited.ts'
import { Failure } from '../../http/failure.ts'
import { maskEmail } from '../../http/mask-email.ts'
import type { Serve } from '../../http/serve.ts'
import { changePassword } from '../../passwords/change-password.ts'
import type { Services } from '../../services.ts'
import { findBankAccountCheck, findUpiIdCheck } from '../../upi-id-checks/reads.ts'
import { readLinkedAccount } from '../linked-accounts/reads.ts'
import { presentProfile } from './present.ts'
import { findProfile, type Profile } from './reads.ts'
import { answerUpiIdName, askAgain } from './upi-id/saved-upi-id.ts'
import { type ChangedAccount, changeBankAccount } from './writes/change-bank-account.ts'
import { updateProfile } from './writes/update-profile.ts'

export function profileRoutes(
  serve: Serve,
  { db, jobs, live, provider, providerSettings, now }: Services,
): void {
  const deps = () => ({ db, jobs, provider, now: now() })

  async function present(profile: Profile) {
    const check = await findUpiIdCheck(db, profile)
    const accountCheck = await findBankAccountCheck(db, profile)
    const linkedAccount = await readLinkedAccount(db, profile, providerSettings)
    const canAsk = provider.upiIdChecks !== undefined
    return presentProfile(profile, { check, accountCheck, canAsk, linkedAccount, now: now() })
  }

  async function read(hostId: string) {
    const profile = await findProfile(db, hostId)
    if (!profile) throw new Failure('sessionOver')
    return present(profile)
  }

  serve(calls.getProfile, ({ accountId }) => read(accountId))

  serve(
    calls.updateProfile,
    async ({ accountId: hostId, body: { current_password: currentPassword, ...details }, log }) => {
      const { before, after } = await audited(log, { event: 'update-profile', host: hostId }, () =>
        updateProfile(deps(), { hostId, details, currentPassword }),
      )
      if (before.upi_id !== after.upi_id)
        log.info(
          {
            event: 'change-upi-id',
            outcome: 'ok',
            host: hostId,
            from: maskUpiId(before),
            to: maskUpiId(after),
          },
          'account',
        )
      return present(after)
    },
    // Each wrong password is a guess at the current one, whichever call it comes with.
    { limit: 'changePassword', counts: ({ current_password }) => current_password !== undefined },
  )

  serve(setLanguage, async ({ accountId: hostId, body: { language } }) => {
    await db.updateTable('hosts').set({ language, updated_at: now() }).where('id', '=', hostId).execute()
    return { success: true }
  })

  serve(
    calls.askUpiIdName,
    async ({ accountId: hostId, body: { upi_id: upiId }, log }) => {
      await audited(log, { event: 'ask-upi-id', host: hostId }, () => askAgain(deps(), { hostId, upiId }))
      return read(hostId)
    },
    { limit: 'askUpiIdName' },
  )

  serve(calls.answerUpiIdName, async ({ accountId: hostId, body: { upi_id: upiId, answer }, log }) => {
    await audited(log, { event: `upi-id-is-mine-${answer}`, host: hostId }, () =>
      answerUpiIdName(deps(), { hostId, upiId, answer }),
    )
    return read(hostId)
  })

  const changeAccount = async (log: FastifyBaseLogger, event: string, asked: ChangedAccount) =>
    present(await audited(log, { event, host: asked.hostId }, () => changeBankAccount(deps(), asked)))

  serve(
    saveBankAccount,
    async ({ accountId: hostId, body, log }) => {
      // A linked account is of a UPI ID: gifts would not go to the bank account.
      if (providerSettings.payoutMode === 'route') throw new Failure('notFound')
      const { account_number: bank_account, ifsc, account_name: bank_account_name } = body
      const account = { bank_account, ifsc, bank_account_name }
      const asked = { hostId, account, currentPassword: body.current_password }
      return changeAccount(log, 'save-bank-account', asked)
    },
    { limit: 'changePassword' },
  )

  serve(
    removeBankAccount,
    ({ accountId: hostId, body, log }) => {
      const asked = { hostId, account: null, currentPassword: body.current_password }
      return changeAccount(log, 'remove-bank-account', asked)
    },
    { limit: 'changePassword' },
  )

  serve(
    calls.changePassword,
    async ({ accountId: hostId, sessionId, body, log }) => {
      const { current_password: currentPassword, new_password: newPassword } = body
      const owner = { audience: 'host', id: hostId } as const
      await audited(log, { event: 'change-password', host: hostId }, () =>
        changePassword(deps(), owner, { sessionId, currentPassword, newPassword }),
      )
      live.publish({ hostId })
      return { success: true, message: profileSentences.passwordChanged }
    },
    { limit: 'changePassword', countedAs: 'ownSessions' },
  )
}

/** Masked like an email address. */
const maskUpiId = ({ upi_id }: { upi_id: string | null }) => upi_id && maskEmail(upi_id)
