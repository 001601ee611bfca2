// The referral link: shared, copied, or shown for copying.
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { stopClock, toasts } from '../../controls/toasts.ts'
import { referCard } from '../../host/dashboard-page.ts'
import { asked, clipboardThat, shareAs } from '../../host/share-sheet.ts'
import { expect, test } from '../../test.ts'

test('referring opens the share sheet once, and says nothing where it is closed [dashboard-5]', {
  tag: '@deep',
}, async ({ page, server, asHost }) => {
  await page.clock.install()
  await asHost()
  await expect(page.getByText(sentences.noUpcoming)).toBeVisible()
  // The clock is stopped, so that no toast disappears before it is checked.
  await stopClock(page)
  await shareAs(page, 'AbortError')
  await expectFocusByTab(referCard(page))
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page)).toHaveLength(1)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)
  await shareAs(page, 'NotAllowedError')
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page)).toHaveLength(1)
  await page.clock.runFor(500)
  await expect(page.getByText(sentences.shareFailed)).toBeVisible()
  await shareAs(page, 'pending')
  await referCard(page).dblclick()
  expect(await asked(page)).toEqual([{ title: 'Lifafa', text: sentences.referText, url: `${server.url}/` }])
})

test('without a share sheet the link is copied, or else shown selected in an alert [dashboard-6]', {
  tag: '@deep',
}, async ({ page, server, asHost }) => {
  const link = `${server.url}/`
  await asHost()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expectFocusByTab(referCard(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(sentences.linkCopied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const alert = page.getByRole('alertdialog')
  const selected = () => page.evaluate(() => String(getSelection()))
  await clipboardThat(page, undefined)
  await page.keyboard.press('Enter')
  await expect(alert).toContainText(sentences.copyManually)
  await expect(alert.getByLabel('Link')).toBeFocused()
  expect(await selected()).toBe(link)
  await expectAccessible(page, 'the alert with the link')
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  await expect(referCard(page)).toBeFocused()

  await clipboardThat(page, false)
  await page.keyboard.press('Enter')
  await expect(alert).toContainText(sentences.copyFailed)
  await expect(alert.getByLabel('Link')).toHaveValue(link)
  await clipboardThat(page, true)
  await expectFocusByTab(alert.getByRole('button', { name: 'Try again' }))
  await page.keyboard.press('Enter')
  await expect(alert).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(link)
  await expect(referCard(page)).toBeFocused()
})
