// The toasts at the edge of the screen.
import { expect, type Locator, type Page } from '@playwright/test'

/** The visible ones, newest first. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

/** Stops the clock of `page`, which has been installed; from then on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Longer than a toast needs to appear on a clock that is moved by hand. */
export const SLACK_MS = 400

/** A toast appears though the clock is stopped: it is moved by as little as that takes. */
export const expectWhileStopped = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10)
      return page.getByText(text).count()
    })
    .toBe(1)
