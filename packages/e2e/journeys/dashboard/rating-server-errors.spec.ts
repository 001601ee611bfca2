// Rating the product with a slow or failing server.
import { getRating, rateUs } from '@lifafa/contract/endpoints/rating'
import { ratingSentences as sentences } from '@lifafa/contract/sentences/host/rating'
import { expectAccessible } from '../../checks/accessible.ts'
import { card, dialog, star, submit, words } from '../../host/rating-dialog.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

// A host without a rating gets 404.
test.use({ expectedConsoleErrors: [/status of 404/] })

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] })

  test('an earlier rating that cannot be loaded does not prevent a new one; unsent input is kept [rating-2]', {
    tag: '@deep',
  }, async ({ page, asHost }) => {
    await asHost()
    const mendLoading = await failCalls(page, getRating)
    await card(page).click()
    await expect(page.getByText(sentences.loadFailed)).toBeVisible()
    await star(page, 'Good').check()
    await words(page).fill('More templates, please.')
    const mend = await failCalls(page, rateUs)
    await submit(page).click()
    await expect(page.getByText(sentences.submitFailed)).toBeVisible()
    await expect(star(page, 'Good')).toBeChecked()
    await expect(words(page)).toHaveValue('More templates, please.')
    await mend()

    const held = await holdCalls(page, rateUs)
    await submit(page).dblclick()
    await expect(dialog(page).getByRole('button', { name: 'Submitting...' })).toBeVisible()
    await mendLoading()
    held.release()
    await expect(page.getByText(sentences.thanks)).toBeVisible()
    expect(held.seen).toBe(1)
    await expect(dialog(page)).toBeHidden()
  })
})

test('on a slow server the form replaces its placeholder, and a dialog closed meanwhile stays closed', {
  tag: '@deep',
}, async ({ page, asHost }) => {
  await asHost()
  const loading = await holdCalls(page, getRating)
  await card(page).click()
  await expect(dialog(page).getByRole('status', { name: 'Loading your rating' })).toBeVisible()
  await expectAccessible(page, 'the rating dialog while it loads')
  const place = await dialog(page).boundingBox()
  loading.release()
  await expect(star(page, 'Poor')).toBeFocused()
  expect(await dialog(page).boundingBox()).toEqual(place)

  const sending = await holdCalls(page, rateUs)
  await star(page, 'Excellent').check()
  await submit(page).click()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  sending.release()
  await expect(page.getByText(sentences.thanks)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})
