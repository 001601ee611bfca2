// Checks of the form that creates an event box.

import { createBox } from '@lifafa/contract/endpoints/event-boxes'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { dayFromToday } from '../server/boxes.ts'
import { answerEmpty, failCalls } from '../server/intercept-calls.ts'

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name })

/** Without any input the form reports the missing fields in their order. */
export async function expectMissingFields(dialog: Locator): Promise<void> {
  await field(dialog, 'Event Box Name').fill('')
  await dialog.page().keyboard.press('Enter')
  await expect(dialog.getByText(/ is required$/)).toHaveText([
    sentences.groomRequired,
    sentences.brideRequired,
    sentences.nameRequired,
    sentences.locationRequired,
    sentences.dateRequired,
  ])
  await expect(field(dialog, "Groom's Name")).toBeFocused()
}

/** Texts that are too long, and a past date, are reported. */
export async function expectTooLong(dialog: Locator): Promise<void> {
  await field(dialog, 'Event Box Name').fill('ब'.repeat(101))
  await field(dialog, 'Welcome Message').fill('ब'.repeat(501))
  await dialog.getByLabel('Date of Event').fill(dayFromToday(-1))
  for (const sentence of [
    textSentences.tooLong(100),
    textSentences.tooLong(500),
    '101/100',
    '501/500',
    sentences.dateInPast,
  ])
    await expect(dialog.getByText(sentence)).toBeVisible()
}

export async function expectEmptyForm(dialog: Locator): Promise<void> {
  for (const name of ['Event Box Name', 'Location', "Groom's Name", "Bride's Name", 'Welcome Message'])
    await expect(field(dialog, name)).toHaveValue('')
}

/** An empty answer and an error are shown; the input stays, and can be sent again. */
export async function expectServerErrors(dialog: Locator): Promise<void> {
  const page = dialog.page()
  const create = dialog.getByRole('button', { name: sentences.createLink })
  let mend = await answerEmpty(page, createBox)
  await create.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(sentences.createQrFailed)
  await mend()
  mend = await failCalls(page, createBox)
  await create.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(sentences.createFailed)
  await expect(field(dialog, 'Welcome Message')).toHaveValue('Come and be merry.')
  await expectAccessible(page, 'an event box that could not be made')
  await mend()
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
