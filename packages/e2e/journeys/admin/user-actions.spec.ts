// An administrator deactivates, reactivates and deletes a user; and what user and guests see of it.
import { adminDeleteUser, adminSetUserStatus } from '@lifafa/contract/endpoints/admin/users'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/page'
import type { Page } from '@playwright/test'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { figure, menuOf, signUpFamily, someFamily, userRows } from '../../admin/users.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab, goToFirstItem } from '../../host/keyboard.ts'
import { arriveSignedIn, sendSignIn } from '../../host/sign-in.ts'
import { giveToBox, type Host, openAccount, openBox, someHost } from '../../server/api.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const usersNamed = (family: string) => `/lifafa/admin/dashboard?search=${family}`

/** Opens a user's menu and chooses; answers the confirmation dialog. */
async function choose(page: Page, host: Host, action: 'activate' | 'deactivate' | 'delete') {
  await menuOf(page, host).click()
  await page.getByRole('menuitem', { name: sentences[action].confirm }).click()
  const dialog = page.getByRole('dialog', { name: sentences[action].title })
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('deactivation and reactivation', () => {
  test.use({
    expectedConsoleErrors: [[/status of 401/, /status of 403/, /status of 404/], { scope: 'test' }],
  })

  test('a deactivated user is signed out within seconds, and their guests find the page closed [admin-4]', async ({
    page,
    phone,
    browser,
    server,
  }) => {
    const family = someFamily()
    const host = await openAccount(server, { ...someHost(), lastName: family })
    const { contribute_url } = await openBox(server, host)
    const hosts = await (await browser.newContext({ baseURL: server.url })).newPage()
    await arriveSignedIn(hosts, server, host)
    await expect(hosts.getByRole('article', { name: 'Event Box' })).toContainText('1')
    await arriveAsAdmin(page, server, await openAdminAccount(server), usersNamed(family))
    const row = userRows(page).first()
    const { keyboard } = page

    await test.step('the keyboard opens menu and confirmation dialog; Escape cancels', async () => {
      await expectFocusByTab(menuOf(page, host))
      await keyboard.press('Enter')
      await goToFirstItem(page)
      const deactivate = page.getByRole('menuitem', { name: sentences.deactivate.confirm })
      await expect(deactivate).toBeFocused()
      await expectAccessible(page, 'the menu of a user')
      await keyboard.press('Escape')
      await expect(menuOf(page, host)).toBeFocused()
      await keyboard.press('Enter')
      await goToFirstItem(page)
      await expect(deactivate).toBeFocused()
      await keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: sentences.deactivate.title })
      await expect(dialog.getByRole('button', { name: sentences.deactivate.keep })).toBeFocused()
      await expect(dialog.getByRole('listitem')).toHaveText([...sentences.deactivate.consequences])
      await expectAccessible(page, 'the question before a user is deactivated')
      await keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(menuOf(page, host)).toBeFocused()
      await expect(row).toContainText(sentences.active)
    })

    await test.step('two clicks on the confirmation deactivate once', async () => {
      const held = await holdCalls(page, adminSetUserStatus)
      const dialog = await choose(page, host, 'deactivate')
      await dialog.getByRole('button', { name: sentences.deactivate.confirm }).dblclick()
      await expect(dialog.getByRole('button', { name: sentences.deactivate.busy })).toBeVisible()
      held.release()
      await expect(page.getByText(sentences.statusUpdated('inactive'))).toBeVisible()
      await expect(row).toContainText(sentences.inactive)
      await expect(dialog).toBeHidden()
      await expect(menuOf(page, host)).toBeFocused()
      expect(held.seen).toBe(1)
      await page.unrouteAll()
    })

    await test.step('the user is signed out, and the sign-in form says why', async () => {
      // As when the host comes back to the tab: it refetches.
      await hosts.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(hosts).toHaveURL(/\/auth/)
      await sendSignIn(hosts, host)
      await expect(hosts.getByText(authSentences.accountClosed).first()).toBeVisible()
      await phone.goto(contribute_url)
      await expect(phone.getByText(guestPageSentences.unavailableTitle)).toBeVisible()
    })

    await test.step('after reactivation the user signs in, and guests can give again', async () => {
      const dialog = await choose(page, host, 'activate')
      await dialog.getByRole('button', { name: sentences.activate.confirm }).click()
      await expect(page.getByText(sentences.statusUpdated('active'))).toBeVisible()
      await expect(row).not.toContainText(sentences.inactive)
      await sendSignIn(hosts, host)
      await expect(hosts.getByRole('article', { name: 'Event Box' })).toContainText('1')
      await phone.reload()
      await expect(phone.getByLabel('Full Name')).toBeVisible()
      await hosts.context().close()
    })
  })
})

test.describe('deletion', () => {
  test.use({ expectedConsoleErrors: [[/status of 409/, /status of 500/], { scope: 'test' }] })

  test('a user who is owed money cannot be deleted; another is deleted, and figures and list follow [admin-5]', async ({
    page,
    server,
  }) => {
    const family = someFamily()
    const [, ...others] = await signUpFamily(
      server,
      family,
      Array.from({ length: 10 }, (_, place) => `User ${place}`),
    )
    const owed = await openAccount(server, { ...someHost(), firstName: 'प्रकाश', lastName: family })
    const { giftid } = await openBox(server, owed)
    await giveToBox(server, giftid)
    await arriveAsAdmin(page, server, await openAdminAccount(server), usersNamed(family))
    const unverified = others.at(-1)
    if (!unverified) throw new Error('Nobody signed up.')

    await test.step('a refusal is shown, and the dialog stays open', async () => {
      const reason = adminRefusals.stillOwed('₹501')
      const dialog = await choose(page, owed, 'delete')
      await expectAccessible(page, 'the question before a user is deleted')
      await dialog.getByRole('button', { name: sentences.delete.confirm }).click()
      await expect(page.getByText(sentences.deleteFailed(reason))).toBeVisible()
      await expect(dialog.getByRole('alert')).toHaveText(reason)
      await expectAccessible(page, 'a user who cannot be deleted')
      await dialog.getByRole('button', { name: sentences.delete.keep }).click()
      await expect(menuOf(page, owed)).toBeFocused()
      const question = await choose(page, unverified, 'activate')
      await question.getByRole('button', { name: sentences.activate.confirm }).click()
      await expect(page.getByText(sentences.statusFailed(adminRefusals.userUnverified))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toBeHidden()
    })

    await test.step('a failed deletion can be retried', async () => {
      const before = await figure(page, 'Total Users').textContent()
      const mend = await failCalls(page, adminDeleteUser)
      const dialog = await choose(page, unverified, 'delete')
      const yes = dialog.getByRole('button', { name: sentences.delete.confirm })
      await yes.click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await mend()
      // A hidden tab fetches nothing by itself: the refetch after the action is tested separately.
      await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
      await yes.click()
      await expect(page.getByText(sentences.userDeleted)).toBeVisible()
      await expect(menuOf(page, unverified)).toBeHidden()
      await expect(page.getByRole('heading', { name: sentences.title })).toBeFocused()
      await expect(page.getByText(sentences.found(10))).toBeVisible()
      await expect(figure(page, 'Total Users')).not.toHaveText(before ?? '')
    })

    await test.step('an emptied last page leads to the page before', async () => {
      const [last] = await signUpFamily(server, family, ['The newest'])
      await page.goto(`${usersNamed(family)}&page=2`)
      await expect(userRows(page)).toHaveCount(1)
      const oldest = { ...someHost(), firstName: 'User 0', lastName: family }
      const dialog = await choose(page, oldest, 'delete')
      await dialog.getByRole('button', { name: sentences.delete.confirm }).click()
      await expect(page).toHaveURL(usersNamed(family))
      await expect(userRows(page)).toHaveCount(10)
      await expect(userRows(page).first()).toContainText(last?.firstName ?? '')
    })
  })
})
