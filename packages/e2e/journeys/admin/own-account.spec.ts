// An administrator's own password and sessions.

import { adminSignOutEverywhere } from '@lifafa/contract/endpoints/sessions'
import { adminSentences as sentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { signInAsAdmin } from '../../admin/administrator.ts'
import { ADMIN_DASHBOARD, ADMIN_LOGIN, ADMIN_SETTINGS, newestToast } from '../../admin/pages.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { button, field } from '../../controls/forms.ts'
import { failCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [[/status of 500/, /status of 40[01]/], { scope: 'test' }] })

test('a new password ends the other sessions; signing out everywhere ends all, after a question [admin-8]', {
  tag: '@deep',
}, async ({ page, phone, admin, asAdmin }) => {
  const password = 'jasmine&rose'
  await asAdmin(ADMIN_SETTINGS, phone)
  await asAdmin(ADMIN_SETTINGS)
  await expect(page.getByRole('definition').filter({ hasText: admin.name })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: admin.email })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Change Password' }).click()
  const send = () => button(page, 'Update Password').click()
  await send()
  await expect(page.getByRole('alert')).toHaveText(sentences.allFieldsRequired)
  await expect(page.getByText(profileSentences.currentPasswordRequired)).toBeVisible()
  await expectAccessible(page, 'the new password of an administrator, with errors')
  await field(page, 'Current Password').fill('not-this-one')
  await field(page, 'New Password').fill(password)
  await field(page, 'Confirm New Password').fill(password)
  await send()
  await expect(page.getByText(profileSentences.currentPasswordWrong)).toBeVisible()
  await field(page, 'Current Password').fill(admin.password)
  await send()
  await expect(newestToast(page)).toHaveText(profileSentences.passwordChanged)
  await expect(field(page, 'New Password')).toHaveValue('')
  await phone.goto(ADMIN_DASHBOARD)
  await expect(phone).toHaveURL(ADMIN_LOGIN)
  await signInAsAdmin(phone, { ...admin, password })

  await page.goto(ADMIN_SETTINGS)
  const sessions = page.getByRole('list', { name: sessionSentences.list }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: sessionSentences.thisOne })).toHaveCount(1)
  await expectAccessible(page, 'the settings of an administrator with two sessions')
  const everywhere = button(page, adminPagesSentences.signOutEverywhere)
  await everywhere.click()
  const dialog = page.getByRole('dialog', { name: adminPagesSentences.signOutTitle })
  await expect(dialog.getByRole('listitem')).toHaveText([...adminPagesSentences.signOutConsequences])
  await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await expectAccessible(page, 'the question before all sessions end')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await everywhere.click()
  const confirm = dialog.getByRole('button', { name: adminPagesSentences.signOutEverywhere })
  const mend = await failCalls(page, adminSignOutEverywhere)
  await confirm.click()
  await expect(dialog.getByRole('alert')).toHaveText(adminPagesSentences.signOutFailed)
  await mend()
  await confirm.click()
  await expect(newestToast(page)).toHaveText(sentences.signedOutEverywhere)
  await expect(page).toHaveURL(ADMIN_LOGIN)
  await phone.reload()
  await expect(phone).toHaveURL(ADMIN_LOGIN)
})
