// A host's forgotten password.
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { mailedCode } from '../../server/emails.ts'
import { expect, test } from '../../test.ts'

test('a forgotten password is set anew with a mailed code, by the keyboard alone [account-2]', {
  tag: '@deep',
}, async ({ page, server, host }) => {
  const { keyboard } = page
  const password = 'a-garland-of-jasmine'
  await page.goto('/auth')
  await expectFocusByTab(page.getByRole('link', { name: 'Forgot password?' }))
  await keyboard.press('Enter')
  // The sign-in page has a field of that name, too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectFocusByTab(page.getByLabel('Email'))
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.emailRequired)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page, 'a forgotten password, with an error')
  await keyboard.type(host.email)
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.resetCodeMayBeSent)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expectAccessible(page, 'the new password with its code')
  await keyboard.type(await mailedCode(server, host.email, 2))
  for (const label of ['New Password', 'Confirm Password']) {
    await expectFocusByTab(page.getByRole('textbox', { name: label }))
    await keyboard.type(password)
  }
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.passwordReset)).toBeVisible()
  await sendSignIn(page, { ...host, password })
  await expect(page).toHaveURL('/dashboard')
})
