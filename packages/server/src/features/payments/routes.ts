// Serves the guest's calls: open an order, verify a payment, read a payment's status. And the administrators' refund of a payment.
import { adminRefundPayment } from '@lifafa/contract/endpoints/admin/refunds'
import { guestToken } from '@lifafa/contract/endpoints/guest-token'
import { createOrder, paymentStatus, verifyPayment } from '@lifafa/contract/endpoints/payments'
import { CURRENCY } from '@lifafa/contract/money'
import { adminRefundSentences } from '@lifafa/contract/sentences/admin/refunds'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { Failure } from '../../http/failure.ts'
import { newGuestToken } from '../../http/limits/guest-token.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Serve } from '../../http/serve.ts'
import { STATUS } from '../../http/status.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import { ProviderError } from '../../provider/provider.ts'
import type { Services } from '../../services.ts'
import { checkCanContribute } from './order/check-can-contribute.ts'
import { openOrder } from './order/open-order.ts'
import { findPaymentStatus } from './payment/payment-status.ts'
import { limitVerifications, verifyCheckout } from './payment/verify-payment.ts'
import { presentReceipt } from './receipt/receipt-token.ts'
import { requestRefund } from './refund/request-refund.ts'

export function paymentRoutes(serve: Serve, services: Services, limits: RateLimits): void {
  const { db, provider, providerSettings, settings, keys, now } = services

  serve(
    createOrder,
    async ({ body, rateLimitSubject, log, language }) => {
      const intention = {
        amountPaise: body.amount,
        eventBoxId: body.giftid ?? null,
        guestName: body.name ?? null,
        guestPhone: body.phone ?? null,
        guestAddress: body.address ?? null,
        guestLanguage: language,
        requestKey: body.request_key ?? null,
      }
      const keyMode = keyModeOf(providerSettings.keyId)
      const routedWith = providerSettings.payoutMode === 'route' ? keyMode : undefined
      const { accountId, eventDate } = await checkCanContribute(
        { db, limits, rateLimitSubject, now: now(), routedWith },
        intention,
        body.again === true,
      )
      const deps = {
        db,
        provider,
        keyMode,
        checkAfterMs: settings.reconcileAfterMs,
        accountId,
        eventDate,
        now: now(),
      }
      const opened = await openOrder(deps, intention).catch((error) => {
        if (!(error instanceof ProviderError)) throw error
        log.error({ err: error }, 'the provider opened no order')
        throw notStarted(error)
      })
      return {
        success: true,
        ...opened,
        amount: body.amount,
        currency: CURRENCY,
        key_id: providerSettings.keyId,
      }
    },
    { limit: 'askForOrder' },
  )

  serve(verifyPayment, async ({ body, rateLimitSubject, log, answerWith }) => {
    const claim = {
      orderId: body.razorpay_order_id,
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
      boxId: body.giftid,
      late: {
        boxId: body.giftid,
        guestName: body.name,
        guestPhone: body.phone,
        guestAddress: body.address,
      },
    }
    await limitVerifications(limits, rateLimitSubject, providerSettings, claim)
    const verified = await verifyCheckout({ ...services, now: now(), log }, claim)
    if (verified.status === 'success')
      return { success: true, status: verified.status, receipt: presentReceipt(keys, verified.receipt) }
    answerWith(STATUS.accepted)
    return { success: false, status: verified.status, message: givingSentences.confirming }
  })

  serve(
    paymentStatus,
    async ({ body, log }) => {
      const { receipt, ...found } = await findPaymentStatus(
        { ...services, now: now(), log },
        body.request_key,
      )
      return { success: true, ...found, ...(receipt && { receipt: presentReceipt(keys, receipt) }) }
    },
    { limit: 'paymentStatus' },
  )

  serve(guestToken, async () => ({ success: true, token: newGuestToken(services.keys.guestToken, now()) }), {
    limit: 'guestToken',
  })

  serve(
    adminRefundPayment,
    async ({ params, body, accountId }) => {
      const { amount: amountPaise, reason, request_key: requestKey, left_paise, host_owes_paise } = body
      const seen = { leftPaise: left_paise, hostOwesPaise: host_owes_paise }
      const request = { paymentId: params.id, amountPaise, reason, requestKey, seen, adminId: accountId }
      await requestRefund({ ...services, now: now() }, request)
      return { success: true, message: adminRefundSentences.requested }
    },
    { limit: 'actOnMoney' },
  )
}

const notStarted = ({ outcome }: ProviderError): Failure =>
  outcome === 'refused' || outcome === 'unauthorized'
    ? new Failure('providerRefused')
    : new Failure('providerBusy', { retryAfterSeconds: 5 })
