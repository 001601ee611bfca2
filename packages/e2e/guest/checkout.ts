// Opens the checkout, and checks that one contribution came of it.
import { expect, type Page } from '@playwright/test'
import type { Host } from '../server/api.ts'
import { lookIntoBox } from '../server/boxes.ts'
import type { Server } from '../server/server.ts'
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

/** The box has one contribution, of ₹501 and with the details of GUEST. */
export async function expectOneContribution(server: Server, host: Host, giftid: string): Promise<void> {
  const { total_amount, contributions } = await lookIntoBox(server, host, giftid)
  expect(contributions.map(({ name, phone, amount, address }) => ({ name, phone, amount, address }))).toEqual(
    [{ name: GUEST.name, phone: GUEST.phone, amount: 501, address: GUEST.address }],
  )
  expect(total_amount).toBe(501)
}
