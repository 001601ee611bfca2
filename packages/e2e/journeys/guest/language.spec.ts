// The language of the guest's page: chosen by the browser, or by the guest.

import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import type { Page } from '@playwright/test'
import { openCheckout } from '../../guest/checkout.ts'
import { holdScript } from '../../guest/form-script.ts'
import { blockStorage, expectTyped, fillForm, GUEST, pressInCheckout } from '../../guest/give.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, PHONE, test } from '../../test.ts'

const { page: words, giving } = hindi

const language = (page: Page) => page.locator('html').getAttribute('lang')

const TITLES = { हिन्दी: words.marriageTitle, English: guestPageSentences.marriageTitle }

async function choose(page: Page, name: keyof typeof TITLES) {
  await page.locator('summary').click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name: TITLES[name] })).toBeVisible()
}

const expectRunning = (page: Page) => expect(page.locator('html')).not.toHaveClass(/hydrating/)

test('a browser in Hindi shows Hindi; changing to English is remembered, and loses no input', async ({
  browser,
  server,
  host,
}) => {
  const { contribute_url } = await openBox(server, host)
  const another = await openBox(server, host)
  const context = await browser.newContext({ ...PHONE, locale: 'hi-IN' })
  const page = await context.newPage()
  await page.goto(contribute_url)
  expect(await language(page)).toBe('hi-IN')
  await expect(page.getByRole('heading', { name: words.marriageTitle })).toBeVisible()
  await page.getByLabel(giving.fullName).fill(GUEST.name)
  await page.getByRole('radio', { name: '₹1,101' }).check()
  // The form is there: before, nothing is remembered.
  await expect(page.getByText('₹1,145.04')).toBeVisible()
  await choose(page, 'English')
  expect(await language(page)).toBe('en-IN')
  await expect(page.getByLabel('Full Name')).toHaveValue(GUEST.name)
  await expect(page.getByLabel('Amount (₹)')).toHaveValue('1,101')
  await page.goto(another.contribute_url)
  expect(await language(page)).toBe('en-IN')
  await page.locator('summary').click()
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await context.close()
})

test('a language chosen before the script arrives loses nothing that was typed or tapped', async ({
  phone,
  box,
}) => {
  const { releaseScript } = await holdScript(phone)
  await phone.goto(box.contribute_url, { waitUntil: 'domcontentloaded' })
  await phone.getByLabel('Full Name').fill(GUEST.name)
  await phone.getByLabel('Address').fill(GUEST.address)
  await phone.getByRole('radio', { name: '₹501', exact: true }).check()
  await choose(phone, 'हिन्दी')
  releaseScript()
  await expect(phone.getByText('₹521.04')).toBeVisible()
  await expect(phone.getByLabel(giving.fullName)).toHaveValue(GUEST.name)
  await expect(phone.getByLabel(giving.address)).toHaveValue(GUEST.address)
  await expect(phone.getByLabel(giving.amount)).toHaveValue('501')
  await expect(phone.getByText(giving.pressAgain)).toBeHidden()
})

test('a language chosen in a browser without storage loses nothing that was typed', { tag: '@deep' }, async ({
  phone,
  box,
}) => {
  // As in a WebView without DOM storage.
  await phone.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }))
  await phone.goto(box.contribute_url)
  await fillForm(phone)
  await choose(phone, 'हिन्दी')
  await expect(phone.getByLabel(giving.fullName)).toHaveValue(GUEST.name)
  await expectRunning(phone)
  await choose(phone, 'English')
  await expectTyped(phone)
})

test('a language chosen with blocked storage, in a form that React made anew, loses nothing typed', {
  tag: '@deep',
}, async ({ phone, box }) => {
  await blockStorage(phone)
  const { releaseScript } = await holdScript(phone)
  await phone.goto(box.contribute_url, { waitUntil: 'domcontentloaded' })
  // As an extension does: React finds another form than the server's.
  await phone.evaluate(() => {
    document.querySelector('main form')?.setAttribute('id', 'of-the-server')
    document.querySelector('main form p')?.remove()
  })
  releaseScript()
  await expectRunning(phone)
  await expect(phone.locator('#of-the-server')).toHaveCount(0)
  await fillForm(phone)
  await choose(phone, 'हिन्दी')
  await expectRunning(phone)
  await choose(phone, 'English')
  await expectTyped(phone)
})

test('a language chosen beside a payment that waits, with blocked storage, brings an empty form', async ({
  phone,
  box,
}) => {
  await blockStorage(phone)
  await openCheckout(phone, box.contribute_url)
  await pressInCheckout(phone, 'Close')
  await expect(phone.getByRole('status')).toHaveText(givingSentences.dismissed)
  await choose(phone, 'हिन्दी')
  for (const label of [giving.fullName, giving.phoneNumber, giving.amount, giving.address])
    await expect(phone.getByLabel(label)).toHaveValue('')
})
