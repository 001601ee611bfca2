import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expectAccessible } from '../../checks/accessible.ts'
import { setScreenSize } from '../../checks/screen-size.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { editButton, editDialog } from '../../host/event-box.ts'
import { dayFromToday, openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/status of 404/] })

test('on the day of its event a box is not edited; deleting asks, and closes the guests’ page [box-5]', {
  tag: '@deep',
}, async ({ page, phone, server, host, asHost }) => {
  const box = await openBox(server, host, { marriage_date: dayFromToday(0) })
  await asHost(`/event/${box.giftid}`)
  const reason = page.getByText(sentences.editBlocked).and(page.locator(':visible'))
  await expect(editButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(editButton(page)).toHaveAccessibleDescription(sentences.editBlocked)
  await editButton(page).hover({ force: true })
  await expect(reason).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(reason).toBeHidden()
  // On the narrowest screen.
  await setScreenSize(page, { width: 320, height: 640 })
  await expectFocusByTab(editButton(page))
  await expect(reason).toBeVisible()
  await expectAccessible(page, 'a blocked edit button with its reason')
  await page.keyboard.press('Enter')
  await expect(editDialog(page)).toBeHidden()

  const open = page.getByRole('button', { name: 'Delete Event Box' })
  const dialog = page.getByRole('dialog', { name: sentences.deleteTitle })
  await open.click()
  for (const consequence of sentences.deleteConsequences)
    await expect(dialog.getByText(consequence)).toBeVisible()
  await expectAccessible(page, 'the question before deleting')
  await expect(dialog.getByRole('button', { name: 'Keep Event Box' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await phone.goto(box.contribute_url)
  await expect(phone.getByLabel('Full Name')).toBeVisible()

  await open.click()
  await dialog.getByRole('button', { name: 'Delete Event Box' }).click()
  await expect(page.getByText(sentences.deleted)).toBeVisible()
  await expect(page).toHaveURL('/event')
  await expect(page.getByText(sentences.noneTitle)).toBeVisible()

  await phone.reload()
  await expect(phone.getByRole('heading', { name: guestPageSentences.unavailableTitle })).toBeVisible()
  await page.goto(`/event/${box.giftid}`)
  await expect(page.getByRole('heading', { name: sentences.notFoundTitle })).toBeVisible()
})
