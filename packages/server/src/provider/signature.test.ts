// Verification of signatures: another secret, other bytes, another length or another order of the ids fail.
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCheckoutGenuine, isWebhookGenuine } from './signature.ts'

const sign = (secret: string, message: string) => createHmac('sha256', secret).update(message).digest('hex')

test('checkout’s signature proves one payment of one order, signed with our key', () => {
  const signature = sign('key', 'order_A|pay_B')
  expect(isCheckoutGenuine(['key'], 'order_A', 'pay_B', signature)).toBe(true)
  expect(isCheckoutGenuine(['other'], 'order_A', 'pay_B', signature)).toBe(false)
  expect(isCheckoutGenuine(['key'], 'order_B', 'pay_B', signature)).toBe(false)
  expect(isCheckoutGenuine(['key'], 'order_A', 'pay_A', signature)).toBe(false)
})

test.each([
  ['', 'none'],
  ['0'.repeat(64), 'of zeros'],
  [`${sign('key', 'order_A|pay_B')}0`, 'one character too long'],
  [sign('key', 'order_A|pay_B').slice(1), 'one character too short'],
  [sign('key', 'order_A|pay_B').toUpperCase(), 'in capitals'],
])('a signature %j (%s) proves nothing, and no error', (signature) => {
  expect(isCheckoutGenuine(['key'], 'order_A', 'pay_B', signature)).toBe(false)
})

test('a webhook is genuine with any of the secrets, and never without one', () => {
  const body = Buffer.from('{"event":"payment.captured"}')
  const signature = sign('new', body.toString())
  expect(isWebhookGenuine(['old', 'new'], body, signature)).toBe(true)
  expect(isWebhookGenuine(['new'], body, signature)).toBe(true)
  expect(isWebhookGenuine(['old'], body, signature)).toBe(false)
  expect(isWebhookGenuine([], body, signature)).toBe(false)
  expect(isWebhookGenuine(['new'], Buffer.from(`${body} `), signature)).toBe(false)
})
