// An administrator's login: wrong input, and the keyboard.
import { failures } from '@lifafa/contract/failures'
import { adminSentences as sentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Page } from '@playwright/test'
import { adminSignUp, sendAdminLogin, someAdministrator } from '../../admin/administrator.ts'
import { ADMIN, ADMIN_DASHBOARD, ADMIN_LOGIN, newestToast } from '../../admin/pages.ts'
import { expectSound } from '../../checks/accessible.ts'
import { field, press } from '../../controls/forms.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { expect, test } from '../../test.ts'

const alert = (page: Page) => page.getByRole('alert')

test.use({ expectedConsoleErrors: [/status of 40[013]/] })

test('the login names wrong input, and asks unverified administrators for their code [admin-2]', {
  tag: '@deep',
}, async ({ page, server, admin }) => {
  const waiting = someAdministrator()
  await adminSignUp(server, waiting)
  await page.goto(ADMIN)
  await expect(page).toHaveURL(ADMIN_LOGIN)
  await expect(page).toHaveTitle('Login · Lifafa Admin')
  await press(page, 'Login')
  await expect(alert(page)).toHaveText(sentences.loginFieldsRequired)
  await expectSound(page, 'the admin login, with errors')

  const password = field(page, 'Password')
  await sendAdminLogin(page, { ...admin, password: 'not-this-one' })
  await expect(newestToast(page)).toHaveText(failures.wrongCredentials.message)
  await expect(password).toHaveValue('not-this-one')

  await sendAdminLogin(page, waiting)
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible()
  await expect(newestToast(page)).toHaveText(authSentences.notVerified)
  await expect(page.getByText(waiting.email)).toBeVisible()
  await page.getByRole('link', { name: 'Login again' }).click()

  // Keyboard alone.
  await expectFocusByTab(field(page, 'Email'))
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(ADMIN_DASHBOARD)
  await page.goto(`${ADMIN_LOGIN}?next=${ADMIN}/settings`)
  await expect(page).toHaveURL(`${ADMIN}/settings`)
})
