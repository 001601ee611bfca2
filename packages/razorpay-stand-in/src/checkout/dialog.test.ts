// The dialog in a real browser: when it closes, where the focus is, and which options it takes.
import { expect, test } from 'vitest'
import { openShop, startBrowser, UPI_APPS_ONLY } from '../../test/shop.ts'

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
  await dialog.getByLabel('Reason to fail').press('Tab')
  expect(await focused()).toBe('close')
  await close.press('Shift+Tab')
  expect(await focused()).toBe('reason')
  await close.click()
  await page.locator('iframe').waitFor({ state: 'detached' })
  expect(await page.evaluate('document.activeElement.id')).toBe('give')
})

test('without retry a failure closes the dialog', async () => {
  const { dialog, heardNames } = await openShop({ checkout: { retry: { enabled: false } } })
  await dialog.getByRole('button', { name: 'Fail the payment' }).click()
  await expect.poll(heardNames).toEqual(['payment.failed', 'ondismiss'])
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
})
