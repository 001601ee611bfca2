// Nothing moves while a page loads: whoever reads or presses it finds it where it was.
import { expect, type Page } from '@playwright/test'

/**
 * Begins to watch `page`; call it before the page is gone to. What it answers asserts that nothing has shifted since the
 * last navigation, except what a press or a key has moved.
 */
export async function watchShifts(page: Page): Promise<(state: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : '',
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
    interface Shift {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    }
  })
  return async (state) =>
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), `what moved in ${state}`).toEqual([])
}
