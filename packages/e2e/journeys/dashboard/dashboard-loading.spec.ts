// The host's dashboard with a slow or failing server.
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { SKELETON_CARDS } from '@lifafa/contract/limits'
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { actions, events, figure } from '../../host/dashboard-page.ts'
import { openBox } from '../../server/boxes.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test('loading figures cause no layout shift, on a phone, a tablet and a desktop [dashboard-1]', {
  tag: '@deep',
}, async ({ page, server, host, asHost }) => {
  await openBox(server, host)
  await asHost()
  const expectNoShift = await watchLayoutShifts(page)
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const held = await holdCalls(page, getDashboard)
    await page.goto('/dashboard')
    await expect(figure(page, 'Event Box')).toHaveAttribute('aria-busy', 'true')
    await expect(events(page).getByRole('listitem')).toHaveCount(SKELETON_CARDS)
    await expect(actions(page).getByRole('button')).toHaveCount(3)
    await expect(actions(page).getByRole('link')).toHaveCount(3)
    if (width === 360) await expectAccessible(page, 'the dashboard while it loads')
    held.release()
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    await expect(figure(page, 'Event Box')).toContainText('1 coming up')
    await expectNoShift(`the dashboard at ${width} px`)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] })

  test('a dashboard that cannot be fetched says so, keeps its actions, and can be retried [dashboard-4]', {
    tag: '@deep',
  }, async ({ page, server, host, asHost }) => {
    await openBox(server, host)
    await asHost()
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    await page.clock.install()
    const mend = await failCalls(page, getDashboard)
    await page.goto('/dashboard')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(page.getByText(sentences.fetchFailed)).toBeVisible()
    await expect(again).toBeVisible()
    await expect(actions(page).getByRole('link')).toHaveCount(3)
    await expectAccessible(page, 'the dashboard that could not be fetched')
    await mend()
    await again.press('Enter')
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    await expect(again).toBeHidden()

    const mendAgain = await failCalls(page, getDashboard)
    await page.clock.fastForward(60_000)
    await expect(page.getByText('These figures may be out of date.')).toBeVisible()
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    await expectAccessible(page, 'the dashboard that is out of date')
    await mendAgain()
    await again.press('Enter')
    await expect(page.getByText('These figures may be out of date.')).toBeHidden()
  })
})
