// Accessibility of every page in every state, also on a narrow phone.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { givingSentences } from '@lifafa/contract/sentences/guest/giving'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expectAccessible } from '../../checks/accessible.ts'
import {
  checkout,
  expectThanks,
  fillForm,
  GUEST,
  give,
  payButton,
  pressInCheckout,
} from '../../guest/give.ts'
import { fillBoxForm } from '../../host/event-box.ts'
import { sendSignUp } from '../../host/sign-in.ts'
import { someHost } from '../../server/api.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test('the guest’s page is accessible', async ({ phone, box }) => {
  await phone.goto(box.contribute_url)
  await expectAccessible(phone, 'the empty form')
  await payButton(phone).click()
  await expect(phone.getByText(personSentences.nameRequired)).toBeVisible()
  await expectAccessible(phone, 'the form with errors')
  await fillForm(phone)
  await payButton(phone).click()
  await expect(checkout(phone).getByRole('button', { name: 'Pay ₹521.04' })).toBeEnabled()
  await pressInCheckout(phone, 'Close')
  await expect(phone.getByText(givingSentences.dismissed)).toBeVisible()
  await expectAccessible(phone, 'the form after the dialog was closed')
  await payButton(phone).click()
  await pressInCheckout(phone, 'Pay ₹521.04')
  await expectThanks(phone)
  await expectAccessible(phone, 'the thanks')
})

test.describe('missing pages', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('the pages for a missing box and a missing address are accessible', { tag: '@deep' }, async ({
    page,
    phone,
    asHost,
  }) => {
    await phone.goto('/contribute/1111111111111111111111')
    await expectAccessible(phone, 'a missing box, for a guest')
    await phone.goto('/nowhere')
    await expectAccessible(phone, 'a missing page')
    await asHost('/event/1111111111111111111111')
    await expect(page.getByText(eventBoxSentences.notFoundTitle)).toBeVisible()
    await expectAccessible(page, 'a missing box, for a host')
  })
})

test('the views of /auth [page-6]', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/auth')
  await expectAccessible(page, 'sign-in')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(authSentences.emailRequired)).toBeVisible()
  await expectAccessible(page, 'sign-in with errors')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(someHost().email)
  await expectAccessible(page, 'forgot password')
  await page.getByRole('button', { name: 'Send Reset Code' }).click()
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeVisible()
  await expectAccessible(page, 'reset password')
  await page.goto('/auth?mode=signup')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(authSentences.termsNotAccepted)).toBeVisible()
  await expect(page.getByText(authSentences.namesRequired), 'said once of both names').toHaveCount(1)
  await expectAccessible(page, 'sign-up with errors')
  await sendSignUp(page, someHost())
  await expect(page.getByLabel('Verification Code')).toBeVisible()
  await expectAccessible(page, 'the verification code')
})

test('the pages of a host are accessible', { tag: '@deep' }, async ({
  page,
  phone,
  server,
  host,
  asHost,
}) => {
  await asHost()
  await expect(page.getByText(dashboardSentences.noUpcoming)).toBeVisible()
  await expectAccessible(page, 'the empty dashboard')

  await page.getByRole('button', { name: 'Create Event Box' }).first().click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'the choice of an event type')
  await dialog.getByRole('button', { name: 'Marriage Event' }).click()
  await dialog.getByRole('button', { name: 'Create Event Box' }).click()
  await expect(dialog.getByText(eventBoxSentences.nameRequired)).toBeVisible()
  await expectAccessible(page, 'the form of an event box with errors')
  await fillBoxForm(dialog)
  await expectAccessible(page, 'the form of an event box')

  const { giftid, contribute_url } = await openBox(server, host)
  await page.goto(`/event/${giftid}`)
  await expect(page.getByRole('img', { name: /QR code/i })).toBeVisible()
  await expectAccessible(page, 'a box without contributions')
  await give(phone, contribute_url)
  await page.reload()
  await expect(page.getByText(GUEST.name)).toBeVisible()
  await expectAccessible(page, 'a box with a contribution')
  await page.goto('/dashboard')
  await expect(page.getByText('Tomorrow!')).toBeVisible()
  await expectAccessible(page, 'the dashboard with an event')
})
