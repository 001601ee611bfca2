// Tests that a receipt's address is signed: for one order, and for one right.
import { expect, test } from 'vitest'
import { deriveKeys } from '../../../secrets.ts'
import { readReceiptToken, receiptToken } from './receipt-token.ts'

const { receipts: key } = deriveKeys('a secret of this test')
const orderId = '01939f3e-58a0-7b1c-9a3c-0d1a2b3c4d5e'

test('a token names its order, and says whether its bearer may write', () => {
  const read = (right: 'read' | 'write') => readReceiptToken(key, receiptToken(key, orderId, right))
  expect(read('write')).toEqual({ orderId, canWrite: true })
  expect(read('read')).toEqual({ orderId, canWrite: false })
})

test('a token with any byte changed, of another secret, or of no length is none', () => {
  const token = receiptToken(key, orderId, 'write')
  const bytes = Buffer.from(token, 'base64url')
  for (const [place, byte] of bytes.entries()) {
    const forged = Buffer.from(bytes)
    forged[place] = byte ^ 1
    expect(readReceiptToken(key, forged.toString('base64url'))).toBeUndefined()
  }
  expect(readReceiptToken(deriveKeys('another secret').receipts, token)).toBeUndefined()
  for (const none of ['', 'x', token.slice(0, -2), `${token}AAAA`])
    expect(readReceiptToken(key, none)).toBeUndefined()
})
