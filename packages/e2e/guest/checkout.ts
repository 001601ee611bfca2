// Opens the checkout, and checks that one contribution came of it.
import { expect, type Page } from '@playwright/test'
import { lookIntoBox } from '../server/boxes.ts'
import { test } from '../test.ts'
import { checkout, fillForm, GUEST, payButton } from './give.ts'

export const EMPTY_FORM = { name: '', phone: '', amount: '', address: '' }

/** Presses the button of a form that is filled in, and waits for the checkout. */
export async function pressPay(phone: Page): Promise<void> {
  await payButton(phone).click()
  await expect(checkout(phone).getByRole('button', { name: 'Pay ₹521.04' })).toBeEnabled()
}

/** From the address to the open checkout. */
export async function openCheckout(phone: Page, address: string): Promise<void> {
  await phone.goto(address)
  await fillForm(phone)
  await pressPay(phone)
}

/** After each test of the calling file, or of its group, the box has one contribution: ₹501, with the details of GUEST. */
export const expectRecordedOnce = (): void =>
  test.afterEach('is recorded once', async ({ server, host, box }) => {
    const { total_amount, contributions } = await lookIntoBox(server, host, box.giftid)
    const given = contributions.map(({ name, phone, amount, address }) => ({ name, phone, amount, address }))
    expect(given).toEqual([{ ...GUEST, amount: 501 }])
    expect(total_amount).toBe(501)
  })
