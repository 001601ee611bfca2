// A browser returns from checkout's page: its form is verified like `verify`, and it always ends on the box's page.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { contributionsOf, control, expectSoundBooks, openOrder, pay } from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function comeBack(boxId: string, fields: Record<string, string>) {
  const { statusCode, headers } = await app.app.inject({
    method: 'POST',
    url: `/api${paymentPaths.checkoutReturn}/${boxId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://api.razorpay.com' },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: statusCode, location: headers.location }
}

async function aPayment() {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { giftid: box.id })
  return { box, proof: await pay(app, body.id), page: { status: 303, location: `/contribute/${box.id}` } }
}

test('a genuine form makes the contribution, once, however often it is posted, and redirects to the page [payment-23]', async () => {
  const { box, proof, page } = await aPayment()
  const answers = await Promise.all([1, 2, 3].map(() => comeBack(box.id, proof)))
  expect(answers).toEqual([page, page, page])
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
})

test('the box in the address changes nothing: the contribution belongs to the order’s box', async () => {
  const { box, proof } = await aPayment()
  const other = await insertEventBox(app.services.db)
  expect(await comeBack(other.id, proof)).toEqual({ status: 303, location: `/contribute/${other.id}` })
  expect(await contributionsOf(app, other.id)).toEqual([])
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test.each([
  ['a forged form', (proof: object) => ({ ...proof, razorpay_signature: '0'.repeat(64) })],
  ['a failure', () => ({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_cancelled' })],
  ['nothing at all', () => ({})],
])('%s proves nothing, and leads to the page [payment-24]', async (_what, change) => {
  const { box, proof, page } = await aPayment()
  expect(await comeBack(box.id, { ...change(proof) })).toEqual(page)
  expect(await contributionsOf(app, box.id)).toEqual([])
})

test('while the provider does not answer, it redirects to the page, which asks for the status', async () => {
  const { box, proof, page } = await aPayment()
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  expect(await comeBack(box.id, proof)).toEqual(page)
  expect(await comeBack(box.id, proof)).toEqual(page)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('it redirects nowhere else', async () => {
  const { proof } = await aPayment()
  for (const id of ['..%2f..%2fevil', '%2f%2fevil.example', 'short'])
    expect(await comeBack(id, proof)).toEqual({ status: 404, location: undefined })
})
