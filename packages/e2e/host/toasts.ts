// The toasts at the edge of the screen.
import type { Locator, Page } from '@playwright/test'

/** The visible ones, newest first. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

/** Stops the clock of `page`, which has been installed; from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
