// Locators of the guests page, and what the cells of its table hold.
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { expect, type Locator, type Page } from '@playwright/test'

export const boxList = (page: Page) => page.getByRole('region', { name: 'Your Event Boxes' })
export const boxLink = (page: Page, name: string) => boxList(page).getByRole('link', { name })
export const pager = (page: Page, what: 'event boxes' | 'guests') =>
  page.getByRole('navigation', { name: `Pages of ${what}` })
/** The rows of the guests, without the heading row. */
export const guestRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Guests' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
export const columnHeadings = (page: Page) => page.getByRole('columnheader')

/** Expects the cells of a row below these headings, in any order of columns. */
export async function expectCells(row: Locator, texts: Record<string, string | RegExp>): Promise<void> {
  await expect(row).toBeVisible()
  const headings = await columnHeadings(row.page()).allTextContents()
  expect(headings).toEqual(expect.arrayContaining(Object.keys(texts)))
  for (const [column, text] of Object.entries(texts))
    await expect(row.getByRole('cell').nth(headings.indexOf(column)), `the cell of “${column}”`).toHaveText(
      text,
    )
}

export const requestMoney = (page: Page) => page.getByRole('button', { name: 'Request Money' })
export const searchGuests = (page: Page) => page.getByRole('searchbox', { name: 'Search guests' })
export const guestFilter = (page: Page, filter: 'order' | 'day' | 'thankedFilter') =>
  page.getByRole('combobox', { name: sentences[filter] })
export const openMoreFiles = (page: Page) => page.getByText(sentences.otherFiles).click()
export const tickOf = (page: Page, name: string) => page.getByRole('checkbox', { name: `Thanked: ${name}` })
export const downloadCsv = (page: Page) => page.getByRole('button', { name: 'Download CSV' })
