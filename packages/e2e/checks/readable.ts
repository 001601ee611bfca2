// What every page owes to everybody, in each of its states.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The narrowest screen that WCAG 2.1 (1.4.10) and our guests' phones know. */
const NARROWEST = { width: 320, height: 640 }
const GRAVE = ['serious', 'critical']

/** `state` names what `page` shows: nothing grave for axe, and nothing to scroll sideways for at 320 px. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    )
  expect.soft(grave, `axe on ${state}`).toEqual([])

  const usual = page.viewportSize()
  await page.setViewportSize(NARROWEST)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `width of ${state}`).toBeLessThanOrEqual(NARROWEST.width)
  if (usual) await page.setViewportSize(usual)
}
