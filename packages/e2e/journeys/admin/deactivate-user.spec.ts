import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { someFamily } from '../../admin/signed-up-users.ts'
import { choose, menuOf, userRows, usersNamed } from '../../admin/users.ts'
import { arriveSignedIn, sendSignIn } from '../../host/sign-in.ts'
import { openAccount, someHost } from '../../server/api.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test.use({
  expectedConsoleErrors: [[/status of 401/, /status of 403/, /status of 404/], { scope: 'test' }],
})

test('a deactivated user is signed out within seconds, and their guests find the page closed [admin-4]', {
  tag: '@deep',
}, async ({ page, phone, browser, server, asAdmin }) => {
  const family = someFamily()
  const host = await openAccount(server, { ...someHost(), lastName: family })
  const { contribute_url } = await openBox(server, host)
  const hosts = await (await browser.newContext({ baseURL: server.url })).newPage()
  await arriveSignedIn(hosts, server, host)
  await expect(hosts.getByRole('article', { name: 'Event Box' })).toContainText('1')
  await asAdmin(usersNamed(family))
  const row = userRows(page).first()

  await test.step('a press on the confirmation deactivates', async () => {
    const dialog = await choose(page, host, 'deactivate')
    await dialog.getByRole('button', { name: sentences.deactivate.confirm }).click()
    await expect(page.getByText(sentences.statusUpdated('inactive'))).toBeVisible()
    await expect(row).toContainText(sentences.inactive)
    await expect(dialog).toBeHidden()
    await expect(menuOf(page, host)).toBeFocused()
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
