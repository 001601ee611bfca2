// The way of those who use no mouse.
import { expect, type Locator } from '@playwright/test'

const MOST_STOPS = 25

/** Presses Tab until `target` has the focus, `mostStops` times at most. */
export async function expectFocusByTab(target: Locator, mostStops = MOST_STOPS): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < mostStops && !(await hasFocus()); stops++)
    await target.page().keyboard.press('Tab')
  await expect(target).toBeFocused()
}
