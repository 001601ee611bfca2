// A host's password and sessions: changed, shown, ended.
import { changePassword } from '@lifafa/contract/endpoints/profile'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import {
  field,
  fillPasswords,
  NEW_PASSWORD,
  SETTINGS,
  sendPasswords,
  SETTINGS_WIDTHS_PX as WIDTHS_PX,
} from '../../host/settings-page.ts'
import { arriveSignedIn, sendSignIn } from '../../host/sign-in.ts'
import { logIn } from '../../server/api.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.describe('the list of sessions', () => {
  // The signed-out device is refused at its next call.
  test.use({ expectedConsoleErrors: [[/status of 401/], { scope: 'test' }] })

  test('a host sees each device, signs one out, then all others, and stays signed in here', async ({
    page,
    phone,
    server,
    host,
  }) => {
    await arriveSignedIn(page, server, host, SETTINGS)
    const rows = page.getByRole('list', { name: sessionSentences.list }).getByRole('listitem')
    // Signing up opened one, too.
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(sessionSentences.thisOne)

    await arriveSignedIn(phone, server, host)
    for (let more = 0; more < 6; more++) await logIn(server, host)
    await page.reload()
    await expect(rows).toHaveCount(5)
    await page.getByRole('button', { name: sessionSentences.showAll(9) }).click()
    await expect(rows).toHaveCount(9)
    await expectAccessible(page, 'many sessions')
    await expectNoOverflow(page, 'many sessions', WIDTHS_PX)

    const others = page.getByRole('button', { name: /^Sign out (?!all)/ })
    await expect(others).toHaveCount(8)
    await others.first().click()
    await expect(page.getByText(sessionSentences.ended)).toBeVisible()
    await expect(rows).toHaveCount(8)
    await expect(page.getByRole('list', { name: sessionSentences.list })).toBeFocused()

    await page.getByRole('button', { name: sessionSentences.endOthers }).click()
    const dialog = page.getByRole('dialog', { name: sessionSentences.endOthersTitle })
    await expectAccessible(page, 'the dialog that signs all others out')
    await dialog.getByRole('button', { name: sessionSentences.keep }).click()
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveCount(8)
    await page.getByRole('button', { name: sessionSentences.endOthers }).click()
    await dialog.getByRole('button', { name: sessionSentences.endOthers }).click()
    await expect(page.getByText(sessionSentences.othersEnded)).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole('button', { name: sessionSentences.endOthers })).toBeHidden()

    await phone.reload()
    await expect(phone).toHaveURL(/\/auth/)
    await page.reload()
    await expect(field(page, 'First Name')).toHaveValue('Asha')
  })
})

test.describe('with wrong passwords', () => {
  test.use({ expectedConsoleErrors: [[/status of 40[01]/, /status of 500/], { scope: 'test' }] })

  test('a password is changed with the current one; other browsers are signed out, this one is not [profile-5]', async ({
    page,
    phone,
    server,
    host,
  }) => {
    await arriveSignedIn(phone, server, host)
    await arriveSignedIn(page, server, host, SETTINGS)
    const { keyboard } = page

    await sendPasswords(page)
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription(
      sentences.currentPasswordRequired,
    )
    await expect(field(page, 'New Password')).toHaveAccessibleDescription(authSentences.passwordRequired)
    await expect(field(page, 'Confirm New Password')).toHaveAccessibleDescription(authSentences.passwordAgain)
    await expectAccessible(page, 'passwords with errors')
    await fillPasswords(page, host.password, 'seven77')
    for (const name of ['New Password', 'Confirm New Password'])
      await expect(field(page, name)).toHaveAccessibleDescription(authSentences.passwordTooShort)
    await fillPasswords(page, host.password, NEW_PASSWORD, `${NEW_PASSWORD}s`)
    await sendPasswords(page)
    await expect(page.getByText(sentences.newPasswordsDiffer)).toBeVisible()
    await fillPasswords(page, host.password, 'Krishna@123')
    await sendPasswords(page)
    await expect(page.getByText(authSentences.passwordTooCommon)).toBeVisible()
    await fillPasswords(page, 'not-the-password', NEW_PASSWORD)
    await sendPasswords(page)
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription(sentences.currentPasswordWrong)
    await expect(field(page, 'Current Password')).toBeFocused()

    const stopFailing = await failCalls(page, changePassword)
    await field(page, 'Current Password').fill(host.password)
    await sendPasswords(page)
    await expect(page.getByText(sentences.passwordChangeFailed)).toBeVisible()
    await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD)
    await stopFailing()

    for (const name of ['Current Password', 'New Password', 'Confirm New Password'])
      await field(page, name).fill('')
    await field(page, 'Address').focus()
    await expectFocusByTab(field(page, 'Current Password'))
    await keyboard.type(host.password)
    await expectFocusByTab(field(page, 'New Password'))
    await keyboard.type(NEW_PASSWORD)
    await expectFocusByTab(field(page, 'Confirm New Password'))
    await keyboard.type(NEW_PASSWORD)
    const changing = await holdCalls(page, changePassword)
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible()
    changing.release()
    await expect(page.getByText(sentences.passwordChanged)).toBeVisible()
    expect(changing.seen).toBe(1)
    for (const name of ['Current Password', 'New Password', 'Confirm New Password'])
      await expect(field(page, name)).toHaveValue('')
    await page.reload()
    await expect(field(page, 'First Name')).toHaveValue('Asha')

    // Its access token would be valid for some minutes more; the refresh token is revoked at once.
    await phone.evaluate(() => localStorage.setItem('access_token', 'lapsed'))
    await phone.reload()
    await expect(phone).toHaveURL(/\/auth/)
    await sendSignIn(phone, host)
    await expect(phone.getByText(authSentences.credentialsWrong)).toBeVisible()
    await sendSignIn(phone, { ...host, password: NEW_PASSWORD })
    await expect(phone).toHaveURL('/dashboard')
  })
})

test('passwords cannot be pasted or dropped; each can be shown, except in Edge, which has its own toggle [profile-6]', {
  tag: '@deep',
}, async ({ page, browser, server, host }) => {
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
  await arriveSignedIn(page, server, host, SETTINGS)
  await expectTypedOnly(field(page, 'First Name'), 'marigold', [
    'current-password',
    'new-password',
    'new-password',
  ])

  const edge = await browser.newContext({
    userAgent: 'Mozilla/5.0 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  })
  const edgePage = await edge.newPage()
  await arriveSignedIn(edgePage, server, host, SETTINGS)
  await expect(edgePage.getByRole('textbox', { name: /password/i })).toHaveCount(3)
  await expect(edgePage.getByRole('button', { name: 'Show password' })).toHaveCount(0)
  await edge.close()
})
