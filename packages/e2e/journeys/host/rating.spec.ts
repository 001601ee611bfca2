// Rating the product: the first time, again, and with a failing server.
import { getRating, rateUs } from '@lifafa/contract/endpoints/rating'
import { AFTER_RATING_MS, MAX_LENGTH } from '@lifafa/contract/limits'
import { ratingSentences as sentences } from '@lifafa/contract/sentences/host/rating'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { stopClock, toasts } from '../../host/toasts.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

// A host without a rating gets 404.
test.use({ expectedConsoleErrors: [/status of 404/] })

const card = (page: Page) => page.getByRole('button', { name: sentences.title })
const dialog = (page: Page) => page.getByRole('dialog', { name: sentences.title })
const star = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true })
const words = (page: Page) => dialog(page).getByLabel('Your feedback')
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit Rating' })
const update = (page: Page) => dialog(page).getByRole('button', { name: sentences.update })
const stars = (page: Page) => dialog(page).getByRole('img', { name: /stars/ })

/** Runs the stopped clock until `isTrue`. */
async function runUntil(page: Page, isTrue: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await isTrue()).toBe(true)
  }).toPass({ intervals: [10] })
}

test('by keyboard alone a rating is chosen, commented and sent, and changed the next time [rating-1]', async ({
  page,
  server,
  host,
}) => {
  const { keyboard, clock } = page
  const sent: { rating: number; feedback: string; timestamp: string; platform: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(rateUs.path)) sent.push(request.postDataJSON())
  })
  await clock.install()
  await arriveSignedIn(page, server, host)

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
    await expectFocusByTab(submit(page))
    await keyboard.press('Enter')
    expect(sent).toEqual([])
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
    await expect(star(page, 'Very Good')).toBeChecked()
    await expect(words(page)).toHaveValue('बहुत अच्छा!')
    await expectAccessible(page, 'the rating form filled in')
    await expectFocusByTab(submit(page))
    await stopClock(page)
    await keyboard.press('Enter')
    await runUntil(page, () => stars(page).isVisible())
    await runUntil(page, () => page.getByText(sentences.thanks).isVisible())
    const agent = await page.evaluate(() => navigator.userAgent)
    expect(sent).toEqual([
      { rating: 4, feedback: 'बहुत अच्छा!', timestamp: expect.stringMatching(/^\d{4}-.+Z$/), platform: agent },
    ])
  })

  await test.step('the dialog thanks, and closes after 1.5 s', async () => {
    await expect(stars(page)).toHaveAccessibleName('4 of 5 stars: Very Good')
    await clock.runFor(AFTER_RATING_MS - 300)
    await expect(dialog(page)).toBeVisible()
    await runUntil(page, () => dialog(page).isHidden())
    await expect(card(page)).toBeFocused()
    await clock.resume()
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
    await expect(words(page)).toHaveValue('बहुत अच्छा!')
    await keyboard.press('ArrowRight')
    await words(page).press('ControlOrMeta+a')
    await keyboard.press('Backspace')
    await expectFocusByTab(submit(page))
    await stopClock(page)
    await keyboard.press('Enter')
    await runUntil(page, () => stars(page).isVisible())
    await expect(stars(page)).toHaveAccessibleName('5 of 5 stars: Excellent')
    expect(sent.at(-1)).toMatchObject({ rating: 5, feedback: '' })
  })

  await test.step('a dialog that is closed early and reopened stays open', async () => {
    await keyboard.press('Escape')
    await runUntil(page, () => dialog(page).isHidden())
    await card(page).press('Enter')
    await runUntil(page, () => stars(page).isVisible())
    await clock.runFor(2 * AFTER_RATING_MS)
    await expect(dialog(page)).toBeVisible()
  })
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] })

  test('an earlier rating that cannot be loaded does not prevent a new one; unsent input is kept [rating-2]', async ({
    page,
    server,
    host,
  }) => {
    await arriveSignedIn(page, server, host)
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
}, async ({ page, server, host }) => {
  await arriveSignedIn(page, server, host)
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
