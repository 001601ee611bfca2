// Screens of other sizes: a phone on its side, a narrow phone, and paper.
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import { setScreenSize } from '../../checks/screen-size.ts'
import { toasts } from '../../controls/toasts.ts'
import { referCard } from '../../host/dashboard-page.ts'
import { clipboardThat } from '../../host/share-sheet.ts'
import { expect, test } from '../../test.ts'

test('a low dialog scrolls whole, toasts stand below the action, and a box prints without its buttons', {
  tag: '@deep',
}, async ({ page, host, box, asHost }) => {
  await asHost()
  const total = page.getByText('Total Contributions', { exact: true })
  await expect(total).toBeVisible()
  await clipboardThat(page, true)

  for (const width of [360, 768, 1280]) {
    const height = 800
    await setScreenSize(page, { width, height })
    const name = page.getByRole('banner').getByText(host.firstName, { exact: true })
    expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
    await referCard(page).press('Enter')
    await expect(toasts(page).last()).toHaveText(sentences.linkCopied)
    const place = await toasts(page).last().boundingBox()
    expect(place?.y).toBeGreaterThan(height / 2)
    await expect(toasts(page)).toHaveCount(0)
  }

  await setScreenSize(page, { width: 640, height: 400 })
  await page.goto('/dashboard?create')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Marriage Event' }).click()
  const create = dialog.getByRole('button', { name: 'Create Event Box' })
  await create.scrollIntoViewIfNeeded()
  await expect(create).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('heading').first()).not.toBeInViewport()

  await page.goto(`/event/${box.giftid}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
