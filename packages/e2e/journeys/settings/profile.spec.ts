// A host's profile: shown, corrected and saved.
import { getProfile } from '@lifafa/contract/endpoints/profile'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { field } from '../../controls/forms.ts'
import { greeting, SETTINGS, saveButton, upiId } from '../../host/settings-page.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test('a saved profile is shown in every tab [profile-1]', {
  tag: '@deep',
}, async ({ page, context, host }) => {
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

  await field(page, 'First Name').fill(' मीरा ')
  await field(page, 'Last Name').fill('Nair')
  await saveButton(page).click()
  await expect(page.getByText(sentences.updated)).toBeVisible()
  await expect(field(page, 'First Name')).toHaveValue('मीरा')
  for (const tab of [page, other]) {
    await expect(greeting(tab)).toContainText('Namaste, मीरा')
    await expect(greeting(tab)).toContainText('मीN')
  }

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('Your profile was saved')
  await page.reload()
  await expect(greeting(page)).toContainText('Namaste, मीरा')
})
