// A host downloads everything, and deletes the account.
import { readFile } from 'node:fs/promises'
import {
  deleteAccountSentences as deletion,
  exportAccountSentences as download,
} from '@lifafa/contract/sentences/account'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { field } from '../../controls/forms.ts'
import { SETTINGS } from '../../host/settings-page.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test.describe('the account as a whole', () => {
  test.use({ expectedConsoleErrors: [[/status of 40[019]/], { scope: 'test' }] })

  test('a host downloads everything with the password, and can delete the account once nothing is owed', {
    tag: '@deep',
  }, async ({ page, server, host, asHost }) => {
    await asHost(SETTINGS)
    await expectNoOverflow(page, 'settings with the whole account')
    await page.getByRole('button', { name: download.button }).click()
    const asked = page.getByRole('dialog', { name: download.title })
    await expectAccessible(page, 'the password before a download')
    await field(asked, 'Current Password').fill('not-the-password')
    await asked.getByRole('button', { name: download.button }).click()
    await expect(asked.getByText(profileSentences.currentPasswordWrong)).toBeVisible()
    await field(asked, 'Current Password').fill(host.password)
    const saving = page.waitForEvent('download')
    await asked.getByRole('button', { name: download.button }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/_account\.json$/)
    const file = JSON.parse(await readFile(await saved.path(), 'utf8'))
    expect(file.account).toMatchObject([{ email: host.email }])
    await expect(asked).toBeHidden()

    const { giftid } = await openBox(server, host)
    await giveToBox(server, giftid)
    const question = page.getByRole('dialog', { name: deletion.confirmTitle })
    await page.getByRole('button', { name: deletion.button }).click()
    await expectAccessible(page, 'the password before a deletion')
    await field(question, 'Current Password').fill(host.password)
    await question.getByRole('button', { name: deletion.button }).click()
    await expect(question.getByRole('alert')).toHaveText(deletion.obstacles.owed('₹501'))
  })

  test('a deleted account is signed out, and cannot be signed in to', { tag: '@deep' }, async ({
    page,
    host,
    asHost,
  }) => {
    await asHost(SETTINGS)
    await page.getByRole('button', { name: deletion.button }).click()
    const question = page.getByRole('dialog', { name: deletion.confirmTitle })
    await field(question, 'Current Password').fill(host.password)
    await question.getByRole('button', { name: deletion.button }).click()
    await expect(page.getByText(deletion.deleted)).toBeVisible()
    await expect(page).not.toHaveURL(SETTINGS)
    await page.goto('/auth')
    await sendSignIn(page, host)
    await expect(page.getByText(authSentences.credentialsWrong)).toBeVisible()
  })
})
