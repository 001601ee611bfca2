// What the stand-in for Razorpay has seen, as its control plane tells it.
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
