// A contribution appears on the host's open pages as it happens.
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { activities } from '../../host/dashboard-page.ts'
import { giveToBox } from '../../server/boxes.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const money = (page: Page) => page.getByRole('region', { name: moneySentences.title })

test('an open dashboard and an open box show a gift long before they would ask again', async ({
  page,
  context,
  server,
  asHost,
  box,
}) => {
  await asHost()
  await expect(page.getByRole('article', { name: 'Total Contributions' })).toContainText('₹0')
  const sound = page.getByRole('button', { name: sentences.sound })
  await sound.click()
  await expect(sound).toHaveAttribute('aria-pressed', 'true')

  const streamed = page.waitForResponse((answer) => answer.url().endsWith('/live-updates'))
  await page.reload()
  expect((await streamed).status()).toBe(200)
  await expect(sound).toHaveAttribute('aria-pressed', 'true')
  await giveToBox(server, box.giftid)
  await expect(page.getByRole('article', { name: 'Total Contributions' })).toContainText('₹501')
  await expect(page.getByRole('article', { name: 'Total Guests' })).toContainText('1')
  await expect(money(page)).toContainText('₹501')
  await expect(activities(page).getByRole('listitem').first()).toContainText('Sunita Deshpande')
  await expectAccessible(page, 'the dashboard with the sound switched on')

  const boxPage = await context.newPage()
  const streamedToo = boxPage.waitForResponse((answer) => answer.url().endsWith('/live-updates'))
  await boxPage.goto(`/event/${box.giftid}`)
  await streamedToo
  const contributions = boxPage.getByRole('region', { name: 'Contributions' }).getByRole('listitem')
  await expect(contributions).toHaveCount(1)
  await expect(money(boxPage)).toContainText('₹501')
  await giveToBox(server, box.giftid)
  await expect(contributions).toHaveCount(2)
  await expect(money(boxPage)).toContainText('₹1,002')
  await expect(boxPage.getByRole('definition').first()).toHaveText('₹1,002')
})

test('a gift that arrives during the dashboard’s loading is shown then', async ({
  page,
  server,
  asHost,
  box,
}) => {
  await asHost('/dashboard/settings')
  const held = await holdCalls(page, getDashboard)
  const streamed = page.waitForResponse((answer) => answer.url().endsWith('/live-updates'))
  await page.goto('/dashboard')
  await streamed
  await expect.poll(() => held.seen).toBe(1)
  await giveToBox(server, box.giftid)
  await expect.poll(() => held.seen).toBe(2)
  held.release()
  await expect(page.getByRole('article', { name: 'Total Contributions' })).toContainText('₹501')
})
