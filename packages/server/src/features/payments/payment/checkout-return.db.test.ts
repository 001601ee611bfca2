// A browser returns from checkout's page: its form is verified like `verify`, and it ends on the box's page, or on the receipt.
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { receiptSentences } from '@lifafa/contract/sentences/guest/en/receipt'
import type { TestApp } from '../../../test/app.ts'
import { get } from '../../../test/pages/get-page.ts'
import { contributionsOf, control } from '../../../test/paying.ts'
import { aPayment } from '../../../test/payments/orders.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

async function comeBack(app: TestApp, boxId: string, fields: Record<string, string>, query = '') {
  const { statusCode, headers } = await app.app.inject({
    method: 'POST',
    url: `/api${paymentPaths.checkoutReturn}/${boxId}${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://api.razorpay.com' },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: statusCode, location: headers.location }
}

const redirectTo = (box: { id: string }) => ({ status: 303, location: `/contribute/${box.id}` })

test('a genuine form makes one contribution, however often it is posted, and redirects to the page [payment-23]', async ({
  app,
}) => {
  const { box, proof } = await aPayment(app)
  const answers = await Promise.all([1, 2, 3].map(() => comeBack(app, box.id, proof)))
  expect(answers).toEqual(Array(3).fill(redirectTo(box)))
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
})

test('a browser that stores nothing is led to its receipt, however often it returns', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  for (const _ of [1, 2]) {
    const { status, location } = await comeBack(app, box.id, proof, '?receipt')
    expect(status).toBe(303)
    expect(location).toMatch(new RegExp(`^/contribute/${box.id}/receipt/.`))
    const receipt = await get(app, String(location))
    expect([receipt.statusCode, receipt.body.includes('₹521.04')]).toEqual([200, true])
  }
  const forged = { ...proof, razorpay_signature: '0'.repeat(64) }
  expect(await comeBack(app, box.id, forged, '?receipt')).toEqual(redirectTo(box))
})

test('the box in the address changes nothing: the order’s box gets the gift', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  const other = await insertEventBox(app.services.db)
  expect(await comeBack(app, other.id, proof)).toEqual(redirectTo(other))
  expect(await contributionsOf(app, other.id)).toEqual([])
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test.for([
  ['a forged form', (proof: object) => ({ ...proof, razorpay_signature: '0'.repeat(64) })],
  ['a failure', () => ({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_cancelled' })],
  ['nothing at all', () => ({})],
] as const)('%s proves nothing, and leads to the page [payment-24]', async ([_what, change], { app }) => {
  const { box, proof } = await aPayment(app)
  expect(await comeBack(app, box.id, { ...change(proof) })).toEqual(redirectTo(box))
  expect(await contributionsOf(app, box.id)).toEqual([])
})

test('while the provider is silent, it redirects to the page, which asks for status', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  expect(await comeBack(app, box.id, proof)).toEqual(redirectTo(box))
  expect(await comeBack(app, box.id, proof)).toEqual(redirectTo(box))
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('a browser that stores nothing waits at its receipt while the provider is silent', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  const { location } = await comeBack(app, box.id, proof, '?receipt')
  expect(await contributionsOf(app, box.id)).toEqual([])
  const { statusCode, body } = await get(app, String(location))
  expect([statusCode, body.includes(receiptSentences.isAwaited)]).toEqual([200, true])
})

test('its address, opened in another browser while the answer did not come, leads to the page', async ({
  app,
}) => {
  const { box } = await aPayment(app)
  for (const query of ['', '?receipt']) {
    const { statusCode, headers } = await get(app, `/api${paymentPaths.checkoutReturn}/${box.id}${query}`)
    expect({ status: statusCode, location: headers.location }).toEqual(redirectTo(box))
  }
})

test('it redirects nowhere else', async ({ app }) => {
  const { proof } = await aPayment(app)
  for (const id of ['..%2f..%2fevil', '%2f%2fevil.example', 'short'])
    expect(await comeBack(app, id, proof)).toEqual({ status: 404, location: undefined })
})
