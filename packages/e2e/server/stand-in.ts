// The control plane of the stand-in for Razorpay: what it has seen, and payments without a browser.
import type { Server } from './server-process.ts'

interface SeenRequest {
  method: string
  url: string
}

/** How many orders the server has asked for. */
export async function countOrders({ standInUrl }: Server): Promise<number> {
  const response = await fetch(`${standInUrl}/stand-in/requests`)
  const { requests }: { requests: SeenRequest[] } = await response.json()
  return requests.filter(({ method, url }) => method === 'POST' && url === '/v1/orders').length
}

/** What Razorpay's dialog hands to the page once a guest has paid. */
interface Proof {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** Pays an order as a guest does in the dialog. */
export async function payOrder({ standInUrl }: Server, orderId: string): Promise<Proof> {
  const response = await fetch(`${standInUrl}/stand-in/orders/${orderId}/pay`, { method: 'POST' })
  if (!response.ok) throw new Error(`The stand-in answers ${response.status}: ${await response.text()}`)
  return response.json()
}
