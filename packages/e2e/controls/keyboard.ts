// Keyboard navigation for users without a mouse.
import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 25

/** Presses Tab until `target` has the focus, `mostStops` times at most. */
export async function expectFocusByTab(target: Locator, mostStops = MOST_STOPS): Promise<void> {
  await expect(target).toBeVisible()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < mostStops && !(await hasFocus()); stops++)
    await target.page().keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** The first of `targets` has the focus, and Tab moves it to each of the others in turn. */
export async function expectFocusInOrder(page: Page, ...targets: Locator[]): Promise<void> {
  for (const [place, target] of targets.entries()) {
    if (place > 0) await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
}

/** An opened menu focuses itself or its first item: Home leads to the first from both. */
export async function goToFirstItem(page: Page): Promise<void> {
  const menu = page.getByRole('menu')
  await expect.poll(() => menu.evaluate((list) => list.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Home')
}
