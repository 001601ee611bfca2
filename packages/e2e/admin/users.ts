// Locators of the administrator's list of users, and users to find in it.
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import type { Locator, Page } from '@playwright/test'
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
