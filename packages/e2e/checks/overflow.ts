// Nothing scrolls sideways, however narrow or wide the screen is.
import { expect, type Page } from '@playwright/test'
import { withoutShiftWatch } from './layout-shifts.ts'

/** The narrowest screen that WCAG 2.1 (1.4.10) and our guests' phones know. */
const NARROWEST_PX = 320
const HEIGHT_PX = 640

/** `state` names what `page` shows; the screen is then as it was before. */
export async function expectNoOverflow(page: Page, state: string, widths = [NARROWEST_PX]): Promise<void> {
  const usual = page.viewportSize()
  await withoutShiftWatch(page, async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT_PX })
      // What floats, such as a tooltip, finds its new place a moment later.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `width of ${state} on a screen of ${width} px`,
        })
        .toBeLessThanOrEqual(width)
    }
    if (usual) await page.setViewportSize(usual)
    // Whoever measures next finds everything back in its place.
    await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  })
}
