// The calls to a server whose disk is full: storing a provider event, and showing a box.
import { createHmac, randomBytes } from 'node:crypto'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { WEBHOOK_SECRET } from '../servers/running-server.ts'

/** Large and incompressible: a few of them use up the pages that the database still had. */
const FILLER_BYTES = 20_000

export interface Answer {
  status: number
  retryAfter: string | null
  body: unknown
}

const ask = async (url: string, init?: RequestInit): Promise<Answer> => {
  const response = await fetch(url, init)
  const body: unknown = await response.json()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body }
}

/** A webhook of an unknown kind: a row, and a job that has nothing to do. */
export function sendEvent(url: string, id: string): Promise<Answer> {
  const body = JSON.stringify({ event: 'invoice.paid', filler: randomBytes(FILLER_BYTES).toString('base64') })
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'x-razorpay-signature': signature,
  }
  return ask(`${url}${API_PREFIX}/payment/webhook/`, { method: 'POST', headers, body })
}

export const readBox = (url: string, boxId: string): Promise<Answer> =>
  ask(`${url}${API_PREFIX}/dashboard/giftbooks/public/${boxId}/`)

export const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/readyz`)).ok
