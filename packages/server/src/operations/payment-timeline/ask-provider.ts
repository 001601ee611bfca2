// Queries the provider about the current state of an order or payout.
import { formatPaise } from '@lifafa/contract/money'
import { atProviderSentences as atProvider } from '@lifafa/contract/sentences/admin/at-provider'
import { adminHostSentences } from '@lifafa/contract/sentences/admin/hosts'
import { providerClient } from '../../provider/client/provider-client.ts'
import type { ProviderPayment } from '../../provider/objects/payments.ts'
import type { ProviderPayout } from '../../provider/objects/payouts.ts'
import type { ProviderRefund } from '../../provider/objects/refunds.ts'
import { type PaymentProvider, ProviderError } from '../../provider/provider.ts'
import type { ProviderTransfer } from '../../provider/route.ts'
import type { ProviderAccess } from '../../settings.ts'
import type { FoundEvent } from './read-events.ts'

/**
 * Returns lines; if the provider is silent or refuses, a line says so. `events`: the events of an order or of a
 * payout in our books.
 */
export async function askProvider(access: ProviderAccess, events: readonly FoundEvent[]): Promise<string[]> {
  try {
    return await askOf(providerClient(access), events)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const what = error.outcome === 'refused' ? atProvider.notSaid : atProvider.unreachable
    return [`${what} (${error.message.trim()})`]
  }
}

async function askOf(provider: PaymentProvider, events: readonly FoundEvent[]): Promise<string[]> {
  const order = events.find(({ kind }) => kind === 'order')
  const transfers = events.filter(({ kind }) => kind === 'transfer')
  if (order)
    return [
      ...(await askOfOrder(provider, order.id, order.more.note ?? null)),
      ...(await Promise.all(
        transfers.map(async ({ id }) => transferIn(await provider.route.fetchTransfer(id))),
      )),
    ]
  const ours = events.findLast(({ kind }) => kind === 'payout-sent')
  if (!provider.sentPayouts || !ours) return [atProvider.neverAsked]
  const payout = ours.more.note
    ? await provider.sentPayouts.fetch(ours.more.note)
    : await provider.sentPayouts.find(ours.id)
  return [payout ? payoutIn(payout) : atProvider.noPayout]
}

async function askOfOrder(
  provider: PaymentProvider,
  orderId: string,
  providerOrderId: string | null,
): Promise<string[]> {
  const id = providerOrderId ?? (await provider.findOrderByReceipt(orderId))?.id
  if (id === undefined) return [atProvider.noOrder]
  const payments = await provider.listPaymentsOfOrder(id)
  if (payments.length === 0) return [atProvider.noPayment(id)]
  const lines: string[] = []
  for (const payment of payments) {
    lines.push(paymentIn(payment))
    if (payment.amount_refunded) lines.push(...(await provider.listRefundsOf(payment.id)).map(refundIn))
  }
  return lines
}

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
    payment.amount_refunded && adminHostSentences.refundedOf(formatPaise(payment.amount_refunded)),
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
