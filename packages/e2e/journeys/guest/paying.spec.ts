// Between the guest's button and the thanks: failed, repeated and closed payments.
import { createOrder } from '@lifafa/contract/endpoints/payments'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import { expectRecordedOnce } from '../../guest/checkout.ts'
import {
  checkout,
  expectThanks,
  fillForm,
  GUEST,
  give,
  giveFilledIn,
  payButton,
  pressInCheckout,
  submitForm,
} from '../../guest/give.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { countOrders } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

expectRecordedOnce()

test('a payment that fails can be paid at once in the dialog, and counts once if it fails again [pay-6]', async ({
  phone,
  box,
}) => {
  await submitForm(phone, box.contribute_url)
  await pressInCheckout(phone, 'Fail the payment')
  await expect(checkout(phone).getByRole('status')).not.toBeEmpty()
  await pressInCheckout(phone, 'Fail, then pay')
  await expectThanks(phone)
})

test('a double tap opens one order, which a guest who closes the dialog pays with the next tap [pay-8]', async ({
  phone,
  server,
  box,
}) => {
  await phone.goto(box.contribute_url)
  await fillForm(phone)
  const before = await countOrders(server)
  await payButton(phone).dblclick()
  await pressInCheckout(phone, 'Close')
  await expect(phone.getByRole('status')).toHaveText(sentences.dismissed)
  await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  await giveFilledIn(phone)
  expect(await countOrders(server)).toBe(before + 1)
})

test('a guest who changes the amount meanwhile presses again, and pays that', async ({ phone, box }) => {
  const orders = await holdCalls(phone, createOrder)
  await phone.goto(box.contribute_url)
  await fillForm(phone)
  const amount = phone.getByLabel('Amount (₹)')
  await amount.fill('2101')
  await amount.press('Enter')
  await expect.poll(() => orders.seen).toBe(1)
  // The field that is left writes its amount with commas: it is the same amount.
  await phone.getByLabel('Full Name').focus()
  await expect(amount).toHaveValue('2,101')
  await expect(phone.getByRole('button', { name: sentences.initiating })).toBeVisible()
  await amount.fill(GUEST.amount)
  orders.release()
  await expect(payButton(phone)).toBeVisible()
  await giveFilledIn(phone)
})

test('after the thanks the form is empty; the next gift is new [pay-9]', async ({ phone, server, box }) => {
  const before = await countOrders(server)
  await give(phone, box.contribute_url)
  await phone.getByRole('button', { name: 'Close' }).click()
  for (const label of ['Full Name', 'Phone Number', 'Amount (₹)', 'Address'])
    await expect(phone.getByLabel(label)).toHaveValue('')
  await fillForm(phone, { ...GUEST, phone: '9812345679' })
  await payButton(phone).click()
  await expect(checkout(phone).getByRole('button', { name: 'Pay ₹521.04' })).toBeEnabled()
  expect(await countOrders(server)).toBe(before + 2)
})
