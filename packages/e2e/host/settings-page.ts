// Actions of a host on the settings page.
import type { Locator, Page } from '@playwright/test'
import { field } from '../controls/forms.ts'

export const SETTINGS = '/dashboard/settings'
export const NEW_PASSWORD = 'a-garland-of-jasmine'

export const upiId = (page: Page): Locator => page.getByLabel('UPI ID')
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: /Save Changes|Saving/ })
export const greeting = (page: Page): Locator => page.getByRole('link', { name: /Namaste/ })

export async function fillPasswords(page: Page, current: string, next: string, again = next): Promise<void> {
  await field(page, 'Current Password').fill(current)
  await field(page, 'New Password').fill(next)
  await field(page, 'Confirm New Password').fill(again)
}
export const sendPasswords = (page: Page) => page.getByRole('button', { name: 'Update Password' }).click()
