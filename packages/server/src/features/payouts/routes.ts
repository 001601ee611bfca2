// Serves the administrators' calls on payouts: pay them by hand, say what became of an attempt, decide about one that is stuck.
import {
  adminCheckBankResults,
  adminGetBankFile,
  adminMakeBankFile,
  adminMarkBankResults,
  adminMarkBatchNotPaid,
} from '@lifafa/contract/endpoints/admin/bank-files'
import {
  adminDecidePayout,
  adminMarkPayoutNotPaid,
  adminMarkPayoutPaid,
  adminMarkPayoutReturned,
  adminPayByHand,
  adminPayoutsCompared,
} from '@lifafa/contract/endpoints/admin/payouts'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { checkBankResults, markBankResults } from './channels/by-hand/bank-results.ts'
import { downloadAgain, makeBatch, payByHand } from './channels/by-hand/pay-by-hand.ts'
import { markBatchNotPaid, markNotPaid, markPaid, markReturned } from './channels/by-hand/say-outcome.ts'
import { confirmCompared } from './operator/confirm-compared.ts'
import { decide } from './operator/decide.ts'

/** Five hundred rows, each cell as long as may be. */
const MAX_RESULTS_BYTES = 512 * 1024

export function payoutRoutes(serve: Serve, services: Services): void {
  const deps = () => ({ ...services, now: services.now() })

  serve(
    adminPayByHand,
    async ({ params, body, accountId: adminId }) => {
      const { upi_id: upiId, bank_account: bankAccount, amount_paise: amountPaise } = body
      const seen = { upiId, bankAccount, amountPaise }
      const locked = await payByHand(deps(), { payoutId: params.id, seen, adminId })
      return { success: true, attempt: locked.attempt, bank_account: locked.bankAccount }
    },
    { limit: 'actOnMoney' },
  )

  serve(adminMarkPayoutPaid, async ({ params, body, accountId: adminId }) => {
    const { reference, is_shared: isShared } = body
    await markPaid(deps(), { attemptId: params.attempt, reference, isShared, adminId })
    return { success: true, message: sentences.payoutMarked }
  })

  serve(adminMarkPayoutNotPaid, async ({ params, body: { reason }, accountId: adminId }) => {
    await markNotPaid(deps(), { attemptId: params.attempt, reason, adminId })
    return { success: true, message: sentences.notPaidNoted }
  })

  serve(adminMarkPayoutReturned, async ({ params, body, accountId: adminId }) => {
    const { reason, upi_id_at_fault: isUpiIdAtFault } = body
    await markReturned(deps(), { attemptId: params.attempt, reason, isUpiIdAtFault, adminId })
    return { success: true, message: sentences.payoutReturned }
  })

  serve(adminDecidePayout, async ({ params, body: { decision, reason }, accountId: adminId }) => {
    await decide(deps(), { payoutId: params.id, decision, reason, adminId })
    return { success: true, message: sentences.decided[decision] }
  })

  serve(adminPayoutsCompared, async ({ body, accountId: adminId }) => {
    const restoredAt = new Date(body.restored_at)
    await confirmCompared(deps(), { restoredAt, adminId })
    return { success: true, message: sentences.payoutsCompared }
  })

  serve(
    adminMakeBankFile,
    async ({ body: { format, payouts: ids }, accountId: adminId }) => {
      const { totalPaise, hasMore, ...table } = await makeBatch(deps(), { format, ids, adminId })
      return { success: true, ...table, total_paise: totalPaise, has_more: hasMore }
    },
    { limit: 'actOnMoney' },
  )

  serve(adminGetBankFile, async ({ params, query: { format }, accountId: adminId }) => {
    const { columns, rows } = await downloadAgain(deps(), { batchId: params.batch, format, adminId })
    return { success: true, columns, rows }
  })

  serve(adminMarkBatchNotPaid, async ({ params, accountId: adminId }) => {
    await markBatchNotPaid(deps(), { batchId: params.batch, adminId })
    return { success: true, message: sentences.notPaidNoted }
  })

  serve(
    adminCheckBankResults,
    async ({ body }) => ({ success: true, rows: await checkBankResults(services.db, body.rows) }),
    { maxBodyBytes: MAX_RESULTS_BYTES },
  )

  serve(
    adminMarkBankResults,
    async ({ body, accountId: adminId }) => {
      const rows = body.rows.map(({ id, reference, is_shared }) => ({
        ...{ attemptId: id, reference },
        isShared: is_shared,
      }))
      return { success: true, outcomes: await markBankResults(deps(), { rows, adminId }) }
    },
    { limit: 'actOnMoney', logged: ({ rows }) => ({ attempts: rows.map(({ id }) => id) }) },
  )
}
