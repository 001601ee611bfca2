// Locators of the administrator's list of users, and users to find in it.
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Host } from '../server/api.ts'

/** Rows below the headings. */
export const userRows = (page: Page): Locator =>
  page.getByRole('table', { name: sentences.title }).getByRole('rowgroup').last().getByRole('row')

export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: sentences.search })

export const pagesOfUsers = (page: Page): Locator => page.getByRole('navigation', { name: sentences.pages })

export const figure = (page: Page, name: string): Locator => page.getByRole('article', { name })

const nameOf = ({ firstName, lastName }: Host): string => `${firstName} ${lastName}`

export const menuOf = (page: Page, host: Host): Locator =>
  page.getByRole('button', { name: sentences.actionsFor(nameOf(host)) })

export const USER_COLUMNS = ['User', 'Contact', 'Events', 'Total Collection', 'Joined', 'Actions']

export const usersNamed = (family: string) => `/lifafa/admin/dashboard?search=${family}`

/** Opens a user's menu and chooses; answers the confirmation dialog. */
export async function choose(page: Page, host: Host, action: 'activate' | 'deactivate' | 'delete') {
  await menuOf(page, host).click()
  await page.getByRole('menuitem', { name: sentences[action].confirm }).click()
  const dialog = page.getByRole('dialog', { name: sentences[action].title })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The searches sent since. */
export function listenForSearches(page: Page): (string | null)[] {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/admin/users')) asked.push(searchParams.get('search'))
  })
  return asked
}
