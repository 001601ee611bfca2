// Changes the size of a page's screen, as turning a phone or resizing a window does.
import type { Page } from '@playwright/test'

/**
 * Waits until the page is laid out for it: the browser answers earlier, and media queries are evaluated with the next frame.
 * `size` in pixels.
 */
export async function setScreenSize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
  await nextFrame(page)
}

/** The frame after the next one: then the next one has been drawn. */
const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
