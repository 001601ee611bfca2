// Checks of the form that creates an event box.

import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expect, type Locator, type Page } from '@playwright/test'

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name })

export async function expectEmptyForm(dialog: Locator): Promise<void> {
  for (const name of ['Event Box Name', 'Location', "Groom's Name", "Bride's Name", 'Welcome Message'])
    await expect(field(dialog, name)).toHaveValue('')
}

/** A link of the page asks first whether unsaved input may be lost; the answer is no. */
export async function expectLeavingAsks(page: Page, link: string): Promise<void> {
  const questions: string[] = []
  page.once('dialog', (question) => {
    questions.push(question.message())
    void question.dismiss()
  })
  await page.getByRole('link', { name: link }).click()
  await expect.poll(() => questions).toEqual([sentences.unsavedChanges])
}
