// Serves the administrators' calls on payouts: mark one as paid by hand or as returned, confirm the comparison with our bank.
import {
  adminMarkPayoutPaid,
  adminMarkPayoutReturned,
  adminPayoutsCompared,
} from '@lifafa/contract/endpoints/admin/payouts'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { markPaid } from './mark-paid/mark-paid.ts'
import { markReturned } from './mark-paid/mark-returned.ts'
import { confirmCompared } from './reconcile/confirm-compared.ts'

export function payoutRoutes(serve: Serve, services: Services): void {
  serve(adminMarkPayoutPaid, async ({ params, body, accountId }) => {
    const { db, jobs, provider, now } = services
    const seen = { upiId: body.upi_id, amountPaise: body.amount_paise }
    const { reference, already_sent: wasSentBefore } = body
    const payment = { id: params.id, reference, seen, wasSentBefore, adminId: accountId }
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
}
