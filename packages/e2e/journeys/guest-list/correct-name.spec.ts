// A host corrects a misspelt name; what the guest wrote stays.
import { guestNameSentences as nameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { expectAccessible } from '../../checks/accessible.ts'
import { guestRows } from '../../host/guests-page.ts'
import { giveToBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test('a corrected name is shown with the guest’s own, and its history in the dialog', {
  tag: '@deep',
}, async ({ page, server, host, box, asHost }) => {
  await giveToBox(server, box.giftid, { name: 'Suneeta Deshpnde' })
  await asHost(`/guests?box=${box.giftid}`)
  await page.getByRole('button', { name: sentences.correctName('Suneeta Deshpnde') }).press('Enter')
  const dialog = page.getByRole('dialog', { name: nameSentences.correctTitle })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue('Suneeta Deshpnde')
  await expect(name).toBeFocused()
  await name.fill('')
  await name.press('Enter')
  await expect(dialog.getByText(nameSentences.nameRequired)).toBeVisible()
  await name.fill('सुनीता देशपांडे')
  await name.press('Enter')
  await expect(page.getByText(nameSentences.nameCorrected)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(guestRows(page)).toHaveText([/सुनीता देशपांडे.*Typed as “Suneeta Deshpnde”/])
  await expectAccessible(page, 'a guest whose name was corrected')

  const again = page.getByRole('button', { name: sentences.correctName('सुनीता देशपांडे') })
  await again.click()
  await expect(dialog.getByText(nameSentences.theGuestWrote('Suneeta Deshpnde'))).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText([
    nameSentences.correctedFrom('Suneeta Deshpnde', 'सुनीता देशपांडे'),
  ])
  await expect(dialog.getByRole('listitem')).toContainText([host.firstName])
  await expectAccessible(page, 'the dialog that corrects a name')
  await page.keyboard.press('Escape')
  await expect(again).toBeFocused()
  await page.goto(`/event/${box.giftid}`)
  await expect(page.getByText('सुनीता देशपांडे')).toBeVisible()
})
