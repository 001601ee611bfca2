// Waits for a page without open requests: a request at the moment of a server's shutdown would be refused.
import type { Page } from '@playwright/test'

/** Waits until `page` is loaded, with each font of its visible text. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}
