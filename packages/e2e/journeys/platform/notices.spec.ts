// The notices of what we do with details, which the guest's form and the sign-up link, in the languages of each.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import { listPublicPaths, noticeForGuests, paths } from '../../../web/app/paths.ts'
import { expectSound } from '../../checks/accessible.ts'
import { expect, test } from '../../test.ts'

const { notice } = paths

test('the guest’s form links its notice in the language of the page, and each notice the other language', {
  tag: '@deep',
}, async ({ phone, box }) => {
  await phone.goto(box.contribute_url)
  await phone.getByRole('link', { name: guestPageSentences.yourDetails }).click()
  await expect(phone).toHaveURL(noticeForGuests('en'))
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(guestPageSentences.yourDetails)
  await phone.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(phone).toHaveURL(noticeForGuests('hi'))
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('आपकी जानकारी')
  await phone.goto(`${box.contribute_url}?lang=hi`)
  await expect(phone.getByRole('link', { name: hindi.page.yourDetails })).toHaveAttribute(
    'href',
    noticeForGuests('hi'),
  )
})

test('the page around a Hindi notice is in Hindi, too', { tag: '@deep' }, async ({ phone }) => {
  for (const path of [noticeForGuests('hi'), notice.hostsInHindi.href()]) {
    await phone.goto(path)
    await expect(phone.locator('html')).toHaveAttribute('lang', 'hi-IN')
    for (const part of ['complementary', 'banner', 'contentinfo'] as const) {
      const words = (await phone.getByRole(part).textContent()) ?? ''
      expect(words.replaceAll(PRODUCT_NAME, ''), part).toMatch(/^[^A-Za-z]+$/)
    }
  }
})

for (const [language, script] of [
  ['gu', 'gujarati'],
  ['bn', 'bengali'],
  ['ta', 'tamil'],
  ['te', 'telugu'],
] as const)
  test(`the notice in ${language} is drawn in our face of its script`, { tag: '@deep' }, async ({
    phone,
  }) => {
    await phone.goto(noticeForGuests(language))
    await expect(phone.locator('html')).toHaveAttribute('lang', `${language}-IN`)
    const fonts = await phone.evaluate(async () => {
      await document.fonts.ready
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2'))
        .join()
    })
    expect(fonts).toMatch(new RegExp(`-${script}-400-`))
    expect(fonts).toContain('/names-')
    if (language === 'bn')
      expect(
        await phone.evaluate(() =>
          [...document.fonts].some(({ family, status }) => family.includes('Danda') && status === 'loaded'),
        ),
      ).toBe(true)
  })

test('the notices are accessible, fit every screen, and hosts find theirs when they sign up', {
  tag: '@deep',
}, async ({ page }) => {
  for (const path of listPublicPaths().filter((one) => one.startsWith(noticeForGuests('en')))) {
    await page.goto(path)
    await expectSound(page, path)
  }
  await page.goto(paths.auth.href('signup'))
  for (const [name, { href }] of [
    [authSentences.yourDetails, notice.hosts],
    [authSentences.yourDetailsInHindi, notice.hostsInHindi],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href())
})
