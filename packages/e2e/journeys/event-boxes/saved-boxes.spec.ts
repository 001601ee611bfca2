// The list of event boxes: empty, and over time.

import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { shareClock } from '../../controls/one-clock.ts'
import { fillBoxForm } from '../../host/event-box.ts'
import { cardOf, listOf, namesOn } from '../../host/saved-boxes-page.ts'
import { dayFromToday, openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test('a host without boxes is led to create one, and finds it in the list [box-8]', { tag: '@deep' }, async ({
  page,
  asHost,
}) => {
  await asHost('/event')
  await expect(page.getByRole('heading', { name: eventBoxSentences.noneTitle })).toBeVisible()
  await expect(page).toHaveTitle(/^Saved Event Boxes · /)
  await expectAccessible(page, 'the saved boxes of a host who has none')

  await expectFocusByTab(page.getByRole('link', { name: eventBoxSentences.createLink }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Marriage Event' }).click()
  await expect(page, 'loading the dashboard anew opens no dialog').toHaveURL('/dashboard')
  await fillBoxForm(dialog)
  await dialog.getByRole('button', { name: 'Create Event Box' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('link', { name: 'Back to Saved Event Boxes' }).click()
  await expect(namesOn(page)).toHaveText(['Asha weds Rohan'])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an event is listed as today, then not until 05:30, then as ended [box-10]', { tag: '@deep' }, async ({
  page,
  server,
  host,
  asHost,
}) => {
  const day = dayFromToday(1)
  const oneDayLater = dayFromToday(2)
  const comeBackAt = async (day: string, inIndia: string) => {
    await page.clock.setFixedTime(`${day}T${inIndia}+05:30`)
    await page.reload()
  }
  await openBox(server, host, { marriage_date: day })
  await shareClock(page)
  await asHost('/event')
  await expect(cardOf(page, 'Asha weds Rohan')).toContainText('Tomorrow!')

  await comeBackAt(day, '23:59:59')
  await expect(cardOf(page, 'Asha weds Rohan')).toContainText('Today')
  await comeBackAt(oneDayLater, '00:00:00')
  await expect(page.getByRole('heading', { name: eventBoxSentences.onlyYesterdayTitle })).toBeVisible()
  await expect(listOf(page)).toBeHidden()
  await expectAccessible(page, 'saved boxes that are all of yesterday')
  await openBox(server, host, { name: 'Still to come', marriage_date: dayFromToday(9) })
  await comeBackAt(oneDayLater, '05:30:00')
  await expect(namesOn(page)).toHaveText(['Still to come'])
  await comeBackAt(oneDayLater, '05:30:01')
  await expect(namesOn(page)).toHaveText(['Still to come', 'Asha weds Rohan'])
  await expect(cardOf(page, 'Asha weds Rohan')).toContainText('Ended')
  await expectAccessible(page, 'saved boxes of which one has ended')
})
