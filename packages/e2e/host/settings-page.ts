// Actions of a host on the settings page.
import type { Locator, Page } from '@playwright/test'

export const SETTINGS = '/dashboard/settings'
export const NEW_PASSWORD = 'a-garland-of-jasmine'

export const upiId = (page: Page): Locator => page.getByLabel('UPI ID')
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: /Save Changes|Saving/ })
export const greeting = (page: Page): Locator => page.getByRole('link', { name: /Namaste/ })
export const sendPasswords = (page: Page) => page.getByRole('button', { name: 'Update Password' }).click()
