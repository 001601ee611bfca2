// Serves the administrators' calls on payments: lists, books, and the review of flags.
import { adminListAuditLog } from '@lifafa/contract/endpoints/admin/audit-log'
import { adminGetBooks } from '@lifafa/contract/endpoints/admin/books'
import { adminListFeeInvoices } from '@lifafa/contract/endpoints/admin/fee-invoices'
import { adminListFlags, adminReviewFlags } from '@lifafa/contract/endpoints/admin/flags'
import { adminListPayoutsOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import {
  adminListPayouts,
  type MissingPayout as PresentedMissing,
} from '@lifafa/contract/endpoints/admin/payouts'
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { listSendingStops } from '../../books/sending-stops.ts'
import type { Serve } from '../../http/serve.ts'
import { ProviderError } from '../../provider/provider.ts'
import type { Services } from '../../services.ts'
import { listMissing } from '../payouts/reads/missing.ts'
import { payoutsDueSoonPaise } from '../payouts/reads/payouts.ts'
import {
  presentAuditEntry,
  presentBatch,
  presentBooks,
  presentDispute,
  presentFeeInvoice,
  presentFlagged,
  presentMissing,
  presentPayout,
  presentStop,
} from './present.ts'
import { pageOfAuditLog } from './reads/audit-log.ts'
import { listDisputes } from './reads/disputes.ts'
import { pageOfFeeInvoices } from './reads/fee-invoices.ts'
import { countFlagsToDo, pageOfFlags } from './reads/flags.ts'
import { countOpenMessages } from './reads/messages.ts'
import { paginationOf } from './reads/page-window.ts'
import {
  countBlockedPayouts,
  countOpenBatches,
  countPayoutsToDo,
  pageOfPayouts,
  pageOfPayoutsTo,
} from './reads/payouts.ts'
import { auditFilterOf } from './rules.ts'
import { reviewFlags } from './writes/review-flags.ts'

export function adminPaymentRoutes(serve: Serve, services: Services): void {
  const { db, metrics, provider, settings, now } = services
  const isAutomatic = provider.payouts !== undefined

  serve(adminCountToDo, async () => {
    const payouts = await countPayoutsToDo(db, { isAutomatic, now: now() })
    return {
      success: true,
      flags: await countFlagsToDo(db),
      payouts: payouts.all,
      payouts_in: payouts.byGroup,
      bank_files: await countOpenBatches(db),
      blocked_payouts: await countBlockedPayouts(db),
      messages: await countOpenMessages(db),
      disputes: (await listDisputes(db, now())).map((dispute) => presentDispute(dispute, now())),
    }
  })

  serve(adminListFlags, async ({ query: { page, show, kind } }) => {
    const asked = { page, size: PAGE_SIZE.adminFlags }
    const { payments, kinds, total } = await pageOfFlags(db, { ...asked, show, kind })
    return {
      success: true,
      payments: payments.map(presentFlagged),
      kinds,
      pagination: paginationOf(total, asked),
    }
  })

  serve(adminReviewFlags, async ({ body, accountId }) => {
    await reviewFlags(db, { flagIds: body.flags, adminId: accountId, now: now() })
    return { success: true, message: sentences.lookedAt }
  })

  serve(adminListPayouts, async ({ query: { page, group } }) => {
    const asked = { page, size: PAGE_SIZE.adminPayouts }
    const { payouts, totals, restoredAt, openBatches } = await pageOfPayouts(db, {
      ...asked,
      group,
      now: now(),
    })
    const total = totals.find((each) => each.group === group)?.count ?? 0
    return {
      success: true,
      is_automatic: isAutomatic,
      restored_at: restoredAt?.toISOString() ?? null,
      missing: restoredAt ? await missingPayouts(services) : [],
      stops: (await listSendingStops(db)).map(presentStop),
      float_paise: await payoutsDueSoonPaise(services, now()),
      totals,
      open_batches: openBatches.map(presentBatch),
      payouts: payouts.map((payout) => presentPayout(payout, now())),
      pagination: paginationOf(total, asked),
    }
  })

  serve(adminListPayoutsOfHost, async ({ params, query: { page } }) => {
    const asked = { page, size: PAGE_SIZE.adminPayouts }
    const { payouts, total } = await pageOfPayoutsTo(db, params.id, asked)
    return {
      success: true,
      payouts: payouts.map((payout) => presentPayout(payout, now())),
      pagination: paginationOf(total, asked),
    }
  })

  serve(adminListFeeInvoices, async ({ query: { page, page_size: size, ...filter } }) => {
    const asked = { page, size }
    const { invoices, total } = await pageOfFeeInvoices(db, { ...asked, ...filter })
    return {
      success: true,
      invoices: invoices.map(presentFeeInvoice),
      pagination: paginationOf(total, asked),
    }
  })

  serve(adminGetBooks, async () => ({
    success: true,
    books: metrics.books ? presentBooks(metrics.books, settings.holidays) : null,
  }))

  serve(adminListAuditLog, async ({ query: { page, page_size: size, ...wanted } }) => {
    const asked = { page, size }
    const { actions, admins, total } = await pageOfAuditLog(db, { ...asked, filter: auditFilterOf(wanted) })
    return {
      success: true,
      entries: actions.map(presentAuditEntry),
      admins,
      pagination: paginationOf(total, asked),
    }
  })
}

/** Null if the provider cannot be asked for now. */
async function missingPayouts({ db, provider, now }: Services): Promise<PresentedMissing[] | null> {
  if (!provider.sentPayouts) return []
  try {
    return (await listMissing(db, provider.sentPayouts, now())).map(presentMissing)
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}
