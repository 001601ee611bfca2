// Every migration, in the order of its name. Forward only: a migration that has landed is never edited; the next one corrects it.
// The keys are recorded in every database, so they never change: a file may have a clearer name than its key, and what it exports
// may have an older word than those of today. A number that is missing, as 0022, was given to a migration that never landed.
import type { Migration } from 'kysely/migration'
import { accounts } from './0001-accounts.ts'
import { eventBoxes } from './0002-event-boxes.ts'
import { payments } from './0003-payments.ts'
import { journal } from './0004-journal.ts'
import { voices } from './0005-activities-ratings-messages.ts'
import { contestedSignUps } from './0006-contested-sign-ups.ts'
import { reconciler } from './0007-reconciler.ts'
import { payouts } from './0008-payouts.ts'
import { installation } from './0009-installation.ts'
import { providerLists } from './0010-provider-lists.ts'
import { watchedWebhooks } from './0011-webhook-arrival-indexes.ts'
import { disputes } from './0012-disputes.ts'
import { stricterMoney } from './0013-payment-constraints.ts'
import { adminDeeds } from './0014-audit-log.ts'
import { hostsAtScale } from './0015-host-search-and-totals.ts'
import { lookedAt } from './0016-review-marks.ts'
import { hostsRevision } from './0017-hosts-revision.ts'
import { reviewFlags } from './0018-review-flags.ts'
import { payoutHolds } from './0019-payout-holds.ts'
import { sharedCounters } from './0020-shared-counters.ts'
import { wherePayoutsGo } from './0021-session-devices-and-upi-changes.ts'
import { answeredMessages } from './0023-answered-messages.ts'
import { restoredBackups } from './0024-restored-backups.ts'
import { plainNames } from './0025-rename-audit-log-and-payout-number.ts'
import { ledger } from './0026-ledger.ts'
import { settlements } from './0027-settlements.ts'
import { failedRefunds } from './0028-failed-refunds.ts'
import { administratorsRefunds } from './0029-administrators-refunds.ts'
import { payoutsInTransit } from './0031-payouts-in-transit.ts'
import { returnedPayouts } from './0032-returned-payouts.ts'
import { feeInvoices } from './0033-fee-invoices.ts'
import { timeOrderedKeys } from './0034-time-ordered-keys.ts'
import { ledgerBalances } from './0035-ledger-balances.ts'
import { payoutsWaitForMoney } from './0036-payouts-wait-for-money.ts'
import { settlementFlags } from './0037-settlement-flags.ts'
import { ledgerLookups } from './0038-ledger-lookups.ts'
import { corrections } from './0039-corrections.ts'
import { payoutIndexes } from './0040-payout-indexes.ts'
import { disputeAnswers } from './0043-dispute-answers.ts'
import { boxKeys } from './0045-box-keys.ts'
import { capturedAgain } from './0046-captured-again.ts'
import { adminSearch } from './0049-admin-search.ts'
import { tablesOnSeveralServers } from './0050-tables-on-several-servers.ts'
import { blessings } from './0051-blessings.ts'
import { latePayoutsTold } from './0052-late-payouts-told.ts'
import { guestNotes } from './0053-guest-notes.ts'
import { administratorsPages } from './0054-administrators-pages.ts'
import { shortAddresses } from './0055-short-addresses.ts'
import { contributionsByTime } from './0056-contributions-by-time.ts'
import { upiIdChecks } from './0057-upi-id-checks.ts'
import { linkedAccounts } from './0058-linked-accounts.ts'
import { erasedGuests } from './0059-erased-guests.ts'
import { contributionFunctions } from './0060-contribution-functions.ts'
import { eventsByOrder } from './0061-events-by-order.ts'
import { eventsOfHosts } from './0062-events-of-hosts.ts'
import { comparedAt } from './0063-compared-at.ts'
import { giftsOfLostBoxes } from './0064-gifts-of-lost-boxes.ts'
import { ordersOfTestKeys } from './0065-orders-of-test-keys.ts'
import { longOrderIds } from './0066-long-order-ids.ts'
import { earlierUpiIds } from './0067-earlier-upi-ids.ts'
import { listedPayouts } from './0068-listed-payouts.ts'
import { suspectedMessages } from './0069-suspected-messages.ts'
import { codesByRequest } from './0074-codes-by-request.ts'
import { namesBySound } from './0075-names-by-sound.ts'
import { phonesShown } from './0076-phones-shown.ts'

export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-event-boxes': eventBoxes,
  '0003-payments': payments,
  '0004-journal': journal,
  '0005-voices': voices,
  '0006-contested-sign-ups': contestedSignUps,
  '0007-reconciler': reconciler,
  '0008-payouts': payouts,
  '0009-installation': installation,
  '0010-provider-lists': providerLists,
  '0011-watched-webhooks': watchedWebhooks,
  '0012-disputes': disputes,
  '0013-stricter-money': stricterMoney,
  '0014-admin-deeds': adminDeeds,
  '0015-hosts-at-scale': hostsAtScale,
  '0016-looked-at': lookedAt,
  '0017-hosts-revision': hostsRevision,
  '0018-review-flags': reviewFlags,
  '0019-payout-holds': payoutHolds,
  '0020-shared-counters': sharedCounters,
  '0021-where-payouts-go': wherePayoutsGo,
  '0023-answered-messages': answeredMessages,
  '0024-restored-backups': restoredBackups,
  '0025-plain-names': plainNames,
  '0026-ledger': ledger,
  '0027-settlements': settlements,
  '0028-failed-refunds': failedRefunds,
  '0029-administrators-refunds': administratorsRefunds,
  '0031-payouts-in-transit': payoutsInTransit,
  '0032-returned-payouts': returnedPayouts,
  '0033-fee-invoices': feeInvoices,
  '0034-time-ordered-keys': timeOrderedKeys,
  '0035-ledger-balances': ledgerBalances,
  '0036-payouts-wait-for-money': payoutsWaitForMoney,
  '0037-settlement-flags': settlementFlags,
  '0038-ledger-lookups': ledgerLookups,
  '0039-corrections': corrections,
  '0040-payout-indexes': payoutIndexes,
  '0043-dispute-answers': disputeAnswers,
  '0045-box-keys': boxKeys,
  '0046-captured-again': capturedAgain,
  '0049-admin-search': adminSearch,
  '0050-tables-on-several-servers': tablesOnSeveralServers,
  '0051-blessings': blessings,
  '0052-late-payouts-told': latePayoutsTold,
  '0053-guest-notes': guestNotes,
  '0054-administrators-pages': administratorsPages,
  '0055-short-addresses': shortAddresses,
  '0056-contributions-by-time': contributionsByTime,
  '0057-upi-id-checks': upiIdChecks,
  '0058-linked-accounts': linkedAccounts,
  '0059-erased-guests': erasedGuests,
  '0060-contribution-functions': contributionFunctions,
  '0061-events-by-order': eventsByOrder,
  '0062-events-of-hosts': eventsOfHosts,
  '0063-compared-at': comparedAt,
  '0064-gifts-of-lost-boxes': giftsOfLostBoxes,
  '0065-orders-of-test-keys': ordersOfTestKeys,
  '0066-long-order-ids': longOrderIds,
  '0067-earlier-upi-ids': earlierUpiIds,
  '0068-listed-payouts': listedPayouts,
  '0069-suspected-messages': suspectedMessages,
  '0074-codes-by-request': codesByRequest,
  '0075-names-by-sound': namesBySound,
  '0076-phones-shown': phonesShown,
}
