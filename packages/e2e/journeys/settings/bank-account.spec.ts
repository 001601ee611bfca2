// A host saves a bank account, corrects it, and removes it again, each time with the password.
import { bankAccountSentences as sentences } from '@lifafa/contract/sentences/host/bank-account'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import type { Page } from '@playwright/test'
import { expectSound } from '../../checks/accessible.ts'
import { field } from '../../controls/forms.ts'
import { SETTINGS } from '../../host/settings-page.ts'
import { emailTo } from '../../server/emails.ts'
import { expect, test } from '../../test.ts'

async function fillAccount(page: Page, number: string, password: string): Promise<void> {
  await field(page, sentences.number).fill(number)
  await field(page, sentences.again).fill(number)
  await field(page, sentences.ifsc).fill('hdfc0000053')
  await field(page, sentences.name).fill('Asha Verma')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Current Password' }).fill(password)
}

test.use({ expectedConsoleErrors: [/status of 400/] })

test('a bank account is saved, shown by its end, and removed; the bank says whose it is', async ({
  page,
  server,
  host,
  asHost,
}) => {
  await asHost(SETTINGS)
  const section = page.getByRole('region', { name: sentences.title })
  await section.getByRole('button', { name: sentences.add }).click()
  const dialog = page.getByRole('dialog', { name: sentences.dialogTitle })
  const save = dialog.getByRole('button', { name: sentences.save })
  await fillAccount(page, '7654 3212 3456 789', 'not-the-password')
  await field(page, sentences.again).fill('765432123456788')
  await save.click()
  await expect(field(page, sentences.again)).toHaveAccessibleDescription(sentences.numbersDiffer)
  await expectSound(page, 'the form for a bank account')

  await field(page, sentences.again).fill('765432123456789')
  await save.click()
  const password = dialog.getByRole('textbox', { name: 'Current Password' })
  await expect(password).toHaveAccessibleDescription(profileSentences.currentPasswordWrong)
  await password.fill(host.password)
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(section.getByText(sentences.ending('6789'))).toBeVisible()
  await expect(section.getByText(sentences.registeredTo('ASHA VERMA'))).toBeVisible()
  await expect(
    page.getByText(/^Payouts are paused until .+ because you changed your payout details/),
  ).toBeVisible()
  await expectSound(page, 'a saved bank account')
  expect(await emailTo(server, host.email, 'bank account was added')).toContain('ending in 6789')

  await section.getByRole('button', { name: sentences.change }).click()
  await fillAccount(page, 'INVALID1', host.password)
  await save.click()
  await expect(section.getByText(sentences.notFound)).toBeVisible()

  await section.getByRole('button', { name: sentences.remove }).click()
  const removing = page.getByRole('dialog', { name: sentences.removeTitle })
  await removing.getByRole('textbox', { name: 'Current Password' }).fill(host.password)
  await removing.getByRole('button', { name: sentences.remove }).click()
  await expect(section.getByRole('button', { name: sentences.add })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  const feed = page.getByRole('region', { name: 'Recent Activity' })
  await expect(feed).toContainText('Your gifts will be paid to the bank account ending in 6789')
})
