// Queries of the payments page.

import { adminListAuditLog } from '@lifafa/contract/endpoints/admin/audit-log'
import { adminGetBooks } from '@lifafa/contract/endpoints/admin/books'
import { adminListCorrections } from '@lifafa/contract/endpoints/admin/corrections'
import { adminListFeeInvoices } from '@lifafa/contract/endpoints/admin/fee-invoices'
import { adminListFlags } from '@lifafa/contract/endpoints/admin/flags'
import { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { adminSearch } from '@lifafa/contract/endpoints/admin/search'
import { adminGetProviderStatus, adminGetTimeline } from '@lifafa/contract/endpoints/admin/timeline'
import { isUuid } from '@lifafa/contract/fields/uuid'
import { auditLogSentences } from '@lifafa/contract/sentences/admin/audit-log'
import { adminCorrectionSentences } from '@lifafa/contract/sentences/admin/corrections'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { payoutFactsSentences } from '@lifafa/contract/sentences/admin/payout-facts'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { queryOptions } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { nullIfMissing } from '../../lib/calls/null-if-missing.ts'
import { inPages } from '../../lib/parts/paged-list.tsx'
import { MONEY_KEY } from '../../lib/queries/to-do-query.ts'
import type { PaymentsParams } from './payments-params.ts'

export const flagsQuery = ({ show, kind, page }: PaymentsParams) =>
  queryOptions({
    ...inPages,
    queryKey: [MONEY_KEY, 'flags', show, kind, page],
    queryFn: () => adminCall(adminListFlags, { query: { show, page, ...(kind && { kind }) } }),
    meta: { failed: sentences.flagsFailed },
  })

export const payoutsQuery = ({ group, page }: PaymentsParams) =>
  queryOptions({
    ...inPages,
    queryKey: [MONEY_KEY, 'payouts', group, page],
    queryFn: () => adminCall(adminListPayouts, { query: { group, page } }),
    meta: { failed: payoutFactsSentences.payoutsFailed },
  })

/** An administrator's id that cannot be one asks for nobody's actions in particular. */
export const auditQueryOf = ({ action, admin, from, until, about }: PaymentsParams) => ({
  ...{ from, until, about },
  ...(action && { action }),
  ...(isUuid(admin) && { admin }),
})

export const auditLogQuery = (params: PaymentsParams) => {
  const { action, admin, from, until, about, page } = params
  return queryOptions({
    ...inPages,
    queryKey: [MONEY_KEY, 'audit-log', action, admin, from, until, about, page],
    queryFn: () => adminCall(adminListAuditLog, { query: { ...auditQueryOf(params), page } }),
    meta: { failed: auditLogSentences.failed },
  })
}

export const feeInvoicesQuery = ({ text, month, page }: PaymentsParams) =>
  queryOptions({
    ...inPages,
    queryKey: [MONEY_KEY, 'fee-invoices', text.trim(), month, page],
    queryFn: () => adminCall(adminListFeeInvoices, { query: { text: text.trim(), month, page } }),
    meta: { failed: sentences.invoicesFailed },
  })

export const correctionsQuery = ({ page }: PaymentsParams) =>
  queryOptions({
    ...inPages,
    queryKey: [MONEY_KEY, 'corrections', page],
    queryFn: () => adminCall(adminListCorrections, { query: { page } }),
    meta: { failed: adminCorrectionSentences.failed },
  })

export const booksQuery = queryOptions({
  queryKey: [MONEY_KEY, 'books'],
  queryFn: () => adminCall(adminGetBooks),
  meta: { failed: sentences.booksFailed },
})

export const searchQuery = (query: { text: string; day: string }) =>
  queryOptions({
    queryKey: [MONEY_KEY, 'search', query.text, query.day],
    queryFn: () => adminCall(adminSearch, { query }),
    meta: { failed: adminSearchSentences.failed },
  })

/** Null where our books do not contain the id. */
export const timelineQuery = (id: string) =>
  queryOptions({
    queryKey: [MONEY_KEY, 'timeline', id],
    queryFn: async () =>
      (await adminCall(adminGetTimeline, { query: { id } }).catch(nullIfMissing))?.timeline ?? null,
    meta: { failed: sentences.timelineFailed },
  })

/** Its failure is shown in its place. */
export const providerQuery = (id: string) =>
  queryOptions({
    queryKey: [MONEY_KEY, 'provider-says', id],
    queryFn: async () => (await adminCall(adminGetProviderStatus, { query: { id } })).lines,
  })
