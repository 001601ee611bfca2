// Each page with a slow and a failing server: nothing moves, a failure is said and can be retried, older data stay.
import { adminListUsers, adminStats } from '@lifafa/contract/endpoints/admin/users'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { getBox, listBoxes, listEvents } from '@lifafa/contract/endpoints/event-boxes'
import { listGuests } from '@lifafa/contract/endpoints/guests'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { Page } from '@playwright/test'
import { ADMIN_DASHBOARD } from '../../admin/pages.ts'
import { figure as total, userRows } from '../../admin/users.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { figure } from '../../host/dashboard-page.ts'
import { guestRows } from '../../host/guests-page.ts'
import { namesOn } from '../../host/saved-boxes-page.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

test.use({ expectedConsoleErrors: [/status of 500/] })

/** `ready` is there when the answer of `endpoint` is shown, `failed` is the heading when there is none. */
for (const { shown, path, endpoint, ready, failed } of [
  {
    ...{ shown: 'dashboard', path: '/dashboard', endpoint: getDashboard },
    ready: (page: Page) => figure(page, 'Event Box').getByText('2 coming up'),
    failed: dashboardSentences.failedTitle,
  },
  {
    ...{ shown: 'saved boxes', path: '/event', endpoint: listEvents },
    ...{ ready: (page: Page) => namesOn(page).first(), failed: eventBoxSentences.savedFailedTitle },
  },
  {
    ...{ shown: 'page of a box', path: '/event/:box', endpoint: getBox },
    ready: (page: Page) => page.getByRole('heading', { level: 1, name: 'Asha weds Rohan' }),
    failed: eventBoxSentences.errorTitle,
  },
  {
    ...{ shown: 'boxes above their guests', path: '/guests?box=:box', endpoint: listBoxes },
    ready: (page: Page) => page.getByRole('heading', { level: 2, name: 'Asha weds Rohan' }),
    failed: eventBoxSentences.savedFailedTitle,
  },
  {
    ...{ shown: 'guests of a box', path: '/guests?box=:box', endpoint: listGuests },
    ...{ ready: guestRows, failed: guestsSentences.guestsFailedTitle },
  },
  {
    ...{ shown: 'users', path: ADMIN_DASHBOARD, endpoint: adminListUsers },
    ...{ ready: (page: Page) => userRows(page).first(), failed: adminUsersSentences.usersFailedTitle },
  },
  {
    ...{ shown: 'figures of the platform', path: ADMIN_DASHBOARD, endpoint: adminStats },
    ready: (page: Page) => total(page, 'Total Users').getByText(adminUsersSentences.usersNote),
    failed: adminUsersSentences.statsFailedTitle,
  },
])
  test(`${shown}: nothing moves on a slow server; a failure can be retried, and older data stay [page-8]`, {
    tag: '@deep',
  }, async ({ page, server, host, box, asHost, asAdmin }) => {
    await openBox(server, host, { name: 'Griha Pravesh' })
    await giveToBox(server, box.giftid)
    const expectNoShift = await watchLayoutShifts(page)
    const arrive = path === ADMIN_DASHBOARD ? asAdmin : asHost
    await arrive(path.replace(':box', box.giftid))
    await expect(ready(page)).toBeVisible()
    const tryAgain = page.getByRole('button', { name: 'Try again' })

    for (const screen of SCREENS)
      await test.step(`slow, ${screen.width} px wide`, async () => {
        await page.setViewportSize(screen)
        const held = await holdCalls(page, endpoint)
        await page.reload()
        await expect.poll(() => held.seen).toBeGreaterThan(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expect(ready(page)).toBeHidden()
        if (screen === SCREENS[0]) await expectAccessible(page, `${shown}, on the way`)
        held.release()
        await expect(ready(page)).toBeVisible()
        await expectNoShift(`${shown}, ${screen.width} px wide`)
        await page.unrouteAll({ behavior: 'wait' })
      })

    await test.step('failed, and retried with the keyboard', async () => {
      const mend = await failCalls(page, endpoint)
      await page.reload()
      await expect(page.getByRole('heading', { name: failed })).toBeVisible()
      await expectAccessible(page, `${shown}, failed`)
      await expectFocusByTab(tryAgain)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Trying again...' })).toBeFocused()
      await expect(tryAgain, 'it failed once more').toBeFocused()
      await mend()
      await page.keyboard.press('Enter')
      await expect(ready(page)).toBeVisible()
      await expect(tryAgain).toBeHidden()
    })

    await test.step('out of date', async () => {
      const mend = await failCalls(page, endpoint)
      // As when somebody comes back from another tab.
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByText(connectionSentences.mayBeStale)).toBeVisible()
      await expect(ready(page)).toBeVisible()
      await mend()
      await tryAgain.click()
      await expect(page.getByText(connectionSentences.mayBeStale)).toBeHidden()
    })
  })
