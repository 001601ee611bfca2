// Effects of time: the server stops, and restarts with a later clock.
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { LIVE_UPDATES_PATH } from '@lifafa/contract/endpoints/live-updates'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import type { Page } from '@playwright/test'
import { waitForIdle } from '../../checks/wait-for-idle.ts'
import { fillForm, payButton } from '../../guest/give.ts'
import { sendMailedCode, sendSignUp, signIn } from '../../host/sign-in.ts'
import { someHost } from '../../server/api.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import type { Server } from '../../server/server.ts'
import { expect, test } from '../../test.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Clocks go forward only: these tests share a server of their own. */
test.use({ serverName: 'expiry' })
test.describe.configure({ mode: 'default' })

/** `pages` are those that stay open meanwhile. */
async function comeBackLater(server: Server, laterMs: number, ...pages: Page[]): Promise<void> {
  await Promise.all(pages.map(waitForIdle))
  // The dashboard's own calls: on a busy machine the server is down for that long.
  const fetched = [getDashboard, { method: 'GET', path: LIVE_UPDATES_PATH }] as const
  const held = await Promise.all(pages.flatMap((page) => fetched.map((call) => holdCalls(page, call))))
  await server.stop()
  await server.start(laterMs)
  for (const { release } of held) release()
}

test.describe('after a quarter of an hour', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] })

  test('a session continues in all tabs [session-1]', { tag: '@deep' }, async ({
    page,
    context,
    server,
    host,
  }) => {
    await signIn(page, host)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByText(dashboardSentences.noUpcoming)).toBeVisible()
    await comeBackLater(server, 16 * MINUTE_MS, page, other)
    await Promise.all([page.reload(), other.reload()])
    for (const tab of [page, other]) {
      await expect(tab.getByText(dashboardSentences.noUpcoming)).toBeVisible()
      await expect(tab).toHaveURL('/dashboard')
    }
  })
})

test.describe('after ten minutes', () => {
  test.use({ expectedConsoleErrors: [/status of 400/] })

  test('a code older than ten minutes is refused as expired', { tag: '@deep' }, async ({ page, server }) => {
    const host = someHost()
    await page.goto('/auth?mode=signup')
    await sendSignUp(page, host)
    await comeBackLater(server, 11 * MINUTE_MS, page)
    await sendMailedCode(page, server, host)
    await expect(page.getByText(authSentences.codeExpired)).toBeVisible()
  })
})

test.describe('after three days', () => {
  test.use({ expectedConsoleErrors: [/status of 410/] })

  test('a box whose event has ended accepts no contribution, also from a page that was open [session-2]', async ({
    phone,
    server,
    box,
  }) => {
    await phone.goto(box.contribute_url)
    await fillForm(phone)
    await comeBackLater(server, 3 * DAY_MS, phone)
    await payButton(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(guestPageSentences.closed)
    const answer = await phone.reload()
    expect(answer?.status()).toBe(410)
    await expect(phone.getByRole('heading', { name: guestPageSentences.unavailableTitle })).toBeVisible()
  })
})
