// Signing in and out as a host.
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { expectAccessible } from '../../checks/accessible.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { expect, test } from '../../test.ts'

test('a page that needs a session leads to sign-in, and back [account-1]', async ({ page, host, box }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth$/)
  for (const path of ['/event', '/guests', '/dashboard/settings']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
  }
  await page.goto(`/event/${box.giftid}`)
  await expect(page).toHaveURL(/\/auth\?/)
  await sendSignIn(page, host)
  await expect(page).toHaveURL(`/event/${box.giftid}`)
})

test.describe('with wrong input', () => {
  test.use({ expectedConsoleErrors: [/status of 40[01]/] })

  test('a wrong password is refused, and the right one then signs in [account-4]', async ({ page, host }) => {
    await page.goto('/auth')
    await sendSignIn(page, { ...host, password: 'not-the-password' })
    await expect(page.getByRole('alert')).toHaveText(sentences.credentialsWrong)
    await expectAccessible(page, 'a sign-in that was refused')
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
})
