// Finds a contribution where a host looks for it: on the page of its box, and on the dashboard.
import { expect, type Page } from '@playwright/test'
import { reloadUntil } from '../controls/reload-until.ts'

/** Expects ₹501 of `guest`, once and alone, in the box and on the dashboard of the host who is signed in on `page`. */
export async function expectContribution(page: Page, giftid: string, guest: string): Promise<void> {
  await page.goto(`/event/${giftid}`)
  await reloadUntil(page, page.getByText(guest))
  const contributions = page.getByRole('region', { name: 'Contributions' }).getByRole('listitem')
  await expect(contributions).toHaveCount(1)
  await expect(contributions).toContainText(guest)
  await expect(contributions).toContainText('₹501')
  await expect(page.getByRole('definition').first()).toHaveText('₹501')

  await page.goto('/dashboard')
  await expect(page.getByRole('article', { name: 'Total Contributions' })).toContainText('₹501')
  await expect(page.getByRole('article', { name: 'Total Guests' })).toContainText('1')
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText(guest)
}
