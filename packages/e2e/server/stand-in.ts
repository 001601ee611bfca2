// Calls the control plane of the stand-in for Razorpay: its records, and payments without a browser.
import { callControl, type Proof, payOrder as payOrderAt } from '@lifafa/razorpay-stand-in/call-control'
import type { Server } from './server.ts'

interface SeenRequest {
  method: string
  url: string
}

/** How many orders the server has opened. */
export async function countOrders({ standInUrl }: Server): Promise<number> {
  const { requests } = await callControl<{ requests: SeenRequest[] }>(standInUrl, 'GET', '/requests')
  return requests.filter(({ method, url }) => method === 'POST' && url === '/v1/orders').length
}

/** Pays an order as a guest does in the dialog. */
export const payOrder = ({ standInUrl }: Server, orderId: string): Promise<Proof> =>
  payOrderAt(standInUrl, orderId)

const tellStandIn = <T>({ standInUrl }: Server, method: string, path: string, body: object): Promise<T> =>
  callControl(standInUrl, method, path, body)

/**
 * A guest whose first attempt seems to fail pays again, and then the bank takes the first as well: both are captured. The first
 * report decides which of them is the gift, and which goes back.
 */
export async function payOrderTwice(server: Server, orderId: string): Promise<void> {
  const failed: { error: { metadata: { payment_id: string } } } = await tellStandIn(
    server,
    'POST',
    `/orders/${orderId}/pay`,
    { outcome: 'fail' },
  )
  const { payment_id } = failed.error.metadata
  await payOrder(server, orderId)
  await tellStandIn(server, 'POST', `/payments/${payment_id}/state`, { status: 'captured' })
}

/** Whether webhooks are sent; those dropped now are never sent. */
export const sendWebhooks = (server: Server, enabled: boolean): Promise<void> =>
  tellStandIn(server, 'PATCH', '/webhook', { enabled })

/** A guest has chosen a UPI app, and the bank has not decided. */
export const beginToPay = (server: Server, orderId: string): Promise<void> =>
  tellStandIn(server, 'POST', `/orders/${orderId}/pay`, { outcome: 'begin' })

/** The bank decides late: the last payment that was tried for an order is captured. */
export async function captureLate(server: Server, orderId: string): Promise<void> {
  const last = (await listPayments(server)).findLast((payment) => payment.order_id === orderId)
  await tellStandIn(server, 'POST', `/payments/${last?.id}/state`, { status: 'authorized' })
}

async function listPayments({ standInUrl }: Server): Promise<{ id: string; order_id: string }[]> {
  type Payments = { payments: { id: string; order_id: string }[] }
  return (await callControl<Payments>(standInUrl, 'GET', '/payments')).payments
}

/** The payment that was begun last, of all orders. */
export async function lastPaymentId(server: Server): Promise<string> {
  const payment = (await listPayments(server)).at(-1)
  if (!payment) throw new Error('Nobody has paid.')
  return payment.id
}

/** A part of a payment is refunded at the provider's dashboard, and no webhook reports it. */
export const refundUnreported = (server: Server, paymentId: string, amount: number): Promise<void> =>
  tellStandIn(server, 'POST', `/payments/${paymentId}/state`, { status: 'refunded', amount, webhooks: false })

/** Settles all that was captured, with one fault. */
export async function settleWithFault(server: Server, kind: string): Promise<void> {
  await tellStandIn(server, 'POST', '/settlement-faults', { kind })
  await tellStandIn(server, 'POST', '/settlements', {})
}

/** The guest's bank disputes a payment; it wants an answer within seven days. */
export const disputePayment = (server: Server, paymentId: string): Promise<{ id: string }> =>
  tellStandIn(server, 'POST', `/payments/${paymentId}/dispute`, {})

/** The banks of hosts take all payouts that are on their way; answers how many. */
export async function bankTakesPayouts(server: Server): Promise<number> {
  type Payouts = { payouts: { id: string; status: string }[] }
  const { payouts } = await callControl<Payouts>(server.standInUrl, 'GET', '/payouts')
  const underWay = payouts.filter(({ status }) => status === 'processing')
  for (const { id } of underWay)
    await tellStandIn(server, 'POST', `/payouts/${id}/state`, { status: 'processed' })
  return underWay.length
}
