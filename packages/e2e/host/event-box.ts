// Actions of a host with event boxes.
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expect, type Locator, type Page } from '@playwright/test'
import { dayFromToday } from '../server/boxes.ts'

/** A marriage of tomorrow, in the second step of the dialog. */
export async function fillBoxForm(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Event Box Name').fill('Asha weds Rohan')
  await dialog.getByLabel('Location').fill('Bhopal')
  await dialog.getByLabel('Date').fill(dayFromToday(1))
  await dialog.getByLabel("Groom's Name").fill('Rohan Mehta')
  await dialog.getByLabel("Bride's Name").fill('Asha Verma')
  await dialog.getByLabel('Welcome Message').fill('Come and be merry.')
}

/** The first box of a host, from the empty dashboard: a marriage of tomorrow, whose page is then shown. */
export async function createMarriageBox(page: Page): Promise<void> {
  await expect(page.getByText(dashboardSentences.noUpcoming)).toBeVisible()
  await page.getByRole('button', { name: 'Create Event Box' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Marriage Event' }).click()
  await fillBoxForm(dialog)
  await dialog.getByRole('button', { name: 'Create Event Box' }).click()
  await expect(page.getByText(eventBoxSentences.created)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/event\/\w{22}$/)
}

export const editButton = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })

export const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Event Box' })
