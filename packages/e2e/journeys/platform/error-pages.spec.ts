// Missing and crashing pages: each area shows an error page in its own frame, with a way on.
import { adminListUsers } from '@lifafa/contract/endpoints/admin/users'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { pageSentences as sentences } from '@lifafa/contract/sentences/pages'
import { signInAsAdmin } from '../../admin/administrator.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { answerCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.describe('an unknown address', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('visitors, hosts and administrators get an error page, and a way back', { tag: '@deep' }, async ({
    page,
    phone,
    admin,
    asHost,
  }) => {
    const missing = page.getByRole('heading', { level: 1, name: sentences.missingTitle })

    await test.step('a visitor, in the frame of the public site', async () => {
      await phone.goto('/nowhere')
      await expect(phone).toHaveTitle(/^Page not found · /)
      await expect(phone.getByText(sentences.missingForGuests)).toBeVisible()
      await expectSound(phone, 'a page that is missing')
      await phone.getByRole('button', { name: 'Menu' }).tap()
      await expect(phone.getByRole('navigation', { name: 'Site' })).toBeVisible()
      await phone.keyboard.press('Escape')
      await phone.getByRole('link', { name: 'Go to the start' }).tap()
      await expect(phone).toHaveURL('/')
      await phone.goto('/dashboard/nowhere')
      await expect(phone.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
      await expectAccessible(phone, 'a page that is missing where hosts are at home, for a stranger')
    })
    await test.step('a host is led to the administrators’ login', async () => {
      await asHost()
      await page.goto('/lifafa/admin')
      await expect(page).toHaveURL('/lifafa/admin/login')
    })
    await test.step('a host, with a link to the dashboard', async () => {
      await page.goto('/event/one/two')
      await expect(missing).toBeVisible()
      await expect(page.getByText(sentences.missingForHosts)).toBeVisible()
      await expectAccessible(page, 'a page that is missing, for a host')
      await page.goto('/dashboard/nowhere')
      await expectFocusByTab(page.getByRole('link', { name: 'Back to Dashboard' }))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/dashboard')
      await page.goto('/guests/nowhere')
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible()
      await expect(missing).toBeVisible()
    })
    await test.step('an administrator, beside the sidebar', async () => {
      await signInAsAdmin(page, admin)
      await page.goto('/lifafa/admin/nowhere')
      await expect(page.getByText(sentences.missingForAdmins)).toBeVisible()
      await expectAccessible(page, 'a page that is missing, for an administrator')
      await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click()
      await expect(page).toHaveURL('/lifafa/admin/dashboard')
    })
  })
})

test.describe('a page that throws', () => {
  test.use({ expectedConsoleErrors: [/TypeError/] })

  test('a page that throws keeps its frame, and can be reloaded', { tag: '@deep' }, async ({
    page,
    phone,
    asHost,
    asAdmin,
  }) => {
    const broken = { level: 1, name: sentences.brokenTitle } as const

    await test.step('a host’s page', async () => {
      const mend = await answerCalls(page, getDashboard, { success: true })
      await asHost()
      await expect(page.getByRole('heading', broken)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      await expectAccessible(page, 'a page of a host that broke')
      await mend()
      await page.getByRole('link', { name: 'Load again' }).click()
      await expect(page.getByRole('article', { name: 'Total Contributions' })).toBeVisible()
      await expect(page.getByRole('heading', broken)).toBeHidden()
    })
    await test.step('an administrator’s page', async () => {
      const mend = await answerCalls(phone, adminListUsers, { success: true, data: { pagination: {} } })
      await asAdmin('/lifafa/admin/dashboard?page=1', phone)
      await expect(phone.getByRole('heading', broken)).toBeVisible()
      await expect(phone.getByText(sentences.brokenForAdmins)).toBeVisible()
      await expect(phone.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expectAccessible(phone, 'a page of an administrator that broke')
      await mend()
      await phone.getByRole('link', { name: 'Load again' }).tap()
      await expect(phone.getByRole('table', { name: 'All Users' })).toBeVisible()
      await expect(phone, 'the address is as it was').toHaveURL(/\?page=1$/)
    })
  })
})
