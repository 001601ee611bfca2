// Unsaved input of a host's profile: it survives another device and leaving the page.
import { getProfile } from '@lifafa/contract/endpoints/profile'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { expectAccessible } from '../../checks/accessible.ts'
import { field } from '../../controls/forms.ts'
import { greeting, SETTINGS, saveButton } from '../../host/settings-page.ts'
import { failCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/status of 500/] })

test('form input survives another device that saves, and leaving the page [profile-4]', {
  tag: '@deep',
}, async ({ page, phone, asHost }) => {
  await page.clock.install()
  const loadAgain = await failCalls(page, getProfile)
  await asHost(SETTINGS)
  await expect(page.getByText(sentences.fetchFailed)).toBeVisible()
  await expectAccessible(page, 'a profile that did not arrive')
  await loadAgain()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'First Name')).toHaveValue('Asha')
  await field(page, 'First Name').fill('Meera')

  await asHost(SETTINGS, phone)
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
