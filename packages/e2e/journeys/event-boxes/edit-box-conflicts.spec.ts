// A host edits an event box that changes elsewhere: unsaved input, and a refusal on the day of the event.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Page } from '@playwright/test'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { editButton, editDialog, expectLeavingAsks } from '../../host/event-box.ts'
import { changeBox, dayFromToday } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

/** Simulates a page that becomes visible again. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

test.use({ expectedConsoleErrors: [/status of 409/] })

test('form input survives closing the form and a change elsewhere, and a refusal is shown [box-3]', {
  tag: '@deep',
}, async ({ page, server, host, asHost, box }) => {
  await asHost(`/event/${box.giftid}`)
  const { keyboard } = page
  const dialog = editDialog(page)
  const name = dialog.getByLabel('Lifafa Name')
  await expectFocusByTab(editButton(page))
  await keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await name.press('End')
  await keyboard.type(' in spring')
  // The last control is followed by the first, and the other way round.
  await expectFocusByTab(dialog.getByRole('button', { name: 'Save Changes' }))
  await keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeFocused()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(editButton(page)).toBeFocused()

  await changeBox(server, host, box, { location: 'Indore' })
  await lookAgain(page)
  await expect(page.getByRole('region', { name: 'Event Details' }).getByText('Indore')).toBeVisible()
  await keyboard.press('Enter')
  await expect(dialog.getByLabel('Address of Event')).toHaveValue('Indore')
  await expect(name).toHaveValue(`${box.name} in spring`)
  await keyboard.press('Escape')

  await expectLeavingAsks(page, 'Lifafa')
  await expect(page).toHaveURL(`/event/${box.giftid}`)

  await keyboard.press('Escape')
  await expectFocusByTab(editButton(page))
  await keyboard.press('Enter')
  await name.press('Enter')
  await expect(page.getByText(sentences.updated)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${box.name} in spring`)

  await expect(editButton(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await changeBox(server, host, box, { marriage_date: dayFromToday(0) })
  await name.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: sentences.editBlocked })).toBeVisible()
  await keyboard.press('Escape')
  await page.getByRole('link', { name: 'Lifafa' }).click()
  await expect(page).toHaveURL('/dashboard')
})
