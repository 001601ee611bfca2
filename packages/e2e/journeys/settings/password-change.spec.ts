// A host changes the password, which ends the other sessions.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { expectAccessible } from '../../checks/accessible.ts'
import { field } from '../../controls/forms.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { NEW_PASSWORD, SETTINGS, sendPasswords } from '../../host/settings-page.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/status of 40[01]/] })

test('a password is changed with the current one; other browsers are signed out, this one is not [profile-5]', {
  tag: '@deep',
}, async ({ page, phone, host, asHost }) => {
  await asHost('/dashboard', phone)
  await asHost(SETTINGS)
  const { keyboard } = page

  await sendPasswords(page)
  await expect(page.getByText(sentences.currentPasswordRequired)).toBeVisible()
  await expectAccessible(page, 'passwords with errors')
  await field(page, 'Address').focus()
  await expectFocusByTab(field(page, 'Current Password'))
  await keyboard.type(host.password)
  await expectFocusByTab(field(page, 'New Password'))
  await keyboard.type(NEW_PASSWORD)
  await expectFocusByTab(field(page, 'Confirm New Password'))
  await keyboard.type(NEW_PASSWORD)
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.passwordChanged)).toBeVisible()
  for (const name of ['Current Password', 'New Password', 'Confirm New Password'])
    await expect(field(page, name)).toHaveValue('')
  await page.reload()
  await expect(field(page, 'First Name')).toHaveValue('Asha')

  // Its access token would be valid for some minutes more; the refresh token is revoked at once.
  await phone.evaluate(() => localStorage.setItem('access_token', 'lapsed'))
  await phone.reload()
  await expect(phone).toHaveURL(/\/auth/)
  await sendSignIn(phone, host)
  await expect(phone.getByText(authSentences.credentialsWrong)).toBeVisible()
  await sendSignIn(phone, { ...host, password: NEW_PASSWORD })
  await expect(phone).toHaveURL('/dashboard')
})
