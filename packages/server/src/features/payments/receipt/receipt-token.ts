// Gives a guest the receipt of an order: signs the last part of its address. It names the order, and says whether its owner
// may also write a blessing: what is shared with others only reads (decision 37).
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReceiptSummary } from '@lifafa/contract/endpoints/payments'
import { receiptPath } from '@lifafa/contract/guest-page/paths'
import type { Keys } from '../../../secrets.ts'

type Right = 'write' | 'read'

const ID_BYTES = 16
const MAC_BYTES = 16
const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

const macOf = (key: Uint8Array, right: Right, id: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${right} `).update(id).digest().subarray(0, MAC_BYTES)

/** @param orderId our id of the order, a UUID. */
export function receiptToken(key: Uint8Array, orderId: string, right: Right): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(key, right, id)]).toString('base64url')
}

/** Undefined for a token that we have not signed. */
export function readReceiptToken(
  key: Uint8Array,
  token: string,
): { orderId: string; canWrite: boolean } | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MAC_BYTES) return undefined
  const [id, mac] = [bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES)]
  const isSignedFor = (right: Right) => timingSafeEqual(mac, macOf(key, right, id))
  const canWrite = isSignedFor('write')
  if (!canWrite && !isSignedFor('read')) return undefined
  return { orderId: id.toString('hex').replace(UUID, '$1-$2-$3-$4-$5'), canWrite }
}

/** The times are the provider's; `paidAt` is null while no payment has arrived. */
export type ReceiptOfOrder = {
  orderId: string
  boxId: string
  paidAt: Date | null
  bankReference: string | null
}

export const presentReceipt = (
  { receipts }: Pick<Keys, 'receipts'>,
  { orderId, boxId, paidAt, bankReference }: ReceiptOfOrder,
): ReceiptSummary => ({
  path: receiptPath(boxId, receiptToken(receipts, orderId, 'write')),
  paid_at: paidAt?.toISOString() ?? null,
  bank_reference: bankReference,
})
