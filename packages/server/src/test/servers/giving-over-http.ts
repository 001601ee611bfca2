// A guest of a server process in tests: gives over HTTP, and notes how each call ended.
import { payOrder } from '@lifafa/razorpay-stand-in/call-control'
import { CHARGE_PAISE, GUEST } from '../paying.ts'

/** The outcome of a call in a word: its status, or how the connection broke. `access`: the token of a host. */
export async function ask<T extends object>(
  serverUrl: string,
  what: string,
  path: string,
  body?: object,
  access?: string,
): Promise<{ came: string; answer: Partial<T>; text: string }> {
  try {
    const answer = await fetch(`${serverUrl}${path}`, {
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(access && { authorization: `Bearer ${access}` }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { came: `${what} ${answer.status}`, answer: answer.ok && body ? JSON.parse(text) : {}, text }
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    return { came: `${what} ${error} ${cause?.code ?? ''}`, answer: {}, text: '' }
  }
}

/** Opens the page, gives, and verifies the payment; answers the outcome of each call. */
export async function giveOverHttp(serverUrl: string, standInUrl: string, boxId: string): Promise<string[]> {
  const page = await ask(serverUrl, 'page', `/contribute/${boxId}`)
  const order = await ask<{ id: string }>(serverUrl, 'order', '/api/payment/create-order/', {
    ...GUEST,
    giftid: boxId,
    amount: CHARGE_PAISE,
    again: true,
  })
  if (!order.answer.id) return [page.came, order.came]
  const proof = await payOrder(standInUrl, order.answer.id)
  const verified = await ask(serverUrl, 'proof', '/api/payment/verify/', {
    ...proof,
    ...GUEST,
    giftid: boxId,
    amount: 501,
  })
  return [page.came, order.came, verified.came]
}
