// The amount on the guest's page: grouped while it is typed, judged when its field is left, and what it costs.
import { amountSentences } from '@lifafa/contract/sentences/fields/amount'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import type { Page } from '@playwright/test'
import { expectHydrated } from '../../guest/form-script.ts'
import { payButton } from '../../guest/give.ts'
import { expect, test } from '../../test.ts'

const amountField = (phone: Page) => phone.getByLabel('Amount (₹)')
const cursor = (phone: Page) =>
  amountField(phone).evaluate((field) => (field instanceof HTMLInputElement ? field.selectionStart : null))

test('an amount is grouped as it is typed, and said to be wrong when its field is left', async ({
  phone,
  box,
}) => {
  await phone.goto(box.contribute_url)
  await expectHydrated(phone)
  const amount = amountField(phone)
  await amount.fill('')
  await amount.pressSequentially('96153')
  await expect(amount).toHaveValue('96,153')
  expect(await cursor(phone)).toBe(6)
  await amount.press('Home')
  await amount.press('Delete')
  await expect(amount).toHaveValue('6,153')
  expect(await cursor(phone)).toBe(0)
  await amount.pressSequentially('1')
  await expect(amount).toHaveValue('16,153')
  expect(await cursor(phone)).toBe(1)
  await amount.fill('Rs. 2,101/-')
  await amount.blur()
  await expect(amount).toHaveValue('2,101')
  await expect(phone.getByRole('radio', { name: '₹2,101' })).toBeChecked()

  for (const [typed, sentence] of [
    ['100000', amountSentences.tooLarge],
    ['1e3', amountSentences.digitsOnly],
    ['501.50', amountSentences.wholeRupees],
  ] as const) {
    await amount.fill(typed)
    await expect(phone.getByText(givingSentences.youPay)).toBeHidden()
    await expect(phone.getByText(givingSentences.feeNote('').replace(' ()', ''))).toBeVisible()
    await expect(amount).toHaveAccessibleDescription('')
    await amount.blur()
    await expect(amount).toHaveAccessibleDescription(sentence)
  }
  await amount.fill('')
  await amount.blur()
  await expect(amount).toHaveAccessibleDescription('')
  await expect(phone.getByText('₹0')).toHaveCount(0)
  await payButton(phone).click()
  await expect(amount).toHaveAccessibleDescription(amountSentences.required)
  await expect(amount).toBeFocused()
})
