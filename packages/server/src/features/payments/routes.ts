// A guest's two calls: an order before paying, the proof after it.
import type { Output } from '@lifafa/contract/endpoint'
import { createOrder, verifyPayment } from '@lifafa/contract/endpoints/payments'
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { CURRENCY } from '@lifafa/contract/money'
import { guestPageSentences } from '@lifafa/contract/sentences/guest-page'
import type { Row } from '../../db/tables.ts'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import { STATUS } from '../../http/status.ts'
import { ProviderError } from '../../payments/provider.ts'
import { isCheckoutGenuine } from '../../payments/signature.ts'
import type { Services } from '../../services.ts'
import { findBox } from '../event-boxes/reads.ts'
import { findOrderByProviderId, isContributed } from './reads.ts'
import { keyModeOf } from './rules.ts'
import { applyPayment } from './writes/apply-payment.ts'
import { completeOrder } from './writes/complete-order.ts'
import { openOrder } from './writes/open-order.ts'

const SUCCESS = { success: true, status: 'success' } as const
type Said = Output<(typeof verifyPayment)['body']>
const PENDING = { success: false, status: 'pending', message: guestPageSentences.confirming } as const

export function paymentRoutes(serve: Serve, services: Services): void {
  const { db, jobs, provider, providerSettings, now } = services

  serve(
    createOrder,
    async ({ body, log }) => {
      if (body.giftid !== undefined) await refuseClosedBox(services, body.giftid)
      const intention = {
        amountPaise: body.amount,
        eventBoxId: body.giftid ?? null,
        guestName: body.name ?? null,
        guestPhone: body.phone ?? null,
        guestAddress: body.address ?? null,
        requestKey: body.request_key ?? null,
      }
      const keyMode = keyModeOf(providerSettings.keyId)
      const id = await openOrder({ db, provider, keyMode, now: now() }, intention).catch((error) => {
        if (!(error instanceof ProviderError)) throw error
        log.error({ err: error }, 'the provider opened no order')
        throw new Failure('providerRefused')
      })
      return { success: true, id, amount: body.amount, currency: CURRENCY, key_id: providerSettings.keyId }
    },
    { limit: 'createOrder' },
  )

  serve(
    verifyPayment,
    async ({ body, log, answerWith }) => {
      const paymentId = body.razorpay_payment_id
      const order = await findOrderByProviderId(db, body.razorpay_order_id)
      if (!order?.provider_order_id) throw new Failure('paymentUnknown')
      if (
        !isCheckoutGenuine(
          providerSettings.keySecret,
          order.provider_order_id,
          paymentId,
          body.razorpay_signature,
        )
      ) {
        log.warn({ order: order.id }, 'a payment was claimed with a wrong signature')
        throw new Failure('paymentNotGenuine')
      }
      if (await isContributed(db, paymentId)) return SUCCESS
      await nameBoxAndGuest(services, order, body)

      const payment = await provider.fetchPayment(paymentId).catch((error) => {
        if (!(error instanceof ProviderError)) throw error
        log.warn({ err: error }, 'the provider did not tell us of a payment')
      })
      if (payment && payment.order_id !== order.provider_order_id) throw new Failure('paymentNotGenuine')
      const applied = payment && (await applyPayment({ db, jobs, now: now() }, payment))
      if (applied === 'contributed' || applied === 'already' || applied === 'refunding') return SUCCESS
      answerWith(STATUS.accepted)
      return PENDING
    },
    { limit: 'verifyPayment' },
  )
}

async function refuseClosedBox({ db, now }: Services, id: string): Promise<void> {
  const box = await findBox(db, id)
  if (!box || box.deleted_at) throw new Failure('boxNotFound')
  if (!isOpenToGuests(box.event_date, now())) throw new Failure('boxClosed')
}

/** For callers that open an order with an amount alone; a box that is not there is not named. */
async function nameBoxAndGuest(
  { db, now }: Services,
  order: Row<'payment_orders'>,
  said: Said,
): Promise<void> {
  const box = said.giftid === undefined ? undefined : await findBox(db, said.giftid)
  const late = {
    eventBoxId: box?.id,
    guestName: said.name,
    guestPhone: said.phone,
    guestAddress: said.address,
  }
  await completeOrder(db, order, late, now())
}
