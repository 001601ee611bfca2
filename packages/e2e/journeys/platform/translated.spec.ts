// Pages that a translator changes, before and after hydration: every form of hosts and administrators can still be sent.
import { submitContact } from '@lifafa/contract/endpoints/contact'
import { adminCorrectionSentences } from '@lifafa/contract/sentences/admin/corrections'
import { adminFeedbackSentences } from '@lifafa/contract/sentences/admin/feedback'
import { adminRefundSentences } from '@lifafa/contract/sentences/admin/refunds'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import { guestRequestSentences } from '@lifafa/contract/sentences/guest-requests'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import type { Page } from '@playwright/test'
import { SECRET_KEY, sendAdminLogin, someAdministrator } from '../../admin/administrator.ts'
import { ADMIN, ADMIN_DASHBOARD, ADMIN_LOGIN } from '../../admin/pages.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { someFamily } from '../../admin/signed-up-users.ts'
import { choose, usersNamed } from '../../admin/users.ts'
import { button, field, press } from '../../controls/forms.ts'
import { toasts } from '../../controls/toasts.ts'
import { translatePages } from '../../controls/translate.ts'
import { CHANGED_BOX, fillEditForm } from '../../host/edit-form.ts'
import { createMarriageBox, editButton, editDialog } from '../../host/event-box.ts'
import * as rating from '../../host/rating-dialog.ts'
import {
  fillPasswords,
  NEW_PASSWORD,
  SETTINGS,
  saveButton,
  sendPasswords,
  upiId,
} from '../../host/settings-page.ts'
import { sendMailedCode, sendSignIn, sendSignUp } from '../../host/sign-in.ts'
import { call, openAccount, someHost } from '../../server/api.ts'
import { giveToBox } from '../../server/boxes.ts'
import { mailedCode } from '../../server/emails.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { lastPaymentId } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

/** React tells that a page was not as the server sent it (https://react.dev/errors/418), and renders it anew. */
const ANEW = /Minified React error #418/

const fillContact = async (page: Page) => {
  for (const name of ['Name', 'Subject', 'Message']) await field(page, name).fill(`My ${name}`)
  await field(page, 'Email').fill('meera@example.com')
}

/** Goes to a translated page, and waits until it is rendered anew: a form that is sent before does nothing. */
async function visit(page: Page, path: string): Promise<void> {
  const renderedAnew = page.waitForEvent('pageerror')
  await page.goto(path)
  await renderedAnew
}

test.describe('a change of the page that the browser refuses', () => {
  test.use({ expectedConsoleErrors: [/NotFoundError/] })

  test('renders the form anew, with what was typed; the message is sent', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('/contact-us')
    await fillContact(page)
    await page.evaluate(() => {
      const { appendChild } = Node.prototype
      Node.prototype.appendChild = function <T extends Node>(this: Node, node: T) {
        if (!(this instanceof HTMLButtonElement)) return appendChild.call(this, node) as T
        Node.prototype.appendChild = appendChild
        throw new DOMException('once', 'NotFoundError')
      }
    })
    const held = await holdCalls(page, submitContact)
    await press(page, 'Send Message')
    await expect(field(page, 'Message')).toHaveValue('My Message')
    held.release()
    await expect(toasts(page)).toHaveText(contactSentences.sent)
  })
})

test.describe('translated before hydration', () => {
  test.use({ expectedConsoleErrors: [ANEW] })

  test('text typed meanwhile stays, and the message is sent', async ({ page }) => {
    let hydrate = () => {}
    const mayHydrate = new Promise<void>((resolve) => {
      hydrate = resolve
    })
    await page.route('**/*.js', (route) => mayHydrate.then(() => route.continue()))
    await page.goto('/contact-us', { waitUntil: 'commit' })
    await translatePages(page)
    await fillContact(page)
    const renderedAnew = page.waitForEvent('pageerror')
    hydrate()
    await renderedAnew
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Message')).toHaveValue('My Message')
    await press(page, 'Send Message')
    await expect(toasts(page)).toHaveText(contactSentences.sent)
    // A label that was not taken away would stand beside the new one.
    await expect(button(page, 'Send Message')).toBeVisible()
  })
})

test.describe('translated from the first', () => {
  test.use({ expectedConsoleErrors: [ANEW] })

  test('an administrator signs up, signs in, resets the password and writes a correction', {
    tag: '@deep',
  }, async ({ page, server, box }) => {
    const admin = someAdministrator()
    await translatePages(page)
    await visit(page, `${ADMIN}/signup`)
    await field(page, 'Name').fill(admin.name)
    await field(page, 'Email').fill(admin.email)
    await field(page, 'Password').fill(admin.password)
    await field(page, 'Confirm Password').fill(admin.password)
    await field(page, 'Secret Key').fill(SECRET_KEY)
    await press(page, 'Sign Up')
    await field(page, 'OTP Code').fill(await mailedCode(server, admin.email))
    await press(page, 'Verify OTP')
    await expect(page).toHaveURL(ADMIN_LOGIN)
    await visit(page, `${ADMIN}/forget-password`)
    await field(page, 'Email').fill(admin.email)
    await press(page, 'Send Reset Link')
    const password = 'jasmine&rose'
    await field(page, 'OTP Code').fill(await mailedCode(server, admin.email, 2))
    await field(page, 'New Password').fill(password)
    await field(page, 'Confirm Password').fill(password)
    await press(page, 'Reset Password')
    await expect(page).toHaveURL(ADMIN_LOGIN)
    await sendAdminLogin(page, { ...admin, password })
    await expect(page).toHaveURL(ADMIN_DASHBOARD)
    await page.goto(`${PAYMENTS}?tab=corrections`)
    await press(page, adminCorrectionSentences.write)
    const dialog = page.getByRole('dialog', { name: adminCorrectionSentences.write })
    await dialog.getByLabel(adminCorrectionSentences.amountLabel).fill('1')
    await dialog.getByLabel(adminCorrectionSentences.creditBox).fill(box.giftid)
    await dialog.getByLabel(adminCorrectionSentences.reasonLabel).fill('A gift came by bank transfer')
    await dialog.getByRole('button', { name: adminCorrectionSentences.write }).click()
    await expect(page.getByText(adminCorrectionSentences.entered)).toBeVisible()
  })

  test('an administrator corrects a guest, refunds the gift, answers a message and deactivates a user', {
    tag: '@deep',
  }, async ({ page, server, box, asAdmin }) => {
    const family = someFamily()
    const user = await openAccount(server, { ...someHost(), lastName: family })
    const guestPhone = '7123456703'
    await giveToBox(server, box.giftid, { phone: guestPhone })
    const payment = await lastPaymentId(server)
    const message = { name: 'Meera', email: 'meera@example.com', subject: `For ${family}`, message: 'Hello' }
    await call(server, submitContact, { body: message })
    await translatePages(page)
    await asAdmin(`${ADMIN}/guests`)
    await test.step('a guest', async () => {
      const { label, find, correctTitle, details, save, corrected } = guestRequestSentences
      await page.getByRole('searchbox', { name: label }).fill(guestPhone)
      await page.getByRole('button', { name: find, exact: true }).click()
      await page.getByRole('button', { name: /^Correct the details/ }).click()
      const dialog = page.getByRole('dialog', { name: correctTitle })
      await field(dialog, details.name).fill('Sunita K Deshpande')
      await dialog.getByRole('button', { name: save }).click()
      await expect(page.getByText(corrected)).toBeVisible()
    })
    await test.step('a refund', async () => {
      const { refund, refundOf, reasonLabel, requested } = adminRefundSentences
      await page.goto(`${PAYMENTS}?tab=payment&id=${payment}`)
      await page.getByRole('button', { name: refundOf('₹521.04', payment) }).click()
      const dialog = page.getByRole('dialog', { name: refund })
      await dialog.getByLabel(reasonLabel).fill('The guest gave to the wrong couple')
      await dialog.getByRole('button', { name: refund }).click()
      await expect(page.getByText(requested)).toBeVisible()
    })
    await test.step('a message', async () => {
      await page.goto(`${ADMIN}/feedback`)
      const card = page.getByRole('listitem').filter({ hasText: message.subject })
      await card.getByRole('button', { name: adminFeedbackSentences.markAnswered }).click()
      await expect(card).toBeHidden()
    })
    await test.step('a user', async () => {
      await page.goto(usersNamed(family))
      const dialog = await choose(page, user, 'deactivate')
      await dialog.getByRole('button', { name: adminUsersSentences.deactivate.confirm }).click()
      await expect(page.getByText(adminUsersSentences.statusUpdated('inactive'))).toBeVisible()
    })
  })
})

test.describe('translated from the first, without an earlier rating', () => {
  test.use({ expectedConsoleErrors: [[ANEW, /status of 404/], { scope: 'test' }] })

  test('a host signs up, makes a box and edits it, corrects a guest, and changes all settings', {
    tag: '@deep',
  }, async ({ page, server }) => {
    const host = someHost()
    await translatePages(page)
    await test.step('sign-up, code, sign-in', async () => {
      await visit(page, '/auth?mode=signup')
      await sendSignUp(page, host)
      await sendMailedCode(page, server, host)
      await expect(page.getByText(authSentences.canSignInNow)).toBeVisible()
      await sendSignIn(page, host)
      await expect(page).toHaveURL('/dashboard')
    })
    await test.step('create, edit', async () => {
      await createMarriageBox(page)
      await editButton(page).click()
      await fillEditForm(editDialog(page), CHANGED_BOX)
      await press(page, 'Save Changes')
      await expect(page.getByText(eventBoxSentences.updated)).toBeVisible()
    })
    await test.step('a guest’s name', async () => {
      const giftid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await giveToBox(server, giftid, { name: 'Suneeta' })
      await page.goto(`/guests?box=${giftid}`)
      await page.getByRole('button', { name: guestsSentences.correctName('Suneeta') }).click()
      await field(page, 'Name').fill('Sunita')
      await field(page, 'Name').press('Enter')
      await expect(page.getByText(guestNameSentences.nameCorrected)).toBeVisible()
    })
    await test.step('rating', async () => {
      await page.goto('/dashboard')
      await rating.card(page).click()
      await rating.star(page, 'Good').check({ force: true })
      await rating.submit(page).click()
      await expect(page.getByText(ratingSentences.thanks)).toBeVisible()
    })
    await test.step('profile, password', async () => {
      await page.goto(SETTINGS)
      await upiId(page).fill('asha@okhdfc')
      await saveButton(page).click()
      await expect(page.getByText(profileSentences.updated)).toBeVisible()
      await fillPasswords(page, host.password, NEW_PASSWORD)
      await sendPasswords(page)
      await expect(page.getByText(profileSentences.passwordChanged)).toBeVisible()
    })
    await test.step('a forgotten password', async () => {
      await press(page, 'Logout')
      await visit(page, '/auth')
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await field(page, 'Email').fill(host.email)
      await press(page, 'Send Reset Code')
      await page.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(server, host.email, 2))
      await field(page, 'New Password').fill(host.password)
      await field(page, 'Confirm Password').fill(host.password)
      await press(page, 'Reset Password')
      await expect(page.getByText(authSentences.passwordReset)).toBeVisible()
    })
  })
})
