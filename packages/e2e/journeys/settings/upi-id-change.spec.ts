// Changing a host's UPI ID requires the password, and delays payouts.
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { expectSound } from '../../checks/accessible.ts'
import { field } from '../../controls/forms.ts'
import { SETTINGS, saveButton, upiId } from '../../host/settings-page.ts'
import { emailTo } from '../../server/emails.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [[/status of 40[03]/], { scope: 'test' }] })

test('another UPI ID is saved with the password; cancelling keeps the input, and payouts wait a day [profile-3]', async ({
  page,
  server,
  host,
  asHost,
}) => {
  await asHost(SETTINGS)
  await upiId(page).fill('asha@okbank')
  await saveButton(page).click()
  await expect(page.getByText(sentences.updated)).toBeVisible()
  await expect(page.getByText(/^Payouts are paused until/)).toBeHidden()

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
  await expectSound(page, 'the dialog that changes a UPI ID')
  await dialog.getByRole('button', { name: sentences.cancel }).click()
  await expect(dialog).toBeHidden()
  await expect(upiId(page)).toHaveValue('verma@okaxis')
  await expect(field(page, 'First Name')).toHaveValue('Usha')

  await saveButton(page).click()
  await expect(password).toHaveValue('')
  await password.fill(host.password)
  await dialog.getByRole('button', { name: sentences.changeUpi }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByText(/^Payouts are paused until .+ because you changed your payout details\.$/),
  ).toBeVisible()
  await expectSound(page, 'the settings while payouts wait')

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
