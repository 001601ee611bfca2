// Waits for what a webhook or a task of the server brings later.
import { expect, type Locator, type Page } from '@playwright/test'

/** Reloads `page` until `awaited` is on it. */
export const reloadUntil = (page: Page, awaited: Locator): Promise<void> =>
  expect(async () => {
    await page.reload()
    await expect(awaited).toBeVisible({ timeout: 15_000 })
  }).toPass()
