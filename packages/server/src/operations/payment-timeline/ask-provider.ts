// Asks the provider for the current state of a payment or payout, known to us or not.
import { formatPaise } from '@lifafa/contract/money'
import { providerClient } from '../../provider/client/provider-client.ts'
import type { ProviderPayment } from '../../provider/objects/payments.ts'
import type { ProviderPayout } from '../../provider/objects/payouts.ts'
import type { ProviderRefund } from '../../provider/objects/refunds.ts'
import { type PaymentProvider, ProviderError } from '../../provider/provider.ts'
import { kindOfProviderId } from '../../provider/provider-ids.ts'
import type { ProviderTransfer } from '../../provider/route.ts'
import type { ProviderAccess } from '../../settings.ts'
import type { Records } from './records/records.ts'

const NOT_ASKED = 'it is not asked: an administrator pays the hosts here'

/** As lines; where the provider is silent or refuses, a line says so. */
export const askOf = (
  access: ProviderAccess,
  { order, transfers, payouts: [ours] }: Pick<Records, 'order' | 'transfers' | 'payouts'>,
): Promise<string[]> =>
  orWhyNot(async () => {
    const provider = providerClient(access)
    if (order)
      return [
        ...(await askOfOrder(provider, order.id, order.provider_order_id)),
        ...(await askOfTransfers(provider, transfers)),
      ]
    if (!provider.sentPayouts || !ours) return [NOT_ASKED]
    const payout = ours.provider_payout_id
      ? await provider.sentPayouts.fetch(ours.provider_payout_id)
      : await provider.sentPayouts.find(ours.id)
    return [payout ? payoutIn(payout) : 'it does not have this payout']
  })

/** For an unknown id; a refund can only be found by its payment. */
export const askOfUnknown = (access: ProviderAccess, id: string): Promise<string[]> =>
  orWhyNot(async () => {
    const provider = providerClient(access)
    switch (kindOfProviderId(id)) {
      case 'payment':
        return [paymentIn(await provider.fetchPayment(id))]
      case 'order':
        return askOfOrder(provider, id, id)
      case 'payout':
        return [provider.sentPayouts ? payoutIn(await provider.sentPayouts.fetch(id)) : NOT_ASKED]
      default:
        return []
    }
  })

async function askOfOrder(
  provider: PaymentProvider,
  orderId: string,
  providerOrderId: string | null,
): Promise<string[]> {
  const id = providerOrderId ?? (await provider.findOrderByReceipt(orderId))?.id
  if (id === undefined) return ['it has no order with our receipt']
  const payments = await provider.listPaymentsOfOrder(id)
  if (payments.length === 0) return [`${id}: nobody has begun to pay`]
  const lines: string[] = []
  for (const payment of payments) {
    lines.push(paymentIn(payment))
    if (payment.amount_refunded) lines.push(...(await provider.listRefundsOf(payment.id)).map(refundIn))
  }
  return lines
}

const askOfTransfers = (provider: PaymentProvider, transfers: Records['transfers']): Promise<string[]> =>
  Promise.all(
    transfers.map(async ({ provider_transfer_id }) =>
      transferIn(await provider.route.fetchTransfer(provider_transfer_id)),
    ),
  )

const transferIn = (transfer: ProviderTransfer): string =>
  [
    `${transfer.id}: ${transfer.status}, ${formatPaise(transfer.amount)} to ${transfer.recipient}`,
    transfer.amount_reversed > 0 && `${formatPaise(transfer.amount_reversed)} of it reversed`,
    transfer.on_hold && 'on hold',
    transfer.settlement_status === 'settled' && 'settled',
    transfer.error?.description,
  ]
    .filter(Boolean)
    .join(', ')

const paymentIn = (payment: ProviderPayment): string =>
  [
    `${payment.id}: ${payment.status}, ${formatPaise(payment.amount)}`,
    payment.order_id && `of ${payment.order_id}`,
    payment.amount_refunded && `${formatPaise(payment.amount_refunded)} of it given back`,
    payment.acquirer_data?.rrn && `bank reference ${payment.acquirer_data.rrn}`,
    payment.status === 'failed' && payment.error_description,
  ]
    .filter(Boolean)
    .join(', ')

const refundIn = ({ id, status, amount, payment_id }: ProviderRefund): string =>
  `${id}: ${status}, ${formatPaise(amount)} of ${payment_id}`

const payoutIn = ({ id, status, amount, reference_id, utr, status_details }: ProviderPayout): string =>
  [
    `${id}: ${status}, ${formatPaise(amount)}`,
    reference_id && `our payout ${reference_id}`,
    utr && `bank reference ${utr}`,
    status_details?.description,
  ]
    .filter(Boolean)
    .join(', ')

async function orWhyNot(ask: () => Promise<string[]>): Promise<string[]> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const what = error.outcome === 'refused' ? 'it does not tell' : 'it could not be asked'
    return [`${what} (${error.message.trim()})`]
  }
}
