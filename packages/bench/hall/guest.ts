// Makes the calls of one guest's phone in a hall: a token, an order, the payment, its verification, its status.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { GUEST_TOKEN_HEADER, paymentPaths } from '@lifafa/contract/guest-page/payment-paths'

const HALF_MINUTE_MS = 30_000
/** ₹501 and its fee. */
const CHARGE_PAISE = 52_104

/** The addresses of the server, and of the stand-in for the provider. */
export type Hall = { url: string; standInUrl: string }

/** A call's status and duration in milliseconds; status 0 where there was no answer. */
export type Answered = { call: string; status: number; ms: number; body: Record<string, string> }

export async function ask(
  { url }: Pick<Hall, 'url'>,
  call: keyof typeof paymentPaths,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const begun = performance.now()
  const response = await fetch(`${url}${API_PREFIX}${paymentPaths[call]}/`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(HALF_MINUTE_MS),
  }).catch(() => undefined)
  const answer = (await response?.json().catch(() => undefined)) as Answered['body'] | undefined
  return { call, status: response?.status ?? 0, ms: performance.now() - begun, body: answer ?? {} }
}

/** Returns all answers; ends with the first refused call. */
export async function giveOnce(hall: Hall, boxId: string, guest: number): Promise<Answered[]> {
  const answers: Answered[] = []
  const isServed = (answer: Answered): boolean => {
    answers.push(answer)
    return answer.status === 200
  }
  const token = await ask(hall, 'guestToken')
  if (!isServed(token)) return answers
  const headers = { [GUEST_TOKEN_HEADER]: token.body.token ?? '' }
  const request_key = crypto.randomUUID()
  const order = await ask(
    hall,
    'createOrder',
    {
      giftid: boxId,
      name: 'Sunita Deshpande',
      phone: String(9_876_500_000 + guest),
      address: '7 Station Road, Pune',
      amount: CHARGE_PAISE,
      request_key,
    },
    headers,
  )
  if (!isServed(order)) return answers
  const paid = await fetch(`${hall.standInUrl}/stand-in/orders/${order.body.id}/pay`, { method: 'POST' })
  if (!isServed(await ask(hall, 'verify', (await paid.json()) as object))) return answers
  isServed(await ask(hall, 'status', { request_key }, headers))
  return answers
}
