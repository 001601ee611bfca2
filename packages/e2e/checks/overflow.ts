// Checks that nothing scrolls sideways at any screen width.
import { expect, type Page } from '@playwright/test'
import { withoutShiftWatch } from './layout-shifts.ts'
import { setScreenSize } from './screen-size.ts'

/** The narrowest screen of WCAG 2.1 (1.4.10) and of our guests' phones. */
export const NARROWEST_PX = 320
/** Two phones, a tablet, a desk's and a large screen. */
export const WIDTHS_PX = [NARROWEST_PX, 360, 768, 1280, 1920]
const HEIGHT_PX = 640

/** `state` names what `page` shows; the screen is then as it was before. */
export async function expectNoOverflow(page: Page, state: string, widths = WIDTHS_PX): Promise<void> {
  const usual = page.viewportSize()
  await withoutShiftWatch(page, async () => {
    for (const width of widths) {
      await setScreenSize(page, { width, height: HEIGHT_PX })
      // Floating elements, such as a tooltip, are repositioned a moment later.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `width of ${state} on a screen of ${width} px`,
        })
        .toBeLessThanOrEqual(width)
    }
    // Restores the size for later measurements.
    if (usual) await setScreenSize(page, usual)
  })
}
