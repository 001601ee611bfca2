// Pages that a translator changes, before and after hydration: every form of hosts can still be sent, and names stay.
import { submitContact } from '@lifafa/contract/endpoints/contact'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import type { Page } from '@playwright/test'
import { button, field, press } from '../../controls/forms.ts'
import { toasts } from '../../controls/toasts.ts'
import { TRANSLATED, translate, translatePages } from '../../controls/translate.ts'
import { enterDesk, openDeskOf, sendGift, words } from '../../desk/desk-page.ts'
import { CHANGED_BOX, createMarriageBox, editButton, editDialog, fillEditForm } from '../../host/event-box.ts'
import * as rating from '../../host/rating-dialog.ts'
import { NEW_PASSWORD, SETTINGS, saveButton, sendPasswords, upiId } from '../../host/settings-page.ts'
import { sendMailedCode, sendSignIn, sendSignUp } from '../../host/sign-in.ts'
import { someHost } from '../../server/api.ts'
import { giveToBox } from '../../server/boxes.ts'
import { mailedCode } from '../../server/emails.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
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

test('names stay as they were written, in the guest list and at the desk', async ({
  page,
  phone,
  server,
  host,
  asHost,
  box,
}) => {
  await giveToBox(server, box.giftid, { name: 'Suneeta' })
  await asHost(`/guests?box=${box.giftid}`)
  await expect(page.getByText('Suneeta', { exact: true })).toBeVisible()
  await translate(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TRANSLATED)
  for (const name of ['Suneeta', box.name])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()

  await enterDesk(phone, await openDeskOf(server, host, box))
  await sendGift(phone, '1100', 'Khushi', 'Lalpur')
  await translate(phone)
  await expect(phone.getByText(TRANSLATED + words.lastEntries, { exact: true })).toBeVisible()
  for (const name of ['Khushi', 'Lalpur']) await expect(phone.getByText(name, { exact: true })).toBeVisible()
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
  // A host without a rating gets 404.
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
      await field(page, 'Current Password').fill(host.password)
      for (const name of ['New Password', 'Confirm New Password']) await field(page, name).fill(NEW_PASSWORD)
      await sendPasswords(page)
      await expect(page.getByText(profileSentences.passwordChanged)).toBeVisible()
    })
    await test.step('a forgotten password', async () => {
      await press(page, 'Logout')
      await expect(page).toHaveURL(/\/auth/)
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
