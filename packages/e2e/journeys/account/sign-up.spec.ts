// Signing up as a host: the mailed code, and the keyboard.
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { someHost } from '../../server/api.ts'
import { mailedCode } from '../../server/emails.ts'
import { expect, test } from '../../test.ts'

test('the keyboard alone opens an account and signs in [account-7]', async ({ page, server }) => {
  const host = someHost()
  const { keyboard } = page
  await page.goto('/auth')
  await expectFocusByTab(page.getByRole('link', { name: 'Sign Up' }))
  await keyboard.press('Enter')
  for (const [label, value] of [
    ['First Name', host.firstName],
    ['Last Name', host.lastName],
    ['Email', host.email],
    ['Password', host.password],
    ['Confirm Password', host.password],
    ['Phone Number', '9876543210'],
    ['Address', '4, Lake View, Bhopal'],
  ] as const) {
    await expectFocusByTab(page.getByRole('textbox', { name: label, exact: true }))
    await keyboard.type(value)
  }
  for (const policy of ['Terms and Conditions', 'Refund and Cancellation Policy']) {
    await expectFocusByTab(page.getByRole('checkbox', { name: policy }))
    await keyboard.press('Space')
  }
  await keyboard.press('Enter')
  await expect(page.getByLabel('Verification Code')).toBeFocused()
  await keyboard.type(await mailedCode(server, host.email))
  await expect(page.getByText(sentences.canSignInNow)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})
