// The oldest browsers that hosts may use lack what newer ones have: their pages need none of it. Older ones are told.

import { siteWords } from '@lifafa/contract/guest-page/site-words'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import { newerBuiltIns } from '../../../web/tools/newer-built-ins.ts'
import { field, press } from '../../controls/forms.ts'
import { removeBuiltIns } from '../../controls/remove-built-ins.ts'
import { toasts } from '../../controls/toasts.ts'
import { SETTINGS } from '../../host/settings-page.ts'
import { signIn } from '../../host/sign-in.ts'
import { giveToBox } from '../../server/boxes.ts'
import { expect, PHONE, test } from '../../test.ts'

test('hosts’ pages work without all newer than the oldest browsers', async ({ page, server, host, box }) => {
  await giveToBox(server, box.giftid, { name: 'Suneeta' })
  await removeBuiltIns(page, newerBuiltIns('hosts'))
  await page.goto('/contact-us')
  for (const name of ['Name', 'Subject', 'Message']) await field(page, name).fill(`My ${name}`)
  await field(page, 'Email').fill('meera@example.com')
  await press(page, 'Send Message')
  await expect(toasts(page)).toHaveText(contactSentences.sent)
  await page.goto('/auth?mode=signup')
  await field(page, 'First Name').fill('Meera')
  await signIn(page, host)
  await expect(page.getByText('Tomorrow!')).toBeVisible()
  await page.goto('/event')
  await expect(page.getByRole('heading', { name: box.name })).toBeVisible()
  await page.goto(`/event/${box.giftid}`)
  await expect(page.getByText('Suneeta', { exact: true })).toBeVisible()
  await page.goto(`/guests?box=${box.giftid}`)
  await expect(page.getByText('Suneeta', { exact: true })).toBeVisible()
  await page.goto(SETTINGS)
  await expect(page.getByLabel('First Name')).toHaveValue(host.firstName)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('without popovers the menu of public pages stands open and covers nothing', { tag: '@deep' }, async ({
    page,
  }) => {
    for (const [address, newer, older] of [
      ['**/about-us', 'popover="auto"', ''],
      ['**/*.css', ':popover-open', ':no-such'],
    ] as const)
      await page.route(address, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replaceAll(newer, older) })
      })
    await page.goto('/about-us')
    const menu = page.getByRole('navigation', { name: siteWords.en.site })
    await expect(menu.getByRole('link', { name: siteWords.en.signUp })).toBeVisible()
    await expect(page.getByRole('button', { name: siteWords.en.menu })).toBeHidden()
    const { y: top, height } = (await menu.boundingBox()) ?? { y: 0, height: 0 }
    const main = await page.getByRole('main').boundingBox()
    expect(main?.y).toBeGreaterThanOrEqual(top + height)
  })
})

test('a browser that is older still says so on each page, and has no form to send', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('/auth')
  await expect(page.getByText(siteWords.en.tooOld)).toBeHidden()
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/\((container-type|accent-color):/g, '(no-such-property:')
    await route.fulfill({ response, body })
  })
  await page.goto('/auth')
  await expect(page.getByText(siteWords.en.tooOld)).toBeVisible()
  await expect(field(page, 'Email')).toBeHidden()
  await page.goto('/about-us')
  await expect(page.getByText(siteWords.en.tooOld)).toBeVisible()
})
