// Signing up as a host: the mailed code, and the keyboard.
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { sendMailedCode, sendSignUp } from '../../host/sign-in.ts'
import { someHost } from '../../server/api.ts'
import { mailedCode } from '../../server/emails.ts'
import { expect, test } from '../../test.ts'

test.describe('with wrong input', () => {
  test.use({ expectedConsoleErrors: [/status of 40[01]/] })

  test('a wrong code is refused, and the right one still works [account-5]', { tag: '@deep' }, async ({
    page,
    server,
  }) => {
    const host = someHost()
    await page.goto('/auth?mode=signup')
    await sendSignUp(page, host)
    const code = await mailedCode(server, host.email)
    await page.getByLabel('Verification Code').fill(code === '123456' ? '654321' : '123456')
    await expect(page.getByText(sentences.codeWrong)).toBeVisible()
    await sendMailedCode(page, server, host)
    await expect(page.getByText(sentences.canSignInNow)).toBeVisible()
  })
})

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
