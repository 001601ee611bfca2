// Locators and actions of forms: text fields and buttons by their names.
import type { Page } from '@playwright/test'

/** Finds a field of a page, or of a dialog in it. */
export const field = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const press = (page: Page, name: string) => button(page, name).click()
