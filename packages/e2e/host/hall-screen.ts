// The screen in the hall, as a host opens it.
import { hallDialogSentences as sentences } from '@lifafa/contract/sentences/host/hall'
import type { Page } from '@playwright/test'

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: sentences.title })

/** From the dialog on the host's phone to the screen. */
export async function openScreen(page: Page): Promise<Page> {
  await page.getByRole('button', { name: sentences.title }).click()
  await dialogOf(page).getByRole('button', { name: sentences.turnOn }).click()
  const coming = page.context().waitForEvent('page')
  await dialogOf(page).getByRole('link', { name: sentences.openHere }).click()
  const screen = await coming
  await screen.setViewportSize({ width: 1280, height: 720 })
  return screen
}
