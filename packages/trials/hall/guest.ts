// One guest in a hall: opens the page, fills the form in, pays, and is told that the payment has arrived.
import { setTimeout as delay } from 'node:timers/promises'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { GUEST_TOKEN_HEADER } from '@lifafa/contract/guest-page/payment-paths'
import { CHARGE_PAISE } from '../../server/src/test/paying.ts'
import { post } from '../calls.ts'
import { type Answered, openPhone } from './phone.ts'

/** The addresses of the server and of the stand-in for the provider, and the paths of the files that the page loads. */
export type Hall = { url: string; standInUrl: string; files: readonly string[] }

export type Guest = {
  index: number
  boxId: string
  /** The address that all phones of the hall share. */
  network: string
  /** How long the guest writes, and how long the payment in the UPI app takes. */
  fillMs: number
  payMs: number
}

/** `paymentId`: of the captured payment, whatever came of it afterwards. */
export type Visit = { answers: Answered[]; boxId: string; paymentId?: string }

/** Ends with the first call that was refused. */
export async function visit(hall: Hall, guest: Guest): Promise<Visit> {
  const answers: Answered[] = []
  const { boxId } = guest
  const isServed = (answer: Answered): boolean => {
    answers.push(answer)
    return answer.status === 200
  }
  const phone = openPhone(hall.url, guest.network)
  try {
    if (!isServed(await phone.get('page', contributePath(boxId)))) return { answers, boxId }
    const files = await Promise.all(hall.files.map((path) => phone.get('file', path)))
    if (!files.map(isServed).every(Boolean)) return { answers, boxId }
    await delay(guest.fillMs)
    const token = await phone.ask('guestToken')
    if (!isServed(token)) return { answers, boxId }
    const headers = { [GUEST_TOKEN_HEADER]: JSON.parse(token.text).token }
    const request_key = crypto.randomUUID()
    const details = {
      name: 'Sunita Deshpande',
      phone: String(9_876_500_000 + guest.index),
      address: '7 Station Road, Pune',
      giftid: boxId,
    }
    const wanted = { ...details, amount: CHARGE_PAISE, request_key }
    const order = await phone.ask('createOrder', { body: wanted, headers })
    if (!isServed(order)) return { answers, boxId }
    await delay(guest.payMs)
    const paid = await post(`${hall.standInUrl}/stand-in/orders/${JSON.parse(order.text).id}/pay`, {})
    const proof = { ...paid.body, ...details, amount: CHARGE_PAISE / 104 }
    const verified = await phone.ask('verify', { body: proof, headers })
    if (isServed(verified)) isServed(await phone.ask('status', { body: { request_key }, headers }))
    return { answers, boxId, paymentId: String(paid.body.razorpay_payment_id ?? '') }
  } finally {
    phone.close()
  }
}
