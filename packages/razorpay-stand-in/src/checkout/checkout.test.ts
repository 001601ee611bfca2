// The dialog in a real browser: when it closes, where the focus is, and which options it takes.
import { expect, test } from 'vitest'
import { openShop, startBrowser, UPI_APPS_ONLY } from '../../test/shop.ts'
import { KEY_SECRET } from '../../test/stand-in.ts'
import { checkoutSignature } from '../signature.ts'

startBrowser()

test('Escape closes the dialog unless the page disabled it', async () => {
  const open = await openShop()
  await open.dialog.getByRole('button', { name: 'Pay ₹521.04' }).press('Escape')
  await expect.poll(open.heardNames).toEqual(['ondismiss'])

  const shut = await openShop({ checkout: { modal: { escape: false } } })
  await shut.dialog.getByRole('button', { name: 'Pay ₹521.04' }).press('Escape')
  await shut.dialog.getByRole('button', { name: 'Fail the payment' }).click()
  await expect.poll(shut.heardNames).toEqual(['payment.failed'])
})

test('the Tab key stays inside, and the focus comes back to the page', async () => {
  const { dialog, page } = await openShop()
  const close = dialog.getByRole('button', { name: 'Close' })
  const focused = () => dialog.locator(':focus').getAttribute('id')
  await expect.poll(focused).toBe('pay')
  await dialog.getByLabel('Reason to fail').press('Tab')
  expect(await focused()).toBe('close')
  await close.press('Shift+Tab')
  expect(await focused()).toBe('reason')
  await close.click()
  await page.locator('iframe').waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.id')).toBe('give')
})

test('a block with nothing but UPI apps leaves a desktop without a way to pay, as the real one does', async () => {
  const { dialog, complaints } = await openShop({ checkout: { config: UPI_APPS_ONLY }, onDesktop: true })
  await dialog.getByText('works on this device').waitFor()
  expect(await dialog.getByRole('button', { name: 'Pay ₹521.04' }).isDisabled()).toBe(true)
  expect(complaints).toEqual(['Razorpay: block "upi" has nothing for a desktop'])
})

test('options that Razorpay could not use are refused by the constructor', async () => {
  const { page } = await openShop()
  const refusalOf = (wrong: object) =>
    page.evaluate<string>(`
      (() => {
        try { new Razorpay({ ...options, ...${JSON.stringify(wrong)} }) } catch (error) { return error.message }
      })()`)
  expect(await refusalOf({ key: null })).toBe('Razorpay: `key` is missing')
  expect(await refusalOf({ order_id: '' })).toBe('Razorpay: `order_id` is missing')
  expect(await refusalOf({ amount: 10.5 })).toBe('Razorpay: `amount` must be paise, 100 or more')
  expect(await refusalOf({ handler: 'thanks' })).toBe('Razorpay: `handler` must be a function')
  const unknown = 'Razorpay: `config.display.language` is unknown'
  expect(await refusalOf({ config: { display: { language: 'mr' } } })).toBe(unknown)
})

// Payments in the dialog, in a real browser: the page's events, and the order's state.
startBrowser()

test('a successful payment calls the handler with a valid signature and closes the dialog', async () => {
  const { dialog, heard, complaints, orderStatus, order, page } = await openShop({
    checkout: { config: UPI_APPS_ONLY },
  })
  await dialog.getByText('Test payment').waitFor()
  await dialog.getByRole('heading', { name: 'Asha weds Ravi' }).waitFor()
  await dialog.getByRole('heading', { name: 'Pay using UPI' }).waitFor()
  await dialog.getByRole('button', { name: 'Pay ₹521.04' }).click()
  await expect.poll(heard).toHaveLength(1)
  // The page wrote JSON: its types are checked below.
  const [name, proof, isCalledOnItself] = (await heard())[0] as unknown as [
    string,
    Record<string, string>,
    boolean,
  ]
  expect([name, isCalledOnItself]).toEqual(['handler', true])
  expect(proof).toEqual({
    razorpay_order_id: order.id,
    razorpay_payment_id: expect.stringMatching(/^pay_/),
    razorpay_signature: checkoutSignature(order.id, proof.razorpay_payment_id ?? '', KEY_SECRET),
  })
  expect(await orderStatus()).toBe('paid')
  expect(await page.locator('iframe').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a failure is reported with its reason, the dialog stays open, and its closing is reported once', async () => {
  const { dialog, heard, complaints, orderStatus } = await openShop()
  await dialog.getByLabel('Reason to fail').selectOption('Not enough money')
  await dialog.getByRole('button', { name: 'Fail the payment' }).click()
  await dialog.getByRole('status').getByText('insufficient balance').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect
    .poll(heard)
    .toMatchObject([
      ['payment.failed', { error: { reason: 'insufficient_funds', code: 'GATEWAY_ERROR' } }],
      ['ondismiss'],
    ])
  expect(await orderStatus()).toBe('attempted')
  expect(complaints).toEqual([])
})

test('a payment that fails, then succeeds, is one payment', async () => {
  const { dialog, heardNames, get, order } = await openShop()
  await dialog.getByRole('button', { name: 'Fail, then pay' }).click()
  await expect.poll(heardNames).toEqual(['payment.failed', 'handler'])
  const payments = await get(`/v1/orders/${order.id}/payments`)
  expect(payments.body).toMatchObject({ count: 1, items: [{ status: 'captured' }] })
})

test('a payment whose page is lost is captured without a report to the page', async () => {
  const { dialog, heard, orderStatus } = await openShop()
  await dialog.getByRole('button', { name: 'Pay, then lose this page' }).click()
  await dialog.getByText('never told').waitFor()
  expect(await orderStatus()).toBe('paid')
  expect(await heard()).toEqual([])
})

test('a page that asks for another amount than its order gets a failure, not a payment', async () => {
  const { dialog, heard, orderStatus } = await openShop({ checkout: { amount: 100 } })
  await dialog.getByRole('button', { name: 'Pay ₹521.04' }).click()
  await expect.poll(heard).toMatchObject([['payment.failed', { error: { reason: 'order_amount_mismatch' } }]])
  expect(await orderStatus()).toBe('created')
})
