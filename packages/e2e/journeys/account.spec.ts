// A host's account: into it, out of it, and back into it when the password is forgotten.
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { expectFocusByTab } from '../host/keyboard.ts'
import { sendMailedCode, sendSignIn, sendSignUp, signIn } from '../host/sign-in.ts'
import { openBox, someHost } from '../server/api.ts'
import { mailedCode } from '../server/letters.ts'
import { expect, test } from '../test.ts'

test('whoever wants a page of the host is led to sign in, and back to that page', async ({
  page,
  server,
  host,
}) => {
  const { giftid } = await openBox(server, host)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth$/)
  await page.goto(`/event/${giftid}`)
  await expect(page).toHaveURL(/\/auth\?/)
  await sendSignIn(page, host)
  await expect(page).toHaveURL(`/event/${giftid}`)
})

test('a forgotten password is set anew with a mailed code', async ({ page, server, host }) => {
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email').fill(host.email)
  await page.getByRole('button', { name: 'Send Reset Code' }).click()
  await expect(page.getByText(sentences.resetCodeMayBeSent)).toBeVisible()
  const password = 'a-garland-of-jasmine'
  await page.getByRole('textbox', { name: 'Code' }).fill(await mailedCode(server, host.email, 2))
  await page.getByRole('textbox', { name: 'New Password' }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByText(sentences.passwordReset)).toBeVisible()
  await sendSignIn(page, { ...host, password })
  await expect(page).toHaveURL('/dashboard')
})

test.describe('with what is wrong', () => {
  test.use({ expectedComplaints: [/status of 40[01]/] })

  test('a wrong password is refused, and the right one then opens the door', async ({ page, host }) => {
    await page.goto('/auth')
    await sendSignIn(page, { ...host, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toHaveText(sentences.credentialsWrong)
    await sendSignIn(page, host)
    await expect(page).toHaveURL('/dashboard')
  })

  test('a wrong code is refused, and the right one still works', async ({ page, server }) => {
    const host = someHost()
    await page.goto('/auth?mode=signup')
    await sendSignUp(page, host)
    const code = await mailedCode(server, host.email)
    await page.getByLabel('Verification Code').fill(code === '123456' ? '654321' : '123456')
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(page.getByText(sentences.codeWrong)).toBeVisible()
    await sendMailedCode(page, server, host)
    await expect(page.getByText(sentences.canSignInNow)).toBeVisible()
  })
})

test('who logs out in one tab is signed out in the other', async ({ page, context, host }) => {
  await signIn(page, host)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(sentences.loggedOut)).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await expect(other).toHaveURL(/\/auth/)
})

test('the keyboard alone opens an account and signs in', async ({ page, server }) => {
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
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.canSignInNow)).toBeVisible()
  await expectFocusByTab(page.getByRole('textbox', { name: 'Password' }))
  await keyboard.type(host.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})
