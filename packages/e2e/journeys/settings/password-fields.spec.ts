// Password fields: no pasting, no dropping, and a button that shows the password.
import type { Locator } from '@playwright/test'
import { field } from '../../controls/forms.ts'
import { SETTINGS } from '../../host/settings-page.ts'
import { expect, test } from '../../test.ts'

test('passwords cannot be pasted or dropped; each can be shown, except in Edge with its own toggle [profile-6]', {
  tag: '@deep',
}, async ({ page, browser, host, asHost }) => {
  const passwords = page.getByRole('textbox', { name: /password/i })
  const toggles = page.getByRole('button', { name: 'Show password' })
  /** Tries with `text`, which stands in another field; then types it and looks at it. */
  async function expectTypedOnly(source: Locator, text: string, autocomplete: string[]): Promise<void> {
    await expect(passwords).toHaveCount(autocomplete.length)
    for (const [place, purpose] of autocomplete.entries()) {
      const password = passwords.nth(place)
      await source.selectText()
      await page.keyboard.press('ControlOrMeta+c')
      await password.press('ControlOrMeta+v')
      await expect(password).toHaveValue('')
      await source.selectText()
      await source.dragTo(password, { sourcePosition: { x: 24, y: 24 } })
      await expect(password).toHaveValue('')
      await password.pressSequentially(text)
      await expect(password).toHaveAttribute('type', 'password')
      await toggles.nth(place).click()
      await expect(password).toHaveAttribute('type', 'text')
      await expect(password).toHaveValue(text)
      await toggles.nth(place).click()
      await expect(password).toHaveAttribute('type', 'password')
      await expect(password).toHaveAttribute('autocomplete', purpose)
    }
  }

  await page.goto('/auth')
  await field(page, 'Email').fill(host.email)
  await expectTypedOnly(field(page, 'Email'), 'marigold', ['current-password'])
  await page.goto('/auth?mode=signup')
  await field(page, 'Email').fill(host.email)
  await expectTypedOnly(field(page, 'Email'), 'marigold', ['new-password', 'new-password'])
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await field(page, 'Email').fill(host.email)
  await page.getByRole('button', { name: 'Send Reset Code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill('123456')
  await expectTypedOnly(page.getByRole('textbox', { name: 'Code' }), 'marigold', [
    'new-password',
    'new-password',
  ])
  await page.context().clearCookies()
  await asHost(SETTINGS)
  await expectTypedOnly(field(page, 'First Name'), 'marigold', [
    'current-password',
    'new-password',
    'new-password',
  ])

  const edge = await browser.newContext({
    userAgent: 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  })
  const edgePage = await edge.newPage()
  await asHost(SETTINGS, edgePage)
  await expect(edgePage.getByRole('textbox', { name: /password/i })).toHaveCount(3)
  await expect(edgePage.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await edge.close()
})
