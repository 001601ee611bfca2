// A guest's receipt in tests: a gift, the address of its receipt, and a blessing that is written there.
import { receiptPath } from '@lifafa/contract/guest-page/paths'
import { receiptToken } from '../../features/payments/receipt/receipt-token.ts'
import type { TestApp } from '../app.ts'
import { askStatus, pay, verify } from '../paying.ts'
import { anOrderWithKey } from '../payments/orders.ts'
import { insertContribution, insertEventBox, type NewRow } from '../rows.ts'

/** ₹501 of Sunita Deshpande: paid and verified. `path` is what its thanks link to. */
export async function aReceipt(app: TestApp) {
  const order = await anOrderWithKey(app)
  const proof = await pay(app, order.orderId)
  const { body } = await verify(app, proof)
  return { ...order, paymentId: proof.razorpay_payment_id, path: body.receipt.path as string }
}

/** A gift as it is left by its payment, of ₹501 on SOME_TIME, and the address of its receipt. */
export async function aGift(app: TestApp, box: Partial<NewRow<'event_boxes'>> = {}) {
  const { db, keys } = app.services
  const { id } = await insertEventBox(db, box)
  const contribution = await insertContribution(db, { event_box_id: id })
  const path = receiptPath(id, receiptToken(keys.receipts, contribution.payment_order_id, 'write'))
  return { boxId: id, contribution, path }
}

/** An order that nobody has paid. */
export async function anAwaitedReceipt(app: TestApp) {
  const order = await anOrderWithKey(app)
  return { ...order, path: (await askStatus(app, order.key)).body.receipt.path as string }
}

export const writeBlessing = (app: TestApp, path: string, blessing: string) =>
  app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ blessing }).toString(),
  })

/** The address that the page offers to share. */
export const sharedPath = (html: string): string =>
  new URL(/data-url="([^"]+)"/.exec(html)?.[1] ?? '').pathname
