// What every page owes to everybody, in each of its states.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectFits } from './fits.ts'

const GRAVE = ['serious', 'critical']

/** `state` names what `page` shows: nothing grave for axe, and nothing to scroll sideways for on the narrowest screen. */
export async function expectReadable(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    )
  expect.soft(grave, `axe on ${state}`).toEqual([])
  await expectFits(page, state)
}
