// A host edits an event box, and what host and guest see. Failures: edit-event-box-dialog.test.tsx.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expectAccessible } from '../../checks/accessible.ts'
import { CHANGED_BOX as changed, editButton, editDialog, fillEditForm } from '../../host/event-box.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/status of 400/] })

test('the form changes every field, and host and guest see it [box-2]', {
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

  await dialog.getByRole('radio', { name: 'Other Event' }).check()
  await fillEditForm(dialog, { ...changed, groom_name: '' })
  await save.click()
  // The server knows the box's type; its refusal stands at the field.
  await expect(dialog.getByText(sentences.groomRequired)).toBeVisible()
  await expectAccessible(page, 'the edit form with errors')
  await dialog.getByLabel("Groom's Name").fill(changed.groom_name)
  await save.click()
  await expect(page.getByText(sentences.updated)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(editButton(page)).toBeFocused()
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
