// A page in the middle of many users, as the server would answer it.
import { absentSentences } from '@lifafa/contract/sentences/absent'
import { expect, type Page } from '@playwright/test'
import { pagesOfUsers, userRows } from './users.ts'

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

/** The list shows PAGE_50_OF_100, and its pager the first, the last and the pages around it. */
export async function expectPage50Of100(page: Page): Promise<void> {
  await expect(pagesOfUsers(page)).toContainText('Showing 491 to 500 of 1,000 users')
  await expect(pagesOfUsers(page).getByRole('button', { name: /^Page/ })).toHaveText([
    '1',
    '49',
    '50',
    '51',
    '100',
  ])
  await expect(userRows(page).getByRole('cell')).toHaveText([
    /Ravi/,
    `ravi@example.com${absentSentences.notAvailable}`,
    /0$/,
    /₹1,00,00,000$/,
    /November 21, 2026$/,
    '',
  ])
}
