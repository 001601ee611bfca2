// Actions of a guest on the page of an event box.
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { expect, type FrameLocator, type Page } from '@playwright/test'

export const GUEST = {
  name: 'अनन्या राव',
  phone: '9812345678',
  amount: '501',
  address: '7, Ridge Road, Indore',
}

/** Fills the form in, and waits until the page shows the amount to pay. */
export async function fillForm(page: Page, guest = GUEST): Promise<void> {
  await page.getByLabel('Full Name').fill(guest.name)
  await page.getByLabel('Phone Number').fill(guest.phone)
  await page.getByLabel('Amount (₹)').fill(guest.amount)
  await page.getByLabel('Address').fill(guest.address)
  await expect(page.getByText('₹521.04')).toBeVisible()
}

/** As with blocked site data. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })

/** The form shows what `guest` typed. */
export async function expectTyped(phone: Page, guest = GUEST): Promise<void> {
  await expect(phone.getByLabel('Full Name')).toHaveValue(guest.name)
  await expect(phone.getByLabel('Phone Number')).toHaveValue(guest.phone)
  await expect(phone.getByLabel('Amount (₹)')).toHaveValue(guest.amount)
  await expect(phone.getByLabel('Address')).toHaveValue(guest.address)
}

export const payButton = (page: Page) => page.getByRole('button', { name: guestPageSentences.marriageButton })

/** The stand-in's dialog, in a frame of its own origin. */
export const checkout = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Presses a button of the stand-in's dialog. */
export const pressInCheckout = (page: Page, name: string): Promise<void> =>
  checkout(page).getByRole('button', { name }).click()

export async function expectThanks(page: Page, amount = '₹501'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: givingSentences.thankYou })
  await expect(dialog).toContainText(amount)
  await expect(dialog).toContainText('Rohan ♥ Asha')
}

/** From the open checkout to the thanks. */
export async function payInCheckout(page: Page): Promise<void> {
  await pressInCheckout(page, 'Pay ₹521.04')
  await expectThanks(page)
}

/** From the filled-in form to the thanks. */
export async function giveFilledIn(page: Page): Promise<void> {
  await payButton(page).click()
  await payInCheckout(page)
}

/** From the address to the press of the button. */
export async function submitForm(page: Page, address: string, guest = GUEST): Promise<void> {
  await page.goto(address)
  await fillForm(page, guest)
  await payButton(page).click()
}

/** From the address to the thanks. */
export async function give(page: Page, address: string, guest = GUEST): Promise<void> {
  await submitForm(page, address, guest)
  await payInCheckout(page)
}
