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

/** Other details for a marriage. */
export const CHANGED_BOX = {
  name: 'तारा और कबीर',
  location: 'Lake Palace, Udaipur',
  marriage_date: dayFromToday(40),
  groom_name: 'Kabir Singh',
  bride_name: 'Tara Devi',
  message: 'आशीर्वाद दीजिए',
}

export async function fillEditForm(dialog: Locator, box: typeof CHANGED_BOX): Promise<void> {
  await dialog.getByLabel('Lifafa Name').fill(box.name)
  await dialog.getByLabel('Address of Event').fill(box.location)
  await dialog.getByLabel('Date of Event').fill(box.marriage_date)
  await dialog.getByLabel("Groom's Name").fill(box.groom_name)
  await dialog.getByLabel("Bride's Name").fill(box.bride_name)
  await dialog.getByLabel('Welcome Message').fill(box.message)
}

/** A link of the page asks first whether unsaved input may be lost; the answer is no. */
export async function expectLeavingAsks(page: Page, link: string): Promise<void> {
  const questions: string[] = []
  page.once('dialog', (question) => {
    questions.push(question.message())
    void question.dismiss()
  })
  await page.getByRole('link', { name: link }).click()
  await expect.poll(() => questions).toEqual([eventBoxSentences.unsavedChanges])
}
