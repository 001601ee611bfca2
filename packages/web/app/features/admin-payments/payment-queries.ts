// Queries of the payments page.

import { callFailures } from '@lifafa/contract/call-failures'
import type { Answer } from '@lifafa/contract/endpoint'
import { adminListAuditLog } from '@lifafa/contract/endpoints/admin/audit-log'
import { adminGetBooks } from '@lifafa/contract/endpoints/admin/books'
import { adminListCorrections } from '@lifafa/contract/endpoints/admin/corrections'
import { adminListFeeInvoices } from '@lifafa/contract/endpoints/admin/fee-invoices'
import { adminListFlags } from '@lifafa/contract/endpoints/admin/flags'
import { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { adminSearch } from '@lifafa/contract/endpoints/admin/search'
import {
  adminGetProviderStatus,
  adminGetTimeline,
  type Timeline,
} from '@lifafa/contract/endpoints/admin/timeline'
import { isUuid } from '@lifafa/contract/fields/uuid'
import { auditLogSentences } from '@lifafa/contract/sentences/admin/audit-log'
import { adminCorrectionSentences } from '@lifafa/contract/sentences/admin/corrections'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { ApiError } from '../../lib/network/api-error.ts'
import { MONEY_KEY } from '../../lib/queries/to-do-query.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'
import type { PaymentsParams } from './payments-params.ts'

export const flagsQuery = ({
  show,
  kind,
  page,
}: PaymentsParams): ToastQuery<Answer<typeof adminListFlags>> => ({
  queryKey: [MONEY_KEY, 'flags', show, kind, String(page)],
  queryFn: () => adminCall(adminListFlags, { query: { show, page, ...(kind && { kind }) } }),
  failed: sentences.flagsFailed,
})

export const payoutsQuery = ({
  group,
  page,
}: PaymentsParams): ToastQuery<Answer<typeof adminListPayouts>> => ({
  queryKey: [MONEY_KEY, 'payouts', group, String(page)],
  queryFn: () => adminCall(adminListPayouts, { query: { group, page } }),
  failed: adminPayoutsSentences.payoutsFailed,
})

/** An administrator's id that cannot be one asks for nobody's actions in particular. */
export const auditQueryOf = ({ action, admin, from, until, about }: PaymentsParams) => ({
  ...{ from, until, about },
  ...(action && { action }),
  ...(isUuid(admin) && { admin }),
})

export const auditLogQuery = (params: PaymentsParams): ToastQuery<Answer<typeof adminListAuditLog>> => {
  const { action, admin, from, until, about, page } = params
  return {
    queryKey: [MONEY_KEY, 'audit-log', action, admin, from, until, about, String(page)],
    queryFn: () => adminCall(adminListAuditLog, { query: { ...auditQueryOf(params), page } }),
    failed: auditLogSentences.failed,
  }
}

export const feeInvoicesQuery = ({
  text,
  month,
  page,
}: PaymentsParams): ToastQuery<Answer<typeof adminListFeeInvoices>> => ({
  queryKey: [MONEY_KEY, 'fee-invoices', text.trim(), month, String(page)],
  queryFn: () => adminCall(adminListFeeInvoices, { query: { text: text.trim(), month, page } }),
  failed: sentences.invoicesFailed,
})

export const correctionsQuery = ({
  page,
}: PaymentsParams): ToastQuery<Answer<typeof adminListCorrections>> => ({
  queryKey: [MONEY_KEY, 'corrections', String(page)],
  queryFn: () => adminCall(adminListCorrections, { query: { page } }),
  failed: adminCorrectionSentences.failed,
})

export const booksQuery: ToastQuery<Answer<typeof adminGetBooks>> = {
  queryKey: [MONEY_KEY, 'books'],
  queryFn: () => adminCall(adminGetBooks),
  failed: sentences.booksFailed,
}

export const searchQuery = (query: {
  text: string
  day: string
}): ToastQuery<Answer<typeof adminSearch>> => ({
  queryKey: [MONEY_KEY, 'search', query.text, query.day],
  queryFn: () => adminCall(adminSearch, { query }),
  failed: adminSearchSentences.failed,
})

/** Null where our books do not contain the id. */
export const timelineQuery = (id: string): ToastQuery<Timeline | null> => ({
  queryKey: [MONEY_KEY, 'timeline', id],
  queryFn: async () => {
    try {
      return (await adminCall(adminGetTimeline, { query: { id } })).timeline
    } catch (error) {
      if (!(error instanceof ApiError && error.status === callFailures.notFound.status)) throw error
      return null
    }
  },
  failed: sentences.timelineFailed,
})

export const providerQuery = (id: string): ToastQuery<string[]> => ({
  queryKey: [MONEY_KEY, 'provider-says', id],
  queryFn: async () => (await adminCall(adminGetProviderStatus, { query: { id } })).lines,
  failed: sentences.providerFailed,
})
