// A host's account: sign-up, sign-in, sign-out and a forgotten password.
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { sendMailedCode, sendSignIn, sendSignUp, signIn } from '../../host/sign-in.ts'
import { openBox, someHost } from '../../server/api.ts'
import { mailedCode } from '../../server/emails.ts'
import { expect, test } from '../../test.ts'

test('a page that needs a session leads to sign-in, and back to that page [account-1]', async ({
  page,
  server,
  host,
}) => {
  const { giftid } = await openBox(server, host)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth$/)
  for (const path of ['/event', '/guests', '/dashboard/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
  }
  await page.goto(`/event/${giftid}`)
  await expect(page).toHaveURL(/\/auth\?/)
  await sendSignIn(page, host)
  await expect(page).toHaveURL(`/event/${giftid}`)
})

test('a forgotten password is set anew with a mailed code, by the keyboard alone [account-2]', async ({
  page,
  server,
  host,
}) => {
  const { keyboard } = page
  const password = 'a-garland-of-jasmine'
  await page.goto('/auth')
  await expectFocusByTab(page.getByRole('link', { name: 'Forgot password?' }))
  await keyboard.press('Enter')
  // Where one signs in there is a field of that name too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectFocusByTab(page.getByLabel('Email'))
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.emailRequired)).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await keyboard.type(host.email)
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.resetCodeMayBeSent)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
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

test('the sign-up form opens the policies beside it, and passwords are typed, not pasted, and can be shown [account-3]', async ({
  page,
  context,
  browser,
  server,
}) => {
  // Those pages have a test of their own.
  await context.route(/policy|conditions/, (route) => route.fulfill({ body: 'A policy.' }))
  await page.goto('/auth?mode=signup')
  await page.getByLabel('First Name').fill('Asha')
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-conditions'],
  ] as const) {
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name }).click()
    const beside = await opening
    await expect(beside).toHaveURL(path)
    await beside.close()
  }
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')

  const address = page.getByLabel('Address')
  await address.fill('not-for-pasting')
  await address.press('ControlOrMeta+a')
  await address.press('ControlOrMeta+c')
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  for (const field of [password, page.getByRole('textbox', { name: 'Confirm Password' })]) {
    await field.press('ControlOrMeta+v')
    await expect(field).toHaveValue('')
  }
  await address.press('End')
  await address.press('ControlOrMeta+v')
  await expect(address).toHaveValue('not-for-pastingnot-for-pasting')
  await password.pressSequentially('typed by hand')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('typed by hand')

  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/auth?mode=signup')
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')

  // Edge draws a toggle of its own.
  const edge = await browser.newContext({
    userAgent: 'Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
  })
  const inEdge = await edge.newPage()
  await inEdge.goto(`${server.url}/auth?mode=signin`)
  await expect(inEdge.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await edge.close()
})

test.describe('with wrong input', () => {
  test.use({ expectedConsoleErrors: [/status of 40[01]/] })

  test('a wrong password is refused, and the right one then signs in [account-4]', async ({ page, host }) => {
    await page.goto('/auth')
    await sendSignIn(page, { ...host, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toHaveText(sentences.credentialsWrong)
    await sendSignIn(page, host)
    await expect(page).toHaveURL('/dashboard')
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(stored).toEqual({
      access_token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.stringContaining(host.email),
      is_authenticated: 'true',
    })
  })

  test('a wrong code is refused, and the right one still works [account-5]', async ({ page, server }) => {
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

test.describe('a forgotten password', () => {
  test.use({ expectedConsoleErrors: [/status of 429/] })

  test('a reset requested again within a minute leads to the code form, and the first code still works', async ({
    page,
    server,
    host,
  }) => {
    const send = page.getByRole('button', { name: 'Send Reset Code' })
    await page.goto('/auth?mode=forgot')
    await page.getByLabel('Email').fill(host.email)
    await send.click()
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeVisible()
    await page.goto('/auth?mode=forgot')
    await page.getByLabel('Email').fill(host.email)
    await send.click()
    await expect(page.getByText(sentences.codeSentBefore)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Resend code in/ })).toBeDisabled()
    await code.fill(await mailedCode(server, host.email, 2))
    for (const label of ['New Password', 'Confirm Password'])
      await page.getByRole('textbox', { name: label }).fill('jasmine & ivory')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByText(sentences.passwordReset)).toBeVisible()
  })
})

test('signing out in one tab signs the other out [account-6]', async ({ page, context, host }) => {
  await signIn(page, host)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(sentences.loggedOut)).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await expect(other).toHaveURL(/\/auth/)
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
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.canSignInNow)).toBeVisible()
  await expectFocusByTab(page.getByRole('textbox', { name: 'Password' }))
  await keyboard.type(host.password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})
