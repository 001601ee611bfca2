// Rating the product: the first time, and again. Failures, and when the dialog closes: rating-dialog.test.tsx.
import { rateUs } from '@lifafa/contract/endpoints/rating'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { ratingSentences as sentences } from '@lifafa/contract/sentences/host/rating'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { toasts } from '../../controls/toasts.ts'
import { card, dialog, star, stars, submit, update, words } from '../../host/rating-dialog.ts'
import { expect, test } from '../../test.ts'

// A host without a rating gets 404.
test.use({ expectedConsoleErrors: [/status of 404/] })

test('by keyboard alone a rating is chosen, commented and sent, and changed the next time [rating-1]', {
  tag: '@deep',
}, async ({ page, asHost }) => {
  const { keyboard } = page
  const sent: { rating: number; feedback: string; timestamp: string; platform: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(rateUs.path)) sent.push(request.postDataJSON())
  })
  await asHost()

  await test.step('without a rating the form is empty, and no toast is shown', async () => {
    await expectFocusByTab(card(page))
    await keyboard.press('Enter')
    await expect(star(page, 'Poor')).toBeFocused()
    // Immediately: a loop that waits would miss those that disappear.
    expect(await toasts(page).count()).toBe(0)
    for (const name of sentences.labels) await expect(star(page, name)).not.toBeChecked()
    await expect(submit(page)).toBeDisabled()
    await expectFocusByTab(words(page))
    await keyboard.type('बहुत अच्छा!')
    await expect(dialog(page)).toContainText(`11/${MAX_LENGTH.feedback}`)
    await expectAccessible(page, 'the empty rating form')
  })

  await test.step('arrow keys choose, Escape closes and keeps, Enter sends', async () => {
    await expectFocusByTab(star(page, 'Poor'))
    await keyboard.press('Space')
    for (let steps = 0; steps < 3; steps++) await keyboard.press('ArrowRight')
    await expect(star(page, 'Very Good')).toBeChecked()
    await keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(card(page)).toBeFocused()
    await keyboard.press('Enter')
    await expect(star(page, 'Very Good')).toBeFocused()
    await expect(words(page)).toHaveValue('बहुत अच्छा!')
    await expectAccessible(page, 'the rating form filled in')
    await expectFocusByTab(submit(page))
    await keyboard.press('Enter')
    await expect(page.getByText(sentences.thanks)).toBeVisible()
    const agent = await page.evaluate(() => navigator.userAgent)
    expect(sent).toEqual([
      { rating: 4, feedback: 'बहुत अच्छा!', timestamp: expect.stringMatching(/^\d{4}-.+Z$/), platform: agent },
    ])
    await expect(dialog(page)).toBeHidden()
    await expect(card(page)).toBeFocused()
  })

  await test.step('the next time it shows the rating, and accepts another', async () => {
    await page.reload()
    await card(page).press('Enter')
    await expect(stars(page)).toHaveAccessibleName('4 of 5 stars: Very Good')
    await expect(dialog(page)).toContainText('बहुत अच्छा!')
    await expectAccessible(page, 'the thanks for a rating')
    await expectFocusByTab(update(page))
    await keyboard.press('Enter')
    await expect(star(page, 'Very Good')).toBeFocused()
    await keyboard.press('ArrowRight')
    await words(page).fill('')
    await submit(page).press('Enter')
    await expect(stars(page)).toHaveAccessibleName('5 of 5 stars: Excellent')
    expect(sent.at(-1)).toMatchObject({ rating: 5, feedback: '' })
  })
})
