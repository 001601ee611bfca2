// Checks that a page has no serious accessibility violation and does not scroll sideways.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectNoOverflow, NARROWEST_PX, WIDTHS_PX } from './overflow.ts'

const GRAVE = ['serious', 'critical']

/** Elements that fade in do not have their final colours yet; endless animations, such as a spinner, are not waited for. */
const arriving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime),
        ).length,
  )

/** In the page itself, telling of violations alone: otherwise each look opens a window and describes all that is well. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** `state` names what `page` shows: nothing grave for axe, and nothing to scroll sideways for on the narrowest screen. */
export async function expectAccessible(page: Page, state: string, widths = [NARROWEST_PX]): Promise<void> {
  await expect.poll(() => arriving(page), { message: `what still arrives of ${state}` }).toBe(0)
  const { violations } = await axe(page).analyze()
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    )
  expect.soft(grave, `axe on ${state}`).toEqual([])
  await expectNoOverflow(page, state, widths)
}

/** As `expectAccessible`, and nothing scrolls sideways on any screen: for the page itself, not for each of its states. */
export const expectSound = (page: Page, state: string): Promise<void> =>
  expectAccessible(page, state, WIDTHS_PX)
