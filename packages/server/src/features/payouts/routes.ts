// Serves the administrators' calls on payouts: mark them as paid by hand or as returned, confirm the comparison with our bank.
import {
  adminCheckBankResults,
  adminMakeBankFile,
  adminMarkBankResults,
} from '@lifafa/contract/endpoints/admin/bank-files'
import {
  adminMarkPayoutPaid,
  adminMarkPayoutReturned,
  adminPayoutsCompared,
} from '@lifafa/contract/endpoints/admin/payouts'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { makeBankFile } from './mark-paid/bank-file.ts'
import { checkBankResults, markBankResults } from './mark-paid/bank-results.ts'
import { markPaid } from './mark-paid/mark-paid.ts'
import { markReturned } from './mark-paid/mark-returned.ts'
import { confirmCompared } from './reconcile/confirm-compared.ts'

/** Five hundred rows, each cell as long as may be. */
const MAX_RESULTS_BYTES = 512 * 1024

export function payoutRoutes(serve: Serve, services: Services): void {
  serve(adminMarkPayoutPaid, async ({ params, body, accountId }) => {
    const { db, jobs, provider, now } = services
    const seen = { upiId: body.upi_id, amountPaise: body.amount_paise }
    const { reference, already_sent: wasSentBefore, is_shared: isShared } = body
    const payment = { id: params.id, reference, seen, wasSentBefore, isShared, adminId: accountId }
    await markPaid({ db, jobs, provider, now: now() }, payment)
    return { success: true, message: adminPayoutsSentences.payoutMarked }
  })

  serve(adminMarkPayoutReturned, async ({ params, body, accountId }) => {
    const { db, jobs, now } = services
    const { reason, reference, amount_paise: amountPaise, upi_id_at_fault: isUpiIdAtFault } = body
    const seen = { reference, amountPaise }
    const returned = { id: params.id, reason, isUpiIdAtFault, seen, adminId: accountId }
    await markReturned({ db, jobs, now: now() }, returned)
    return { success: true, message: adminPayoutsSentences.payoutReturned }
  })

  serve(adminPayoutsCompared, async ({ body, accountId }) => {
    const restoredAt = new Date(body.restored_at)
    await confirmCompared(services.db, { restoredAt, adminId: accountId, now: services.now() })
    return { success: true, message: adminPayoutsSentences.payoutsCompared }
  })

  serve(
    adminMakeBankFile,
    async ({ body: { group, payouts: ids }, accountId: adminId }) => {
      const { db, provider, now } = services
      // What waits has a reason: it is chosen one by one.
      if (group !== 'due' && ids.length === 0) return { success: true, rows: [], has_more: false }
      const { rows, hasMore } = await makeBankFile({ db, provider, now: now() }, { ids, adminId })
      return { success: true, rows, has_more: hasMore }
    },
    { limit: 'actOnMoney' },
  )

  serve(
    adminCheckBankResults,
    async ({ body }) => {
      const { db, provider, now } = services
      return { success: true, rows: await checkBankResults({ db, provider, now: now() }, body.rows) }
    },
    { maxBodyBytes: MAX_RESULTS_BYTES },
  )

  serve(
    adminMarkBankResults,
    async ({ body, accountId: adminId }) => {
      const { db, jobs, provider, now } = services
      const rows = body.rows.map(({ id, reference, ...row }) => ({
        id,
        reference,
        upiId: row.upi_id,
        amountPaise: row.amount_paise,
        wasSentBefore: row.already_sent,
        isShared: row.is_shared,
      }))
      const outcomes = await markBankResults({ db, jobs, provider, now: now() }, { rows, adminId })
      return { success: true, outcomes }
    },
    { limit: 'actOnMoney' },
  )
}
