// The sign-up form of a host: its policies, and its password fields.
import { expect, test } from '../../test.ts'

test('the sign-up form opens the policies beside it; passwords are typed, not pasted, and can be shown [account-3]', {
  tag: '@deep',
}, async ({ page, context, browser, server }) => {
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
