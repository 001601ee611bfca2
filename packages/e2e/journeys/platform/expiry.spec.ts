// A session over time: the server stops, and restarts with a later clock.
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { LIVE_UPDATES_PATH } from '@lifafa/contract/endpoints/live-updates'
import { waitForIdle } from '../../checks/wait-for-idle.ts'
import { emptyDashboard } from '../../host/dashboard-page.ts'
import { signIn } from '../../host/sign-in.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const LATER_MS = 16 * 60_000

/** Clocks go forward only: this test has a server of its own. */
test.use({ serverName: 'expiry', expectedConsoleErrors: [/status of 401/] })

test('a session continues in all tabs after a quarter of an hour [session-1]', { tag: '@deep' }, async ({
  page,
  context,
  server,
  host,
}) => {
  await signIn(page, host)
  const other = await context.newPage()
  await other.goto('/dashboard')
  const tabs = [page, other]
  for (const tab of tabs) await expect(emptyDashboard(tab)).toBeVisible()
  await Promise.all(tabs.map(waitForIdle))
  // The dashboard's own calls: on a busy machine the server is down for that long.
  const fetched = [getDashboard, { method: 'GET', path: LIVE_UPDATES_PATH }] as const
  const held = await Promise.all(tabs.flatMap((tab) => fetched.map((call) => holdCalls(tab, call))))
  await server.stop()
  await server.start(LATER_MS)
  for (const { release } of held) release()
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) {
    await expect(emptyDashboard(tab)).toBeVisible()
    await expect(tab).toHaveURL('/dashboard')
  }
})
