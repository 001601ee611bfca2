// Fills in the form that edits an event box.
import type { Locator } from '@playwright/test'
import { dayFromToday } from '../server/boxes.ts'

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
