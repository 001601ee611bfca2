// A page that has got all that it asked for: whoever knocks in the moment in which a server ends is turned away.
import type { Page } from '@playwright/test'

/** Waits until `page` is loaded, with each typeface that what it shows by now is written in. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
