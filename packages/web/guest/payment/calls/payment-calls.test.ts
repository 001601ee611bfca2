// Tests how the page reads the server's answers: it distinguishes refusals by their code, not by their sentence.
import { afterEach, expect, test, vi } from 'vitest'
import { NotOpened } from './not-opened.ts'
import { openOrder, verifyPayment } from './payment-calls.ts'

const gift = { name: 'Ravi', phone: '9876543210', address: 'Pune', rupees: 501 }
const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab' }

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

afterEach(() => vi.unstubAllGlobals())

const refusal = (code: string) => ({ success: false, code, message: 'Reworded since the page was opened.' })

test('a repeated gift is recognized by its code, not by its sentence', async () => {
  answerWith(409, refusal('alreadyGiven'))
  expect(await openOrder('box', gift, 'key', false)).toBe('alreadyGiven')
})

test('an order refused for another reason throws NotOpened with the refusal', async () => {
  answerWith(503, refusal('providerBusy'))
  const opening = openOrder('box', gift, 'key', false)
  await expect(opening).rejects.toBeInstanceOf(NotOpened)
  await expect(opening).rejects.toMatchObject({ refusal: { code: 'providerBusy' } })
})

test.each([
  ['refused', 400, 'paymentNotGenuine'],
  ['refused', 404, 'paymentUnknown'],
  ['refused', 400, 'invalidInput'],
  ['unknown', 429, 'tooManyRequests'],
  ['unknown', 503, 'unavailable'],
  ['unknown', 500, 'unexpected'],
])('a proof is %s when the server answers %i %s', async (state, status, code) => {
  answerWith(status, refusal(code))
  expect(await verifyPayment(proof, 'box', gift)).toBe(state)
})

const PAID = { state: 'paid', rupees: 501 }
test.each([
  [PAID, { success: true, status: 'success' }],
  [
    { ...PAID, receipt: '/a/receipt' },
    { success: true, status: 'success', receipt: '/a/receipt' },
  ],
  ['unknown', { success: false, status: 'pending' }],
  ['unknown', { error: 'a page of a proxy' }],
])('a proof is %j when the server answers %j', async (state, body) => {
  answerWith(200, body)
  expect(await verifyPayment(proof, 'box', gift)).toEqual(state)
})

test('a network that fails is told as such, and a fault of our own is not', async () => {
  const opening = () => openOrder('box', gift, 'key', false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(opening()).rejects.toMatchObject({ why: 'unreachable' })
  vi.stubGlobal('AbortController', undefined)
  await expect(opening()).rejects.toBeInstanceOf(TypeError)
})

test('calls need no AbortSignal.timeout, and end when their time is over', async () => {
  vi.stubGlobal('AbortSignal', {})
  vi.useFakeTimers()
  const fetch = vi.fn(
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  vi.stubGlobal('fetch', fetch)
  const verified = verifyPayment(proof, 'box', gift)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await verified).toBe('unknown')
  vi.useRealTimers()
})
