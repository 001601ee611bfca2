// Tests that a gift with other details waits for an earlier one, unless that has failed or was not begun.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { afterEach, expect, test, vi } from 'vitest'
import { findEarlier } from './earlier-payment.ts'

const gift = { name: 'Ravi', phone: '9876543210', address: 'Pune', rupees: 501 }
const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab' }
const opened = { key: 'earlier', gift, isOpened: true }
const corrected = { key: 'corrected', gift: { ...gift, name: 'Ravi Rao' } }

const find = (payment: object | undefined) =>
  findEarlier('box', { read: () => ({ typed: undefined, payment: payment as typeof opened }) }, corrected)

const answerWith = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
const stateIs = (state: string) => answerWith(200, { success: true, state, amount: 501 })

afterEach(() => vi.unstubAllGlobals())

test('a payment that is pending stands before a corrected gift', async () => {
  stateIs('pending')
  expect(await find(opened)).toEqual({ payment: opened, paid: undefined })
})

test.each([429, 500, 503])('so does one whose status is answered with %i', async (status) => {
  answerWith(status, { success: false, code: 'tooManyRequests', message: '' })
  expect(await find(opened)).toEqual({ payment: opened, paid: undefined })
})

test('so does one whose status cannot be asked for, without a network', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await find(opened)).toEqual({ payment: opened, paid: undefined })
})

test('so does one with the checkout’s proof, whatever its status says', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes(paymentPaths.verify)
      ? Response.json({ success: false, status: 'pending' }, { status: 202 })
      : Response.json({ success: true, state: 'none' }),
  )
  const proven = { ...opened, proof }
  expect(await find(proven)).toEqual({ payment: proven, paid: undefined })
})

test('one that has arrived is found with its amount', async () => {
  stateIs('paid')
  expect(await find(opened)).toMatchObject({ payment: opened, paid: { rupees: 501 } })
})

test.each(['none', 'failed'])('one whose status is %s does not', async (state) => {
  stateIs(state)
  expect(await find(opened)).toBeUndefined()
})

test.each([
  ['there is none', undefined],
  ['its checkout was never opened', { key: 'earlier', gift }],
  ['it is the same gift', { ...opened, key: 'corrected' }],
])('nothing is asked where %s', async (_, payment) => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  expect(await find(payment)).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})
