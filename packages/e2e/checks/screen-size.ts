// Changes the size of a page's screen, as turning a phone or resizing a window does.
import type { Page } from '@playwright/test'

/** Waits until the open page is laid out for it: the browser answers earlier. `size` in pixels. */
export async function setScreenSize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(
    ({ width, height }) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches,
    size,
  )
  await nextFrame(page)
}

/** Media queries are evaluated with the next frame: it has been drawn when the one after it begins. */
const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
