// The product's main journey: a host opens a box, a guest gives, the host sees it.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Page } from '@playwright/test'
import { checkout, fillForm, GUEST, payButton, payInCheckout } from '../../guest/give.ts'
import { createMarriageBox } from '../../host/event-box.ts'
import { sendMailedCode, sendSignUp } from '../../host/sign-in.ts'
import { expectContribution } from '../../host/totals.ts'
import { readQrCode } from '../../qr-codes/read-qr-code.ts'
import { someHost } from '../../server/api.ts'
import type { Server } from '../../server/server.ts'
import { expect, test } from '../../test.ts'

const boxIdIn = (address: string): string => address.split('/').at(-1) ?? ''

/** From nothing to the QR code of a box; returns its text. */
async function openFirstBox(page: Page, server: Server): Promise<string> {
  const host = someHost()
  await test.step('the host signs up', async () => {
    await page.goto('/auth?mode=signup')
    await sendSignUp(page, host)
    await sendMailedCode(page, server, host)
    await expect(page.getByText(authSentences.emailVerified)).toBeVisible()
    await expect(page.getByText(authSentences.canSignInNow)).toBeVisible()
  })
  await test.step('the host signs in for the first time, without typing the password again', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText(`Welcome to ${PRODUCT_NAME}, Asha Verma!`)).toBeVisible()
  })
  return test.step('the host creates an event box, and its QR code is shown', async () => {
    await createMarriageBox(page)
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    await expect(page.getByRole('img', { name: /QR code/i })).toBeVisible()
    return readQrCode(page)
  })
}

test('a host opens a box, a guest scans its QR code and gives ₹501, and the host finds it [journey-1]', async ({
  page,
  phone,
  server,
}) => {
  const address = await openFirstBox(page, server)
  expect(address).toMatch(new RegExp(`^${server.url}/contribute/\\w+$`))
  await test.step('the guest pays', async () => {
    await phone.goto(address)
    await fillForm(phone)
    await expect(phone.getByText('You pay')).toBeVisible()
    await payButton(phone).click()
    await expect(checkout(phone).getByText('Pay using UPI')).toBeVisible()
    await payInCheckout(phone)
  })
  await expectContribution(page, boxIdIn(address), GUEST.name)
})
