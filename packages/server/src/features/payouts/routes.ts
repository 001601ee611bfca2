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
import { bankFileSentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { checkBankResults, markBankResults } from './channels/by-hand/bank-results.ts'
import { downloadBatch, makeBatch, payByHand } from './channels/by-hand/pay-by-hand.ts'
import { markBatchNotPaid, sayOutcome } from './channels/by-hand/say-outcome.ts'
import { confirmCompared } from './operator/confirm-compared.ts'
import { decide } from './operator/decide.ts'

/** Five hundred rows, each cell as long as may be. */
const MAX_RESULTS_BYTES = 512 * 1024

export function payoutRoutes(serve: Serve, services: Services): void {
  const deps = () => ({ ...services, now: services.now() })

  serve(
    adminPayByHand,
    async ({ params: { id: payoutId }, body: seen, accountId: adminId }) => ({
      success: true,
      ...(await payByHand(deps(), { payoutId, seen, adminId })),
    }),
    { limit: 'actOnMoney' },
  )

  serve(adminMarkPayoutPaid, async ({ params: { attempt: attemptId }, body, accountId: adminId }) => {
    await sayOutcome(deps(), { attemptId, adminId }, { outcome: 'paid', ...body })
    return { success: true, message: sentences.payoutMarked }
  })

  serve(adminMarkPayoutNotPaid, async ({ params: { attempt: attemptId }, body, accountId: adminId }) => {
    await sayOutcome(deps(), { attemptId, adminId }, { outcome: 'not-paid', ...body })
    return { success: true, message: sentences.notPaidNoted }
  })

  serve(adminMarkPayoutReturned, async ({ params: { attempt: attemptId }, body, accountId: adminId }) => {
    await sayOutcome(deps(), { attemptId, adminId }, { outcome: 'returned', ...body })
    return { success: true, message: sentences.payoutReturned }
  })

  serve(adminDecidePayout, async ({ params: { id: payoutId }, body, accountId: adminId }) => {
    await decide(deps(), { payoutId, adminId, ...body })
    return { success: true, message: sentences.decided[body.decision] }
  })

  serve(adminPayoutsCompared, async ({ body, accountId: adminId }) => {
    const restoredAt = new Date(body.restored_at)
    await confirmCompared(deps(), { restoredAt, adminId })
    return { success: true, message: sentences.payoutsCompared }
  })

  serve(
    adminMakeBankFile,
    async ({ body: { payouts: ids, format }, accountId: adminId }) => ({
      success: true,
      ...(await makeBatch(deps(), { ids, format, adminId })),
    }),
    { limit: 'actOnMoney' },
  )

  serve(adminGetBankFile, async ({ params: { batch: batchId }, accountId: adminId }) => ({
    success: true,
    ...(await downloadBatch(deps(), { batchId, adminId })),
  }))

  serve(adminMarkBatchNotPaid, async ({ params, body: seen, accountId: adminId }) => {
    await markBatchNotPaid(deps(), { batchId: params.batch, seen, adminId })
    return { success: true, message: bankFileSentences.reopened(seen.open) }
  })

  serve(
    adminCheckBankResults,
    async ({ body }) => ({ success: true, rows: await checkBankResults(services.db, body.rows) }),
    { maxBodyBytes: MAX_RESULTS_BYTES },
  )

  serve(
    adminMarkBankResults,
    async ({ body: { rows }, accountId: adminId }) => ({
      success: true,
      outcomes: await markBankResults(deps(), { rows, adminId }),
    }),
    { limit: 'actOnMoney', logged: ({ rows }) => ({ attempts: rows.map(({ id }) => id) }) },
  )
}
