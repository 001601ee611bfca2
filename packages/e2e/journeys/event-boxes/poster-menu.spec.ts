// The menu of posters: by keyboard, and after the event.

import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab, goToFirstItem } from '../../controls/keyboard.ts'
import { shareClock } from '../../controls/one-clock.ts'
import { posterButton } from '../../host/poster.ts'
import { expect, test } from '../../test.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('the menu works by keyboard alone, and is accessible when open [poster-4]', { tag: '@deep' }, async ({
  page,
  asHost,
  box,
}) => {
  await asHost(`/event/${box.giftid}`)
  await expectFocusByTab(posterButton(page))
  await page.keyboard.press('Enter')
  await goToFirstItem(page)
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeFocused()
  await expectAccessible(page, 'the menu of posters')
  await page.keyboard.press('Escape')
  await expect(posterButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await goToFirstItem(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Hindi' })).toBeFocused()
  const coming = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await coming).suggestedFilename()).toBe(`${box.name}-qr-code-hindi.png`)
  await expect(posterButton(page)).toBeFocused()
})

test('24 hours after the event posters are disabled, with a tooltip that says so [poster-5]', {
  tag: '@deep',
}, async ({ page, asHost, box }) => {
  await shareClock(page)
  await page.clock.setFixedTime(Date.parse(box.marriage_date) + DAY_MS)
  await asHost(`/event/${box.giftid}`)
  await expect(posterButton(page)).not.toHaveAttribute('aria-disabled')

  await page.clock.setFixedTime(Date.parse(box.marriage_date) + DAY_MS + 1000)
  await page.reload()
  await expect(posterButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(posterButton(page)).toHaveAccessibleDescription(eventBoxSentences.downloadBlocked)
  await expectFocusByTab(posterButton(page))
  await expect(page.getByText(eventBoxSentences.downloadBlocked).filter({ visible: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeHidden()
})
