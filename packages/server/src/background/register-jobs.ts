// Registers the handlers of all jobs.
import type { FastifyBaseLogger } from 'fastify'
import { emailForAdmin } from '../features/admin-accounts/emails.ts'
import { authJobs } from '../features/auth/jobs.ts'
import { readBoxMoney } from '../features/box-money/reads.ts'
import { contactJobs } from '../features/contact/jobs.ts'
import { mailGuestsErased } from '../features/guest-details/emails.ts'
import { mailLinkedAccount } from '../features/linked-accounts/emails.ts'
import { applyAccountEvent } from '../features/linked-accounts/writes.ts'
import { paymentJobs } from '../features/payments/jobs.ts'
import { applyPayoutEvent } from '../features/payouts/channels/provider/submit.ts'
import { payoutJobs } from '../features/payouts/jobs.ts'
import { profileJobs } from '../features/profile/jobs.ts'
import { applySettlement } from '../features/settlements/fetch/sync-settlements.ts'
import type { Services } from '../services.ts'
import { applyUpiIdCheckEvent } from '../upi-id-checks/apply-check.ts'

export function registerJobs(services: Services, log: FastifyBaseLogger): void {
  authJobs(services, emailForAdmin)
  profileJobs(services)
  contactJobs(services)
  // The provider sends events of payments and payouts to one webhook.
  paymentJobs(services, log, {
    applyPayout: (id) => applyPayoutEvent({ ...services, now: services.now(), log }, id),
    applySettlement: (id) =>
      applySettlement({ ...services, now: services.now(), log, signal: new AbortController().signal }, id),
    applyLinkedAccount: (accountId, productId) =>
      applyAccountEvent({ ...services, now: services.now() }, { accountId, productId }),
    applyUpiIdCheck: (id) => applyUpiIdCheckEvent({ ...services, now: services.now() }, id),
  })
  payoutJobs(services, readBoxMoney)
  services.jobs.work('mail-guests-erased', (wanted) => mailGuestsErased(services, wanted))
  services.jobs.work('mail-linked-account', (wanted) => mailLinkedAccount(services, wanted))
}
