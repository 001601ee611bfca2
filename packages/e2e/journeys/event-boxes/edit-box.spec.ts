// A host edits an event box: wrong input, a failing server, and what host and guest see.
import { updateBox } from '@lifafa/contract/endpoints/event-boxes'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expectAccessible } from '../../checks/accessible.ts'
import { CHANGED_BOX as changed, EMPTY_BOX, fillEditForm } from '../../host/edit-form.ts'
import { editButton, editDialog } from '../../host/event-box.ts'
import { dayFromToday } from '../../server/boxes.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.describe('the edit form', () => {
  test.use({ expectedConsoleErrors: [[/status of 500/, /status of 400/], { scope: 'test' }] })

  test('the form changes every field, after wrong input and a failing server; host and guest see it [box-2]', {
    tag: '@deep',
  }, async ({ page, phone, asHost, box }) => {
    await asHost()
    await page.getByRole('link', { name: 'View Details' }).click()
    await editButton(page).click()
    const dialog = editDialog(page)
    const save = dialog.getByRole('button', { name: 'Save Changes' })
    await expect(dialog).toBeFocused()
    await expect(dialog.getByLabel('Lifafa Name')).toHaveValue(box.name)
    await expectAccessible(page, 'the edit form')

    await test.step('missing fields are reported in their order', async () => {
      await fillEditForm(dialog, EMPTY_BOX)
      await save.click()
      await expect(dialog.getByText(/is required$/)).toHaveText([
        sentences.groomRequired,
        sentences.brideRequired,
        sentences.nameRequiredOnEdit,
        sentences.locationRequired,
        sentences.dateRequired,
      ])
      await expect(dialog.getByLabel("Groom's Name")).toBeFocused()
      await expectAccessible(page, 'the edit form with errors')
    })

    await test.step('texts that are too long and dates out of range are reported', async () => {
      await fillEditForm(dialog, { ...changed, name: 'x'.repeat(101), marriage_date: dayFromToday(-1) })
      await expect(dialog.getByText(textSentences.tooLong(100))).toBeVisible()
      await expect(dialog.getByText('101/100')).toBeVisible()
      await expect(dialog.getByText(sentences.dateInPast)).toBeVisible()
      await dialog.getByLabel('Date of Event').fill(dayFromToday(6 * 365))
      await expect(dialog.getByText(sentences.dateTooFar)).toBeVisible()
      await dialog.getByLabel('Welcome Message').fill('x'.repeat(501))
      await expect(dialog.getByText('501/500')).toBeVisible()
      await fillEditForm(dialog, changed)
      await expect(dialog.getByText(sentences.dateTooFar)).toBeHidden()
    })

    await test.step('another type is not saved, and the form says so', async () => {
      await dialog.getByRole('radio', { name: 'Other Event' }).check()
      await expect(dialog.getByText(sentences.marriageStays)).toBeVisible()
      await dialog.getByLabel("Groom's Name").fill('')
      await save.click()
      // The server knows the box's type; its refusal stands at the field.
      await expect(dialog.getByText(sentences.groomRequired)).toBeVisible()
      await dialog.getByLabel("Groom's Name").fill(changed.groom_name)
    })

    await test.step('a failing server loses no input', async () => {
      const mend = await failCalls(page, updateBox)
      await save.click()
      await expect(page.getByText(sentences.updateFailed)).toBeVisible()
      await expect(dialog.getByLabel('Welcome Message')).toHaveValue(changed.message)
      await mend()
    })

    await test.step('two clicks send one call, without the type', async () => {
      const held = await holdCalls(page, updateBox)
      const sent = page.waitForRequest((request) => request.method() === 'PUT')
      await save.dblclick()
      await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
      expect((await sent).postDataJSON()).toEqual(changed)
      await expect.poll(() => held.seen).toBe(1)
      held.release()
      await expect(page.getByText(sentences.updated)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(editButton(page)).toBeFocused()
      expect(held.seen).toBe(1)
    })

    await expect(page.getByRole('heading', { level: 1, name: changed.name })).toBeVisible()
    const details = page.getByRole('region', { name: 'Event Details' })
    for (const text of [changed.location, changed.groom_name, changed.bride_name, changed.message])
      await expect(details.getByText(text)).toBeVisible()
    await phone.goto(box.contribute_url)
    for (const text of ['Kabir', 'Tara', changed.location, changed.message])
      await expect(phone.getByText(text).first()).toBeVisible()
    await page.getByRole('link', { name: 'Lifafa' }).click()
    await expect(page.getByRole('heading', { level: 3, name: changed.name })).toBeVisible()
  })
})
