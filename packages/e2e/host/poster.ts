// Downloads the posters of an event box.
import type { Download, Page } from '@playwright/test'

export const posterButton = (page: Page) => page.getByRole('button', { name: 'Download Poster' })

export async function downloadPoster(page: Page, template: string): Promise<Download> {
  await posterButton(page).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: template }).click()
  return coming
}
