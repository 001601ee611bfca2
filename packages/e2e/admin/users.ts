// Locators of the administrator's list of users, and users to find in it.
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Host, signUp, someHost } from '../server/api.ts'
import type { Reachable } from '../server/server-process.ts'

/** Rows below the headings. */
export const userRows = (page: Page): Locator =>
  page.getByRole('table', { name: sentences.title }).getByRole('rowgroup').last().getByRole('row')

export const searchBox = (page: Page): Locator => page.getByRole('searchbox', { name: sentences.search })

export const pagesOfUsers = (page: Page): Locator => page.getByRole('navigation', { name: sentences.pages })

export const figure = (page: Page, name: string): Locator => page.getByRole('article', { name })

const nameOf = ({ firstName, lastName }: Host): string => `${firstName} ${lastName}`

export const menuOf = (page: Page, host: Host): Locator =>
  page.getByRole('button', { name: sentences.actionsFor(nameOf(host)) })

let families = 0

/** A unique last name: other tests' hosts are on the same server. */
export function someFamily(): string {
  families += 1
  return `Kulkarni${process.pid}x${families}`
}

/** Hosts who have signed up, in this order, and whose addresses are not verified yet. */
export async function signUpFamily(server: Reachable, family: string, firstNames: string[]): Promise<Host[]> {
  const hosts = firstNames.map((firstName) => ({ ...someHost(), firstName, lastName: family }))
  for (const host of hosts) await signUp(server, host)
  return hosts
}

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

/** The 50th of a hundred pages of users, with one who has no phone number. */
export const PAGE_50_OF_100 = {
  users: [
    {
      id: '1',
      is_active: true,
      first_name: 'Ravi',
      last_name: '',
      email: 'ravi@example.com',
      phone_number: '',
      total_events: 0,
      total_collection: 1_00_00_000,
      date_joined: '2026-11-20T20:00:00Z',
    },
  ],
  pagination: {
    total_users: 1000,
    total_pages: 100,
    current_page: 50,
    has_next: true,
    has_previous: true,
  },
}
