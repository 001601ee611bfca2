// Public pages: without an account, and readable without a script.

import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expect, PHONE, test } from '../../test.ts'

const pages = [
  {
    link: 'About Us',
    heading: 'The envelope, without the cash',
    says: ['Our story', 'Our mission', 'Our vision'],
  },
  {
    link: 'Terms & Conditions',
    heading: 'Terms & Conditions',
    says: ['Last updated: July 1, 2025', 'final and non-refundable', '₹521.04', 'within 5 working days'],
  },
  {
    link: 'Refund & Cancellation Policy',
    heading: 'Refund & Cancellation Policy',
    says: ['Last updated: September 12, 2025', 'A gift paid twice.'],
  },
  {
    link: 'Privacy Policy',
    heading: 'Privacy Policy',
    says: ['Last updated: September 7, 2025', 'We set one cookie', 'A guest’s gift'],
  },
]

test('each page’s footer leads to the others, which need no script and are accessible [page-3]', {
  tag: '@deep',
}, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/about-us')
  for (const { link, heading, says } of pages) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${link} · Lifafa$`))
    for (const words of says) await expect(page.getByRole('main')).toContainText(words)
    await expectSound(page, link)
  }
  expect(scripts).toEqual([])
})

test('a section of the rules has an address of its own', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/terms-conditions')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /paying out the money/ })
    .click()
  await expect(page).toHaveURL('/terms-conditions#payouts')
  await expect(page.getByRole('heading', { name: /^5\. Holding and paying out/ })).toBeInViewport()
})

test('About Us leads to the form of the contact page, and to sign-up [page-4]', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.getByRole('link', { name: 'Talk to us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await page.goBack()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(/^[^?]*\/auth/)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the menu opens, and closes by a press beside it, by Escape, and by navigation [page-5]', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto('/about-us')
    const button = page.getByRole('button', { name: 'Menu' })
    const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign Up' })
    await expect(signUp).toBeHidden()
    await button.tap()
    await expect(signUp).toBeVisible()
    await expectAccessible(page, 'the menu of public pages')
    await page.touchscreen.tap(180, 700)
    await expect(signUp).toBeHidden()
    await button.press('Enter')
    await expect(signUp).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(signUp).toBeHidden()
    await expect(button).toBeFocused()
    await button.tap()
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).tap()
    await expect(page).toHaveURL('/contact-us')
    await expect(signUp).toBeHidden()
    await button.tap()
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).tap()
    await expect(page).toHaveURL('/about-us')
    await expect(signUp).toBeHidden()
    await button.tap()
    await signUp.tap()
    await expect(page).toHaveURL('/auth?mode=signup')
  })
})
