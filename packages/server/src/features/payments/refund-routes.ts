// Serves the administrators' call that refunds a payment.
import { adminRefundPayment } from '@lifafa/contract/endpoints/admin/refunds'
import { adminRefundSentences } from '@lifafa/contract/sentences/admin/refunds'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { requestRefund } from './refund/request-refund.ts'

export function refundRoutes(serve: Serve, services: Services): void {
  serve(
    adminRefundPayment,
    async ({ params, body, accountId }) => {
      const { db, jobs, provider, now } = services
      const { amount: amountPaise, reason, request_key: requestKey, left_paise, host_owes_paise } = body
      const seen = { leftPaise: left_paise, hostOwesPaise: host_owes_paise }
      const request = { paymentId: params.id, amountPaise, reason, requestKey, seen, adminId: accountId }
      await requestRefund({ db, jobs, provider, now: now() }, request)
      return { success: true, message: adminRefundSentences.requested }
    },
    { limit: 'actOnMoney' },
  )
}
