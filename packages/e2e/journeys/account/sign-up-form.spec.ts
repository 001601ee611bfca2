// The sign-up form of a host: its errors, and its policies.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { expectAccessible } from '../../checks/accessible.ts'
import { expect, test } from '../../test.ts'

test('the sign-up form says each error once, opens the policies beside it, and keeps its input [account-3]', {
  tag: '@deep',
}, async ({ page, context }) => {
  // Those pages have a test of their own.
  await context.route(/policy|conditions/, (route) => route.fulfill({ body: 'A policy.' }))
  await page.goto('/auth?mode=signup')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(authSentences.termsNotAccepted)).toBeVisible()
  await expect(page.getByText(authSentences.namesRequired), 'said once of both names').toHaveCount(1)
  await expectAccessible(page, 'the sign-up with errors')
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

  await page.getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/auth?mode=signup')
  await expect(page.getByLabel('First Name')).toHaveValue('Asha')
})
