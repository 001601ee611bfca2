// The frame of an administrator's pages: sidebar, phone menu, settings, a new password, and the session.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { adminLogout, adminRefresh, adminSignOutEverywhere } from '@lifafa/contract/endpoints/admin/accounts'
import { adminChangePassword } from '@lifafa/contract/endpoints/admin/passwords'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { adminSentences as sentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import type { Page } from '@playwright/test'
import {
  adminLogIn,
  arriveAsAdmin,
  openAdminAccount,
  sendAdminLogin,
  signInAsAdmin,
  someAdministrator,
} from '../../admin/administrator.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { signIn } from '../../host/sign-in.ts'
import { toasts } from '../../host/toasts.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const ADMIN = '/lifafa/admin'
const LOGIN = `${ADMIN}/login`
const DASHBOARD = `${ADMIN}/dashboard`
const SETTINGS = `${ADMIN}/settings`
const PASSWORD = `${ADMIN}/change-password`
const WIDTHS_PX = [320, 360, 768, 1280, 1920]

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 })
const newestToast = (page: Page) => toasts(page).first()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** What is stored under `keys` is no longer what the server gave. */
const spoil = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, 'no longer good')
  }, keys)

test.describe('the shell', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('the navigation leads to every page by keyboard alone, shows the current one, and signs out [admin-6]', async ({
    page,
    server,
  }) => {
    const name = 'ब'.repeat(MAX_LENGTH.guestName)
    const admin = await openAdminAccount(server, { ...someAdministrator(), name })
    await page.goto(`${ADMIN}/payments`)
    await expect(page).toHaveURL(`${LOGIN}?next=${encodeURIComponent(`${ADMIN}/payments`)}`)
    await sendAdminLogin(page, admin)
    await expect(page).toHaveURL(`${ADMIN}/payments`)

    const sidebar = page.getByRole('navigation', { name: 'Administration' })
    for (const text of ['Dashboard', 'Payments', 'Feedback', 'Settings', 'Change Password']) {
      const link = sidebar.getByRole('link', { name: text })
      await expectFocusByTab(link)
      await page.keyboard.press('Enter')
      await expect(heading(page, text)).toBeVisible()
      await expect(page).toHaveTitle(`${text} · Lifafa Admin`)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(sidebar.locator('[aria-current]')).toHaveCount(1)
    }
    await page.goto(SETTINGS)
    await expect(heading(page, 'Settings')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Change Password' }).last()).toBeFocused()
    await expect(page.getByRole('banner')).toContainText(name)
    await expect(page.getByRole('banner')).toContainText('Administrator')
    for (const path of [SETTINGS, PASSWORD]) {
      await page.goto(path)
      await expectAccessible(page, path)
      await expectNoOverflow(page, path, WIDTHS_PX)
    }

    const missing = await page.goto(`${ADMIN}/nowhere`)
    expect(missing?.status()).toBe(404)
    await expect(heading(page, pageSentences.missingTitle)).toBeVisible()
    await expectAccessible(page, 'a missing page of the administrator’s area')
    await page.getByRole('main').getByRole('link').click()
    await expect(page).toHaveURL(DASHBOARD)

    await page.evaluate(() => localStorage.setItem('whatever else', 'was kept'))
    await button(page, 'Logout').click()
    await expect(newestToast(page)).toHaveText(sentences.loggedOut)
    await expect(page).toHaveURL(LOGIN)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    const robots = await (await page.request.get('/robots.txt')).text()
    expect(robots).toContain(`Disallow: ${ADMIN}\n`)
  })
})

test('on a phone the menu can be opened by keyboard and closed by Escape, a press beside it, or a choice [admin-7]', async ({
  phone,
  server,
}) => {
  await arriveAsAdmin(phone, server, await openAdminAccount(server), SETTINGS)
  const toggle = button(phone, 'Menu')
  const menu = phone.getByRole('dialog', { name: 'Menu' })
  await expect(phone.getByRole('navigation', { name: 'Administration' })).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await phone.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Menu', includeHidden: true, exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectAccessible(phone, 'the menu of an administrator')
  for (let presses = 0; presses < 8; presses++) {
    await phone.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
  }
  await phone.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await expect(menu).toBeVisible()
  await phone.mouse.click(350, 600)
  await expect(menu).toBeHidden()
  await toggle.click()
  await menu.getByRole('link', { name: 'Change Password' }).click()
  await expect(heading(phone, 'Change Password')).toBeVisible()
  await expect(menu).toBeHidden()
  await toggle.click()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(phone).toHaveURL(LOGIN)
})

test.describe('an administrator’s password and sessions', () => {
  test.use({ expectedConsoleErrors: [[/status of 500/, /status of 40[01]/], { scope: 'test' }] })

  test('a new password ends the other sessions; signing out everywhere ends all, after a question [admin-8]', async ({
    page,
    phone,
    server,
  }) => {
    const admin = await openAdminAccount(server)
    const password = 'jasmine&rose'
    await arriveAsAdmin(phone, server, admin, SETTINGS)
    await arriveAsAdmin(page, server, admin, SETTINGS)
    await expect(page.getByRole('definition').filter({ hasText: admin.name })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: admin.email })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Change Password' }).click()
    const send = () => button(page, 'Update Password').click()
    await send()
    await expect(page.getByRole('alert')).toHaveText(sentences.allFieldsRequired)
    await expect(page.getByText(profileSentences.currentPasswordRequired)).toBeVisible()
    await expectAccessible(page, 'the new password of an administrator, with errors')
    await field(page, 'Current Password').fill('not-this-one')
    await field(page, 'New Password').fill('jasmine and rose')
    await field(page, 'Confirm New Password').fill('jasmine or rose')
    await send()
    await expect(page.getByText(sentences.passwordNeedsSpecial)).toBeVisible()
    await expect(page.getByText(sentences.passwordsDiffer)).toBeVisible()
    await field(page, 'New Password').fill(password)
    await field(page, 'Confirm New Password').fill(password)
    await send()
    await expect(page.getByText(profileSentences.currentPasswordWrong)).toBeVisible()
    await field(page, 'Current Password').fill(admin.password)
    let mend = await failCalls(page, adminChangePassword)
    await send()
    await expect(newestToast(page)).toHaveText(profileSentences.passwordChangeFailed)
    await expect(field(page, 'New Password')).toHaveValue(password)
    await mend()
    const changing = await holdCalls(page, adminChangePassword)
    await button(page, 'Update Password').dblclick()
    await expect(button(page, 'Updating...')).toBeVisible()
    changing.release()
    await expect(newestToast(page)).toHaveText(profileSentences.passwordChanged)
    await expect(field(page, 'New Password')).toHaveValue('')
    expect(changing.seen).toBe(1)
    await phone.goto(DASHBOARD)
    await expect(phone).toHaveURL(LOGIN)
    await signInAsAdmin(phone, { ...admin, password })

    await page.goto(SETTINGS)
    const sessions = page.getByRole('list', { name: sessionSentences.list }).getByRole('listitem')
    await expect(sessions).toHaveCount(2)
    await expect(sessions.filter({ hasText: sessionSentences.thisOne })).toHaveCount(1)
    await expectAccessible(page, 'the settings of an administrator with two sessions')
    const everywhere = button(page, adminPagesSentences.signOutEverywhere)
    await everywhere.click()
    const dialog = page.getByRole('dialog', { name: adminPagesSentences.signOutTitle })
    await expect(dialog.getByRole('listitem')).toHaveText([...adminPagesSentences.signOutConsequences])
    await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
    await expectAccessible(page, 'the question before all sessions end')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await everywhere.click()
    const confirm = dialog.getByRole('button', { name: adminPagesSentences.signOutEverywhere })
    mend = await failCalls(page, adminSignOutEverywhere)
    await confirm.click()
    await expect(newestToast(page)).toHaveText(adminPagesSentences.signOutFailed)
    await mend()
    await confirm.click()
    await expect(newestToast(page)).toHaveText(sentences.signedOutEverywhere)
    await expect(page).toHaveURL(LOGIN)
    await phone.reload()
    await expect(phone).toHaveURL(LOGIN)
  })
})

test('before hydration a spinner shows that the page loads [admin-9]', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(server.url + DASHBOARD)
  await expect(page.getByRole('status')).toHaveText(dashboardSentences.loading)
  await context.close()
})

test.describe('the session of an administrator', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] })

  test('an administrator’s session exists beside a host’s, is renewed once, ends in both tabs, and leads back to the page [admin-10]', async ({
    page,
    context,
    request,
    server,
    host,
  }) => {
    const admin = await openAdminAccount(server)
    await signIn(page, host)
    await signInAsAdmin(page, admin)
    await expect(heading(page, 'Dashboard')).toBeVisible()
    expect(JSON.parse((await stored(page, 'admin')) ?? '{}')).toMatchObject({ email: admin.email })

    const renewing = await holdCalls(context, adminRefresh)
    await page.goto('/about-us')
    await spoil(page, 'admin_access_token')
    await page.goto(DASHBOARD)
    await expect.poll(() => renewing.seen).toBe(1)
    renewing.release()
    await expect.poll(() => stored(page, 'admin_access_token')).not.toBe('no longer good')
    await expect(page.getByRole('row').filter({ hasText: host.email })).toBeVisible()
    expect(renewing.seen).toBe(1)

    const other = await context.newPage()
    await other.goto(SETTINGS)
    await expect(heading(other, 'Settings')).toBeVisible()
    const { tokens } = await adminLogIn(server, admin)
    await request.post(API_PREFIX + adminLogout.path, { data: { refresh: tokens.refresh } })
    await page.goto('/about-us')
    await page.evaluate(
      ([access, refresh]) => {
        localStorage.setItem('admin_access_token', `${access}`)
        localStorage.setItem('admin_refresh_token', `${refresh}`)
      },
      [tokens.access, tokens.refresh],
    )
    await page.goto(`${DASHBOARD}?from=a-letter`)
    await expect(page).toHaveURL(/\/admin\/login\?next=/)
    await expect(other).toHaveURL(/\/admin\/login\?next=/)
    expect(await stored(page, 'admin')).toBeNull()
    await sendAdminLogin(page, admin)
    await expect(page).toHaveURL(`${DASHBOARD}?from=a-letter`)
    await expect(other).toHaveURL(SETTINGS)
    await page.goto('/dashboard')
    await expect(page.getByText(dashboardSentences.noUpcoming)).toBeVisible()
  })
})
