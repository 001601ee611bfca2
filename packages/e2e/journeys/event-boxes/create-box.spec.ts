// Creating an event box by keyboard, in two steps. Wrong input and failures: create-event-box-dialog.test.tsx.
import { createBox } from '@lifafa/contract/endpoints/event-boxes'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Page } from '@playwright/test'
import { expectFocusByTab, expectFocusInOrder } from '../../controls/keyboard.ts'
import { expectLeavingAsks, fillBoxForm } from '../../host/event-box.ts'
import { dayFromToday } from '../../server/boxes.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const opener = (page: Page) => page.getByRole('button', { name: sentences.createLink }).first()

test('an event box is created by keyboard, after changed choices [box-1]', {
  tag: '@deep',
}, async ({ page, asHost }) => {
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  const type = (name: string) => dialog.getByRole('button', { name })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const create = dialog.getByRole('button', { name: sentences.createLink })
  const back = dialog.getByRole('button', { name: 'Back to the type of event' })
  const close = dialog.getByRole('button', { name: 'Close' })
  await asHost()

  await test.step('the first step, the second, and back', async () => {
    await expectFocusByTab(opener(page))
    await keyboard.press('Enter')
    await expectFocusInOrder(page, dialog, close, type('Marriage Event'), type('Other Event'))
    await keyboard.press('Enter')
    await expectFocusInOrder(page, dialog, back, close, field('Event Box Name'))
    await expect(field("Groom's Name")).toBeHidden()
    await keyboard.type('Griha Pravesh')
    await back.press('Enter')
    await expect(type('Other Event')).toBeFocused()
    await type('Marriage Event').press('Enter')
    await expect(field('Event Box Name')).toHaveValue('Griha Pravesh')
    await expect(dialog.getByLabel('Date of Event')).toHaveAttribute('min', todayInIndia(new Date()))
  })

  await test.step('leaving the page asks for confirmation; staying keeps the input', async () => {
    await keyboard.press('Escape')
    await expectLeavingAsks(page, 'Guest List')
    await expect(page).toHaveURL('/dashboard')
    await opener(page).press('Enter')
    await expect(field('Event Box Name')).toHaveValue('Griha Pravesh')
  })

  await test.step('the new box is shown, and the next form is empty', async () => {
    await fillBoxForm(dialog)
    await create.click()
    await expect(page.getByText(sentences.created)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/event\/\w{22}$/)
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(1)

    await opener(page).press('Enter')
    await type('Marriage Event').press('Enter')
    for (const name of ['Event Box Name', 'Location', "Groom's Name", "Bride's Name", 'Welcome Message'])
      await expect(field(name)).toHaveValue('')
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  await test.step('a reopened dialog is empty, a toast leads to the box, and hidden names block no other event', async () => {
    await opener(page).press('Enter')
    await field("Groom's Name").fill('https://example.com')
    await dialog.getByRole('button', { name: 'Back to the type of event' }).press('Enter')
    await type('Other Event').press('Enter')
    await field('Event Box Name').fill('Griha Pravesh')
    await field('Location').fill('Jaipur')
    await dialog.getByLabel('Date of Event').fill(dayFromToday(9))
    const held = await holdCalls(page, createBox)
    await create.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    held.release()
    // It is gone after three seconds.
    await page.getByRole('listitem').filter({ hasText: sentences.created }).getByRole('button').click()
    await expect(page).toHaveURL(/\/event\/\w{22}$/)
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(2)
    await opener(page).press('Enter')
    await expect(type('Marriage Event')).toBeVisible()
  })
})
