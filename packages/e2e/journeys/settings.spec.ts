// Account settings: the profile in its form, and a new password.
import { changePassword, getProfile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/person'
import { profileSentences as sentences } from '@lifafa/contract/sentences/profile'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { watchLayoutShifts } from '../checks/layout-shifts.ts'
import { expectNoOverflow } from '../checks/overflow.ts'
import { expectFocusByTab } from '../host/keyboard.ts'
import { arriveSignedIn, sendSignIn } from '../host/sign-in.ts'
import { logIn } from '../server/api.ts'
import { emailTo } from '../server/emails.ts'
import { failCalls, holdCalls } from '../server/trouble.ts'
import { expect, test } from '../test.ts'

const SETTINGS = '/dashboard/settings'
const WIDTHS_PX = [360, 768, 1280]
const NEW_PASSWORD = 'a-garland-of-jasmine'

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const upiId = (page: Page): Locator => page.getByLabel('UPI ID')
const saveButton = (page: Page): Locator => page.getByRole('button', { name: /Save Changes|Saving/ })
const greeting = (page: Page): Locator => page.getByRole('link', { name: /Namaste/ })

async function fillPasswords(page: Page, current: string, next: string, again = next): Promise<void> {
  await field(page, 'Current Password').fill(current)
  await field(page, 'New Password').fill(next)
  await field(page, 'Confirm New Password').fill(again)
}
const sendPasswords = (page: Page) => page.getByRole('button', { name: 'Update Password' }).click()

test('a host sees the profile, saves another one once, and is greeted by the new name in every tab [profile-1]', async ({
  page,
  context,
  host,
}) => {
  await page.goto(SETTINGS)
  await expect(page).toHaveURL(/\/auth\?/)
  await sendSignIn(page, host)
  await expect(page).toHaveURL(SETTINGS)
  const other = await context.newPage()
  await other.goto('/dashboard')

  const expectSteady = await watchLayoutShifts(page)
  const loading = await holdCalls(page, getProfile)
  await page.reload()
  await expect(page).toHaveTitle(/^Account Settings/)
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible()
  await expect(field(page, 'First Name')).toHaveCount(0)
  await expectAccessible(page, 'the settings, loading')
  loading.release()
  await expect(field(page, 'First Name')).toHaveValue('Asha')
  await expect(field(page, 'Last Name')).toHaveValue('Verma')
  await expect(field(page, 'Email')).toHaveValue(host.email)
  await expect(field(page, 'Email')).not.toBeEditable()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(sentences.emailFixed)
  await expect(field(page, 'Phone Number')).toHaveValue('9876543210')
  await expect(upiId(page)).toHaveValue('')
  await expect(upiId(page)).toHaveAccessibleDescription(sentences.upiHint)
  await expect(upiId(page)).toHaveAttribute('placeholder', sentences.upiPlaceholder)
  await expect(field(page, 'Address')).toHaveValue('4, Lake View, Bhopal')
  await expect(page.getByText(sentences.footer)).toBeVisible()
  await expectSteady('the settings')
  await expectAccessible(page, 'the settings')

  await field(page, 'First Name').fill('')
  await field(page, 'Phone Number').fill('98-76x')
  await expect(field(page, 'Phone Number')).toHaveValue('9876')
  await field(page, 'Address').fill(' ')
  await saveButton(page).click()
  await expect(page.getByText(authSentences.namesRequired)).toBeVisible()
  await expect(page.getByText(personSentences.phoneNotTenDigits)).toBeVisible()
  await expect(page.getByText(personSentences.addressRequired)).toBeVisible()
  await expect(field(page, 'First Name')).toBeFocused()
  await expectAccessible(page, 'a profile with errors')

  await field(page, 'First Name').fill(' मीरा ')
  await field(page, 'Last Name').fill('Nair')
  await field(page, 'Phone Number').fill('९१२३४५६७८०')
  await field(page, 'Address').fill('12, MG Road\nPune')
  const saving = await holdCalls(page, updateProfile)
  const asked = page.waitForRequest((request) => request.method() === updateProfile.method)
  await saveButton(page).dblclick()
  await expect(saveButton(page)).toHaveText('Saving...')
  expect((await asked).postDataJSON()).toEqual({
    first_name: 'मीरा',
    last_name: 'Nair',
    email: host.email,
    phone_number: '9123456780',
    address: '12, MG Road\nPune',
    upi_id: '',
  })
  await upiId(page).fill('meera@okbank')
  saving.release()
  await expect(page.getByText(sentences.updated)).toBeVisible()
  expect(saving.seen).toBe(1)
  await expect(field(page, 'First Name')).toHaveValue('मीरा')
  await expect(upiId(page), 'what was typed meanwhile').toHaveValue('meera@okbank')
  for (const tab of [page, other]) {
    await expect(greeting(tab)).toContainText('Namaste, मीरा')
    await expect(greeting(tab)).toContainText('मीN')
  }

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('Your profile was saved')
  await page.reload()
  await expect(greeting(page)).toContainText('Namaste, मीरा')
})

test('a UPI ID is judged when its field is left, then letter by letter, and nothing is saved with a wrong one [profile-2]', async ({
  page,
  server,
  host,
}) => {
  await arriveSignedIn(page, server, host, SETTINGS)
  const { keyboard } = page
  const wrong = page.getByText(sentences.upiInvalidInline)
  const saving = await holdCalls(page, updateProfile)
  await expectFocusByTab(upiId(page))
  await keyboard.type('meera')
  await expect(saveButton(page)).toBeDisabled()
  await expect(wrong).toBeHidden()
  await keyboard.press('Tab')
  await expect(wrong).toBeVisible()
  await expectAccessible(page, 'a wrong UPI ID')
  await keyboard.press('Shift+Tab')
  await keyboard.press('End')
  await keyboard.type('@ok')
  await expect(wrong).toBeVisible()
  await keyboard.type('b')
  await expect(wrong).toBeHidden()
  await expect(saveButton(page)).toBeEnabled()
  await keyboard.press('Backspace')
  await expect(wrong).toBeVisible()

  await keyboard.press('Shift+Tab')
  await expect(field(page, 'Phone Number')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.upiInvalidToast, { exact: true })).toBeVisible()
  await expect(upiId(page)).toBeFocused()
  await saveButton(page).click({ force: true })
  expect(saving.seen).toBe(0)

  saving.release()
  await upiId(page).focus()
  await keyboard.press('End')
  await keyboard.type('bank')
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.updated)).toBeVisible()
  await expect(upiId(page)).toHaveValue('meera@okbank')
  await upiId(page).fill('')
  await expect(wrong).toBeHidden()
  await expect(saveButton(page)).toBeEnabled()
})

test.describe('with a password to prove', () => {
  test.use({ expectedComplaints: [[/status of 40[03]/], { scope: 'test' }] })

  test('another UPI ID is saved by whoever knows the password; cancelling keeps what was typed, and payouts wait a day [profile-3]', async ({
    page,
    server,
    host,
  }) => {
    await arriveSignedIn(page, server, host, SETTINGS)
    await upiId(page).fill('asha@okbank')
    await saveButton(page).click()
    await expect(page.getByText(sentences.updated)).toBeVisible()
    await expect(page.getByText(/^Payouts wait until/)).toBeHidden()

    await upiId(page).fill('verma@okaxis')
    await field(page, 'First Name').fill('Usha')
    await saveButton(page).click()
    const dialog = page.getByRole('dialog', { name: sentences.changeUpiTitle })
    await expect(dialog).toContainText('asha@okbank')
    await expect(dialog).toContainText('verma@okaxis')
    const password = dialog.getByRole('textbox', { name: 'Current Password' })
    await expect(password).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription(sentences.currentPasswordRequired)
    await password.fill('not-the-password')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription(sentences.currentPasswordWrong)
    await expectAccessible(page, 'the dialog that changes a UPI ID')
    await expectNoOverflow(page, 'the dialog that changes a UPI ID', WIDTHS_PX)
    await dialog.getByRole('button', { name: sentences.cancel }).click()
    await expect(dialog).toBeHidden()
    await expect(upiId(page)).toHaveValue('verma@okaxis')
    await expect(field(page, 'First Name')).toHaveValue('Usha')

    await saveButton(page).click()
    await expect(password).toHaveValue('')
    await password.fill(host.password)
    const saving = await holdCalls(page, updateProfile)
    await dialog.getByRole('button', { name: sentences.changeUpi }).dblclick()
    await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
    saving.release()
    await expect(dialog).toBeHidden()
    expect(saving.seen).toBe(1)
    await expect(page.getByText(/^Payouts wait until .+, because the UPI ID was changed\.$/)).toBeVisible()
    await expectAccessible(page, 'the settings while payouts wait')
    await expectNoOverflow(page, 'the settings while payouts wait', WIDTHS_PX)

    await upiId(page).fill('')
    await saveButton(page).click()
    const removing = page.getByRole('dialog', { name: sentences.removeUpiTitle })
    await removing.getByRole('textbox', { name: 'Current Password' }).fill(host.password)
    await removing.getByRole('button', { name: sentences.removeUpi }).click()
    await expect(removing).toBeHidden()
    await page.reload()
    await expect(field(page, 'First Name')).toHaveValue('Usha')
    await expect(upiId(page)).toHaveValue('')

    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    const feed = page.getByRole('region', { name: 'Recent Activity' })
    await expect(feed).toContainText('Your UPI ID was changed from asha@okbank to verma@okaxis')
    await expect(feed).toContainText('Your UPI ID verma@okaxis was removed')
    const letter = await emailTo(server, host.email, 'UPI ID was changed')
    expect(letter).toContain('from asha@okbank to verma@okaxis')
  })
})

test.describe('where one is signed in', () => {
  // The device that was signed out is refused at its next call.
  test.use({ expectedComplaints: [[/status of 401/], { scope: 'test' }] })

  test('a host sees each device, signs one out, then all others, and stays signed in here', async ({
    page,
    phone,
    server,
    host,
  }) => {
    await arriveSignedIn(page, server, host, SETTINGS)
    const rows = page.getByRole('list', { name: sessionSentences.list }).getByRole('listitem')
    // Signing up opened one, too.
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(sessionSentences.thisOne)

    await arriveSignedIn(phone, server, host)
    for (let more = 0; more < 6; more++) await logIn(server, host)
    await page.reload()
    await expect(rows).toHaveCount(5)
    await page.getByRole('button', { name: sessionSentences.showAll(9) }).click()
    await expect(rows).toHaveCount(9)
    await expectAccessible(page, 'many sessions')
    await expectNoOverflow(page, 'many sessions', WIDTHS_PX)

    const others = page.getByRole('button', { name: /^Sign out (?!all)/ })
    await expect(others).toHaveCount(8)
    await others.first().click()
    await expect(page.getByText(sessionSentences.ended)).toBeVisible()
    await expect(rows).toHaveCount(8)
    await expect(page.getByRole('list', { name: sessionSentences.list })).toBeFocused()

    await page.getByRole('button', { name: sessionSentences.endOthers }).click()
    const dialog = page.getByRole('dialog', { name: sessionSentences.endOthersTitle })
    await expectAccessible(page, 'the dialog that signs all others out')
    await dialog.getByRole('button', { name: sessionSentences.keep }).click()
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveCount(8)
    await page.getByRole('button', { name: sessionSentences.endOthers }).click()
    await dialog.getByRole('button', { name: sessionSentences.endOthers }).click()
    await expect(page.getByText(sessionSentences.othersEnded)).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole('button', { name: sessionSentences.endOthers })).toBeHidden()

    await phone.reload()
    await expect(phone).toHaveURL(/\/auth/)
    await page.reload()
    await expect(field(page, 'First Name')).toHaveValue('Asha')
  })
})

test.describe('in trouble', () => {
  test.use({ expectedComplaints: [[/status of 500/], { scope: 'test' }] })

  test('what is typed outlives a failing server, another device that saves, and leaving the page [profile-4]', async ({
    page,
    phone,
    server,
    host,
  }) => {
    await page.clock.install()
    const loadAgain = await failCalls(page, getProfile)
    await arriveSignedIn(page, server, host, SETTINGS)
    await expect(page.getByText(sentences.fetchFailed)).toBeVisible()
    await expectAccessible(page, 'a profile that did not arrive')
    await loadAgain()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(field(page, 'First Name')).toHaveValue('Asha')
    await field(page, 'First Name').fill('Meera')

    const saveAgain = await failCalls(page, updateProfile)
    await saveButton(page).click()
    await expect(page.getByText(sentences.updateFailed)).toBeVisible()
    await expect(field(page, 'First Name')).toHaveValue('Meera')
    await saveAgain()

    await arriveSignedIn(phone, server, host, SETTINGS)
    await field(phone, 'First Name').fill('Usha')
    await field(phone, 'Phone Number').fill('9123456780')
    await saveButton(phone).click()
    await expect(phone.getByText(sentences.updated)).toBeVisible()
    await page.clock.fastForward('00:20')
    await expect(field(page, 'Phone Number')).toHaveValue('9123456780')
    await expect(field(page, 'First Name')).toHaveValue('Meera')

    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await greeting(page).click()
    await expect(field(page, 'First Name')).toHaveValue('Meera')
    await saveButton(page).click()
    await expect(page.getByText(sentences.updated)).toBeVisible()
    await page.reload()
    await expect(field(page, 'First Name')).toHaveValue('Meera')
    await expect(field(page, 'Phone Number')).toHaveValue('9123456780')
  })
})

test.describe('with wrong passwords', () => {
  test.use({ expectedComplaints: [[/status of 40[01]/, /status of 500/], { scope: 'test' }] })

  test('a password is changed by whoever knows the present one; other browsers are signed out, this one is not [profile-5]', async ({
    page,
    phone,
    server,
    host,
  }) => {
    await arriveSignedIn(phone, server, host)
    await arriveSignedIn(page, server, host, SETTINGS)
    const { keyboard } = page

    await sendPasswords(page)
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription(
      sentences.currentPasswordRequired,
    )
    await expect(field(page, 'New Password')).toHaveAccessibleDescription(authSentences.passwordRequired)
    await expect(field(page, 'Confirm New Password')).toHaveAccessibleDescription(authSentences.passwordAgain)
    await expectAccessible(page, 'passwords with errors')
    await fillPasswords(page, host.password, 'seven77')
    for (const name of ['New Password', 'Confirm New Password'])
      await expect(field(page, name)).toHaveAccessibleDescription(authSentences.passwordTooShort)
    await fillPasswords(page, host.password, NEW_PASSWORD, `${NEW_PASSWORD}s`)
    await sendPasswords(page)
    await expect(page.getByText(sentences.newPasswordsDiffer)).toBeVisible()
    await fillPasswords(page, host.password, 'Krishna@123')
    await sendPasswords(page)
    await expect(page.getByText(authSentences.passwordTooCommon)).toBeVisible()
    await fillPasswords(page, 'not-the-password', NEW_PASSWORD)
    await sendPasswords(page)
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription(sentences.currentPasswordWrong)
    await expect(field(page, 'Current Password')).toBeFocused()

    const stopFailing = await failCalls(page, changePassword)
    await field(page, 'Current Password').fill(host.password)
    await sendPasswords(page)
    await expect(page.getByText(sentences.passwordChangeFailed)).toBeVisible()
    await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD)
    await stopFailing()

    for (const name of ['Current Password', 'New Password', 'Confirm New Password'])
      await field(page, name).fill('')
    await field(page, 'Address').focus()
    await expectFocusByTab(field(page, 'Current Password'))
    await keyboard.type(host.password)
    await expectFocusByTab(field(page, 'New Password'))
    await keyboard.type(NEW_PASSWORD)
    await expectFocusByTab(field(page, 'Confirm New Password'))
    await keyboard.type(NEW_PASSWORD)
    const changing = await holdCalls(page, changePassword)
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible()
    changing.release()
    await expect(page.getByText(sentences.passwordChanged)).toBeVisible()
    expect(changing.seen).toBe(1)
    for (const name of ['Current Password', 'New Password', 'Confirm New Password'])
      await expect(field(page, name)).toHaveValue('')
    await page.reload()
    await expect(field(page, 'First Name')).toHaveValue('Asha')

    // Its access token would live for some minutes more; the refresh token is dead at once.
    await phone.evaluate(() => localStorage.setItem('access_token', 'lapsed'))
    await phone.reload()
    await expect(phone).toHaveURL(/\/auth/)
    await sendSignIn(phone, host)
    await expect(phone.getByText(authSentences.credentialsWrong)).toBeVisible()
    await sendSignIn(phone, { ...host, password: NEW_PASSWORD })
    await expect(phone).toHaveURL('/dashboard')
  })
})

test('no password is pasted or dropped in; each can be shown, except in Edge, which shows its own [profile-6]', {
  tag: '@deep',
}, async ({ page, browser, server, host }) => {
  const passwords = page.getByRole('textbox', { name: /password/i })
  const toggles = page.getByRole('button', { name: 'Show password' })
  /** Tries with `text`, which stands in another field; then types it and looks at it. */
  async function expectTypedOnly(source: Locator, text: string, autocomplete: string[]): Promise<void> {
    await expect(passwords).toHaveCount(autocomplete.length)
    for (const [place, purpose] of autocomplete.entries()) {
      const password = passwords.nth(place)
      await source.selectText()
      await page.keyboard.press('ControlOrMeta+c')
      await password.press('ControlOrMeta+v')
      await expect(password).toHaveValue('')
      await source.selectText()
      await source.dragTo(password, { sourcePosition: { x: 24, y: 24 } })
      await expect(password).toHaveValue('')
      await password.pressSequentially(text)
      await expect(password).toHaveAttribute('type', 'password')
      await toggles.nth(place).click()
      await expect(password).toHaveAttribute('type', 'text')
      await expect(password).toHaveValue(text)
      await expect(password).toHaveAttribute('autocomplete', purpose)
    }
  }

  await page.goto('/auth')
  await field(page, 'Email').fill(host.email)
  await expectTypedOnly(field(page, 'Email'), 'marigold', ['current-password'])
  await page.goto('/auth?mode=signup')
  await field(page, 'Email').fill(host.email)
  await expectTypedOnly(field(page, 'Email'), 'marigold', ['new-password', 'new-password'])
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await field(page, 'Email').fill(host.email)
  await page.getByRole('button', { name: 'Send Reset Code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill('123456')
  await expectTypedOnly(page.getByRole('textbox', { name: 'Code' }), 'marigold', [
    'new-password',
    'new-password',
  ])
  await page.context().clearCookies()
  await arriveSignedIn(page, server, host, SETTINGS)
  await expectTypedOnly(field(page, 'First Name'), 'marigold', [
    'current-password',
    'new-password',
    'new-password',
  ])

  const edge = await browser.newContext({
    userAgent: 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  })
  const edgePage = await edge.newPage()
  await arriveSignedIn(edgePage, server, host, SETTINGS)
  await expect(edgePage.getByRole('textbox', { name: /password/i })).toHaveCount(3)
  await expect(edgePage.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await edge.close()
})
