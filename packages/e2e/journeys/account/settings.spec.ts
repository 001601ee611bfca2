// Account settings: the profile in its form, and a new password.
import { getProfile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import {
  field,
  greeting,
  SETTINGS,
  saveButton,
  upiId,
  SETTINGS_WIDTHS_PX as WIDTHS_PX,
} from '../../host/settings-page.ts'
import { arriveSignedIn, sendSignIn } from '../../host/sign-in.ts'
import { emailTo } from '../../server/emails.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test('a host sees the profile, saves another one once, and every tab greets by the new name [profile-1]', async ({
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

  const expectNoShift = await watchLayoutShifts(page)
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
  await expectNoShift('the settings')
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

test('a UPI ID is checked when its field is left, then at each letter, and a wrong one is not saved [profile-2]', async ({
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

test.describe('where the password is required', () => {
  test.use({ expectedConsoleErrors: [[/status of 40[03]/], { scope: 'test' }] })

  test('another UPI ID is saved with the password; cancelling keeps the input, and payouts wait a day [profile-3]', async ({
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
    const email = await emailTo(server, host.email, 'UPI ID was changed')
    expect(email).toContain('from asha@okbank to verma@okaxis')
  })
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [[/status of 500/], { scope: 'test' }] })

  test('form input survives a failing server, another device that saves, and leaving the page [profile-4]', async ({
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
