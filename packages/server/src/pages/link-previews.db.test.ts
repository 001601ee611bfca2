// The link preview in the head of each page: what WhatsApp shows of a forwarded address.

import { receiverSentences } from '@lifafa/contract/sentences/guest/en/page'
import { receiptSentences } from '@lifafa/contract/sentences/guest/en/receipt'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import { call } from '../test/fixtures.ts'
import { ANSWER, insertFound } from '../test/hosts/upi-id-checks.ts'
import { get } from '../test/pages/get-page.ts'
import { aGift } from '../test/pages/receipts.ts'
import { insertEventBox, insertHost } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'

/** The link preview in the head: `og:title` and the like, the Twitter card, the canonical address. */
function linkOf(body: string): Record<string, string> {
  const tags = [...body.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)]
  const [, canonical] = body.match(/<link rel="canonical" href="([^"]*)"/) ?? []
  return Object.fromEntries([...tags.map(([, name, content]) => [name, content]), ['canonical', canonical]])
}

const PICTURE = {
  'og:image:type': 'image/jpeg',
  'og:image:width': '1200',
  'og:image:height': '630',
  'twitter:card': 'summary_large_image',
}

test('the link preview of a box shows whose event it is, when, where, and a picture', async ({ app }) => {
  const box = await insertEventBox(app.services.db, {
    groom_name: 'आरव शर्मा',
    bride_name: 'Meera "M" Nair',
    location: 'Lake <Palace>',
  })
  const { guestUrl } = app.services.settings
  expect(linkOf((await get(app, `/contribute/${box.id}`)).body)).toMatchObject({
    ...PICTURE,
    'og:title': 'आरव ♥ Meera',
    'og:description':
      'November 22, 2026 · Lake &#60;Palace&#62; · Celebrate the Special Day with Your Blessing',
    'og:image': expect.stringMatching(new RegExp(`^${guestUrl}/link-pictures/${box.id}/[\\w-]{16}\\.jpg$`)),
    'og:image:alt': 'आरव ♥ Meera · November 22, 2026',
    'og:url': `${guestUrl}/contribute/${box.id}`,
    'og:type': 'website',
    'og:site_name': 'Lifafa',
    'og:locale': 'en_IN',
    canonical: `${guestUrl}/contribute/${box.id}`,
  })
})

test('the link preview of an unavailable box says only that', async ({ app }) => {
  const { body } = await get(app, '/contribute/1111111111111111111111')
  const link = linkOf(body)
  expect(link).toMatchObject({ ...PICTURE, 'og:title': 'Event Box Not Available' })
  expect([link['og:url'], link.canonical]).toEqual([undefined, undefined])
  expect(link['og:image']).toBe(linkOf((await get(app, '/')).body)['og:image'])
})

test.for([
  '/',
  '/about-us',
  '/contact-us',
  '/terms-conditions',
  '/refund-policy',
  '/privacy-policy',
  '/auth',
])('the link preview of %s describes the page', async (path, { app }) => {
  const { publicUrl } = app.services.settings
  const link = linkOf((await get(app, path)).body)
  expect(link).toMatchObject({
    ...PICTURE,
    'og:title': expect.stringContaining('Lifafa'),
    'og:description': expect.stringMatching(/.{50}/),
    'og:image': expect.stringMatching(new RegExp(`^${publicUrl}/link-pictures/[\\w-]{16}\\.jpg$`)),
    'og:url': publicUrl + path,
    canonical: publicUrl + path,
  })
})

test('crawlers may fetch a link preview: a box’s page and its picture', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const picture = new URL(linkOf((await get(app, `/contribute/${box.id}`)).body)['og:image'] ?? '').pathname
  const closed = [...(await get(app, '/robots.txt')).body.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, path = '']) => path,
  )
  expect(closed).not.toEqual([])
  for (const path of [`/contribute/${box.id}`, picture])
    expect(closed.filter((start) => path.startsWith(start))).toEqual([])
})

// Guests see whose account their money goes to, once its host has confirmed it: on the page of the box, and on the receipt.
const UPI_ID = 'meera@okbank'

const NAME = 'MEERA <b>NAIR</b>'

const ESCAPED = 'MEERA &lt;b&gt;NAIR&lt;/b&gt;'

test('a confirmed name is on the page in both languages, and gone with the UPI ID', async ({ app }) => {
  const { db } = app.services
  const host = await insertHost(db, { upi_id: UPI_ID })
  const box = await insertEventBox(db, { host_id: host.id })
  const page = async (language = 'en') => (await get(app, `/contribute/${box.id}?lang=${language}`)).body
  // No translator writes the bank's name in another way.
  const name = `<span translate="no">${ESCAPED}</span>`
  const says = { en: receiverSentences.goesTo(name), hi: hindi.receiver.goesTo(name) }
  await insertFound(app, host.id, UPI_ID, NAME)
  const before = await page()
  expect(before).not.toContain(ESCAPED)
  const say = (answer: string) => call(app, ANSWER, { hostId: host.id, body: { upi_id: UPI_ID, answer } })
  await say('yes')
  expect(await page()).toContain(says.en)
  expect(await page('hi')).toContain(says.hi)
  await db.updateTable('hosts').set({ upi_id: 'other@okbank' }).where('id', '=', host.id).execute()
  expect(await page()).toBe(before)
  await db.updateTable('hosts').set({ upi_id: UPI_ID }).where('id', '=', host.id).execute()
  await say('no')
  expect(await page()).toBe(before)
})

test('the receipt shows the confirmed name of the payee', async ({ app }) => {
  const { id: hostId } = await insertHost(app.services.db, { upi_id: UPI_ID })
  const { path } = await aGift(app, { host_id: hostId })
  await insertFound(app, hostId, UPI_ID, NAME)
  expect((await get(app, path)).body).not.toContain(receiptSentences.goesTo)
  await call(app, ANSWER, { hostId, body: { upi_id: UPI_ID, answer: 'yes' } })
  const { body } = await get(app, path)
  expect(body).toContain(receiptSentences.goesTo)
  expect(body).toContain(ESCAPED)
})
