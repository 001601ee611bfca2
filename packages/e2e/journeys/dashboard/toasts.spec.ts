// Toasts: how long they stay, and how many there are.
import { MAX_TOASTS, TOAST_MS } from '@lifafa/contract/limits'
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import { expectWhileStopped, SLACK_MS, stopClock, toasts } from '../../controls/toasts.ts'
import { referCard } from '../../host/dashboard-page.ts'
import { asked, clipboardThat, shareAs } from '../../host/share-sheet.ts'
import { expect, test } from '../../test.ts'

test('a success toast stays 3 s and an error toast 4 s, and there are at most twenty [dashboard-7]', {
  tag: '@deep',
}, async ({ page, asHost }) => {
  await page.clock.install()
  await asHost()
  await expect(page.getByText(sentences.noUpcoming)).toBeVisible()
  await stopClock(page)
  await page.clock.runFor(2 * TOAST_MS.error)
  await expect(toasts(page)).toHaveCount(0)

  await clipboardThat(page, true)
  await referCard(page).press('Enter')
  await expectWhileStopped(page, sentences.linkCopied)
  await page.clock.runFor(TOAST_MS.success - SLACK_MS)
  await expect(toasts(page)).toHaveText(sentences.linkCopied)
  await page.clock.runFor(2 * SLACK_MS)
  await expect(toasts(page)).toHaveCount(0)

  await shareAs(page, 'NotAllowedError')
  await referCard(page).press('Enter')
  await expectWhileStopped(page, sentences.shareFailed)
  await page.clock.runFor(TOAST_MS.error - SLACK_MS)
  await expect(toasts(page)).toHaveText(sentences.shareFailed)
  await page.clock.runFor(2 * SLACK_MS)
  await expect(toasts(page)).toHaveCount(0)

  for (let presses = 0; presses < MAX_TOASTS + 3; presses++) await referCard(page).press('Enter')
  await expect.poll(async () => (await asked(page)).length).toBe(MAX_TOASTS + 4)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(MAX_TOASTS)
})
