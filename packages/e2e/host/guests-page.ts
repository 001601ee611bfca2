// Locators of the guests page.
import type { Page } from '@playwright/test'

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
export const requestMoney = (page: Page) => page.getByRole('button', { name: 'Request Money' })
export const downloadCsv = (page: Page) => page.getByRole('button', { name: 'Download CSV' })
