// The landing page: its text, its links, and its film.
import type { Page } from '@playwright/test'
import { expectSound } from '../../checks/accessible.ts'
import { expect, test } from '../../test.ts'

const film = (page: Page) => page.getByLabel(/^A film without sound/)
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the film' })
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

/** Requests for the film, besides its poster. */
function filmsFetchedBy(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && fetched.push(request.url()))
  return fetched
}

test('the landing page explains the product, a contact, and leads to sign-up [page-1]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The wedding envelope, without the cash')
  for (const heading of [
    'How It Works',
    'Create your event box',
    'Share your QR code',
    'Receive contributions',
    'No cash handling',
    'Secure and simple',
    'Clear records, smart dashboard',
    '24/7 human support',
    'User-friendly interface',
  ])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(page.getByRole('figure')).toContainText('Sample')
  await expectSound(page, 'the landing page')

  for (const [name, address] of [
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
    ['Sign Up', '/auth?mode=signup'],
  ] as const)
    await expect(page.getByRole('banner').getByRole('link', { name })).toHaveAttribute('href', address)
  await page.getByRole('link', { name: 'How it works' }).click()
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/auth?mode=signin')
  await page.goBack()
  await page.getByRole('link', { name: 'Create your event box' }).first().click()
  await expect(page).toHaveURL('/auth?mode=signup')
})

test.describe('visitors who prefer reduced motion or save data', { tag: '@deep' }, () => {
  for (const [wish, options] of [
    ['calm', { contextOptions: { reducedMotion: 'reduce' } }],
    [
      'thrift',
      { contextOptions: { reducedMotion: 'no-preference' }, extraHTTPHeaders: { 'save-data': 'on' } },
    ],
  ] as const)
    test.describe(wish, () => {
      test.use(options)

      test(`the film is not requested before it is started: ${wish}`, async ({ page }) => {
        const fetched = filmsFetchedBy(page)
        await page.goto('/')
        await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
        expect(fetched).toEqual([])
        await pause(page).click()
        await expect(pause(page)).toHaveAttribute('aria-pressed', 'false')
        await expect.poll(() => fetched.length).toBeGreaterThan(0)
      })
    })
})

test.describe('other visitors', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the film runs, silent, in a loop, and can be stopped [page-2]', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect.poll(() => isPaused(page)).toBe(false)
    const properties = await film(page).evaluate(({ muted, loop, controls }: HTMLVideoElement) => ({
      muted,
      loop,
      controls,
    }))
    expect(properties).toEqual({ muted: true, loop: true, controls: false })
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    await pause(page).press('Enter')
    await expect.poll(() => isPaused(page)).toBe(true)
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  })
})
