// Guests of a hall, which is one address, get their page, whatever another phone on its Wi-Fi requests. A page
// that is requested too often is refused.
import { endsAt } from '@lifafa/contract/event-timing'
import { contributePath, receiptPath } from '@lifafa/contract/guest-page/paths'
import { shortPath } from '@lifafa/contract/posters/short-address'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import { busySentences } from '@lifafa/contract/sentences/pages'
import { onTestFinished, vi } from 'vitest'
import { shortUrl } from '../features/event-boxes/present.ts'
import { LIMITS } from '../http/limits/rate-limits.ts'
import { wait } from '../test/hosts/accounts.ts'
import { get } from '../test/pages/get-page.ts'
import { aGift, anAwaitedReceipt } from '../test/pages/receipts.ts'
import { expect, NOWHERE, serverWith, test } from '../test/payments/shared-address.ts'

const FACTOR = 0.01

type Name = 'pageNotFound' | 'shortAddress' | 'tryShortAddress'

const maxOf = (name: Name) => Math.ceil(LIMITS[name][0].max * FACTOR)

const shortOf = (id: string) => shortUrl(id, '')

const asPage = { accept: 'text/html' }

/** Not all in one second. */
const expectSpread = (refresh: unknown, seconds: number) => {
  expect(Number(refresh)).toBeGreaterThanOrEqual(seconds)
  expect(Number(refresh)).toBeLessThan(seconds + 8)
}

test.for([
  [contributePath('x'), 'pageNotFound'],
  [contributePath(NOWHERE), 'pageNotFound'],
  [receiptPath(NOWHERE, 'forged'), 'pageNotFound'],
] as const)(
  'a phone that asks for %s without end takes the page and the receipt from nobody at its address',
  async ([url, limit], { app, box }) => {
    const limited = await serverWith(app, FACTOR)
    const { path } = await aGift(app)
    for (let times = 0; times < maxOf(limit); times++) await get(limited, url)
    expect((await get(limited, url)).statusCode).toBe(429)
    expect((await get(limited, contributePath(box.id))).statusCode).toBe(200)
    expect((await get(limited, path)).statusCode).toBe(200)
    expect((await get(limited, '/auth')).statusCode).toBe(200)
  },
)

test.for([shortPath('x'), shortPath('abcd-efgh-jkmn')])(
  'a phone that types %s until it is refused takes no short address from the others at its network',
  async (wrong, { app, box }) => {
    const limited = await serverWith(app, FACTOR)
    const short = shortOf(box.id)
    expect((await get(limited, short)).statusCode).toBe(302)
    for (let times = 1; times < maxOf('tryShortAddress'); times++)
      expect((await get(limited, wrong)).statusCode).toBe(302)
    expect((await get(limited, wrong, asPage)).body).toContain(busySentences.busyTitle)
    expect((await get(limited, short)).headers.location).toBe(contributePath(box.id))
    expect((await get(limited, contributePath(box.id))).statusCode).toBe(200)
  },
)

test('limits guesses of short codes; valid and invalid codes look alike', async ({ app, box }) => {
  const limited = await serverWith(app, FACTOR)
  for (let times = 0; times < maxOf('tryShortAddress'); times++) await get(limited, shortPath('x'))
  expect((await get(limited, shortOf(box.id))).statusCode).toBe(429)
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  expect((await get(limited, shortOf(box.id))).statusCode).toBe(302)
})

test('a phone that types a short code without end takes nothing from its network', async ({ app, box }) => {
  const limited = await serverWith(app, FACTOR)
  const other = await aGift(app)
  const short = shortOf(box.id)
  for (let times = 0; times <= maxOf('shortAddress'); times++)
    expect((await get(limited, short)).statusCode).toBe(302)
  const refused = await get(limited, short, { ...asPage, 'accept-language': 'hi' })
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain(hindi.busy.busyTitle)
  expectSpread(refused.headers.refresh, 60)
  expect((await get(limited, contributePath(box.id))).statusCode).toBe(200)
  expect((await get(limited, shortOf(other.boxId))).statusCode).toBe(302)
  const elsewhere = await limited.app.inject({ url: short, remoteAddress: '198.51.100.1' })
  expect(elsewhere.statusCode).toBe(302)
})

test('a guest’s page that is asked for too often speaks the guest’s language', async ({ app, box }) => {
  const limited = await serverWith(app, 1 / LIMITS.guestPage[0].max)
  const url = contributePath(box.id)
  await get(limited, url)
  app.clock.now = new Date(app.clock.now.getTime() + 20_000)
  for (const [language, { busyTitle, busyAdvice }] of [
    ['en', busySentences],
    ['hi', hindi.busy],
  ] as const) {
    const page = await get(limited, url, { ...asPage, 'accept-language': language })
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      429,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(page.headers['retry-after']).toBe('40')
    expectSpread(page.headers.refresh, 40)
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain(`<html lang="${language}-IN">`)
    expect(page.body).toContain(busyTitle)
    expect(page.body).toContain(busyAdvice)
    expect(page.body).not.toMatch(/<script|style=/)
    const style = page.body.match(/rel="stylesheet" href="([^"]+)"/)?.[1] ?? ''
    expect((await get(limited, style)).statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toContain("style-src 'self'")
  }
  expect((await get(limited, url)).json()).toMatchObject({ code: 'tooManyRequests' })
})

test('a page of the application likewise', async ({ app }) => {
  const limited = await serverWith(app, 1 / LIMITS.page[0].max)
  await get(limited, '/auth')
  for (const [language, { busyTitle }] of [
    ['en', busySentences],
    ['hi', hindi.busy],
  ] as const) {
    const page = await get(limited, '/auth', { ...asPage, 'accept-language': language })
    expect(page.statusCode).toBe(429)
    expectSpread(page.headers.refresh, 60)
    expect(page.body).toContain(`<html lang="${language}-IN">`)
    expect(page.body).toContain(busyTitle)
    expect(page.body).not.toMatch(/<script/)
  }
})

// One phone in a hall asks for pages as fast as it can. The others at its address still get theirs, and no page is
// older than a second.
const FRESH_READS = LIMITS.freshBox[0].max * FACTOR

/** More than the limits of a network allow for what must be read or does not exist. */
const WITHOUT_END = 200

test('a phone that asks for a page without end takes it from nobody in its hall', async ({ app, box }) => {
  const limited = await serverWith(app, FACTOR)
  const url = contributePath(box.id)
  for (let times = 0; times < FRESH_READS; times++) await get(limited, url)
  const reading = vi.spyOn(app.services.db, 'selectFrom')
  onTestFinished(() => reading.mockRestore())
  for (let times = 0; times < WITHOUT_END; times++) expect((await get(limited, url)).statusCode).toBe(200)
  expect(reading).toHaveBeenCalledTimes(1)
  wait(app, 1_000)
  for (let times = 0; times < WITHOUT_END; times++) expect((await get(limited, url)).statusCode).toBe(200)
  expect(reading).toHaveBeenCalledTimes(2)
})

test.for(['an edit', 'the deactivation of its host', 'a deletion'] as const)(
  '%s shows within a second on a page that is asked for as fast as a phone can, on both servers',
  async (what, { app, box }) => {
    const servers = [await serverWith(app, FACTOR), await serverWith(app, FACTOR)]
    const url = contributePath(box.id)
    for (const server of servers) for (let times = 0; times <= FRESH_READS; times++) await get(server, url)
    const { db } = app.services
    const at = app.clock.now
    if (what === 'the deactivation of its host')
      await db.updateTable('hosts').set({ deactivated_at: at }).where('id', '=', box.host_id).execute()
    const change = what === 'an edit' ? { location: 'Jaipur', updated_at: at } : { deleted_at: at }
    if (what !== 'the deactivation of its host')
      await db.updateTable('event_boxes').set(change).where('id', '=', box.id).execute()
    wait(app, 1_000)
    for (const server of servers) {
      const { statusCode, body } = await get(server, url)
      if (what === 'an edit') expect(body).toContain('Jaipur')
      else expect(statusCode).toBe(404)
    }
  },
)

test('the end of the event shows at once on a busy page', async ({ app, box, startsAt }) => {
  const limited = await serverWith(app, FACTOR)
  onTestFinished(() => {
    app.clock.now = startsAt
  })
  const end = endsAt(box.event_date)
  const url = contributePath(box.id)
  app.clock.now = new Date(end.getTime() - 1)
  for (let times = 0; times <= FRESH_READS; times++) expect((await get(limited, url)).statusCode).toBe(200)
  app.clock.now = end
  expect((await get(limited, url)).statusCode).toBe(410)
})

test('a phone that asks for the application without end takes it from nobody', async ({ app }) => {
  const limited = await serverWith(app, FACTOR)
  for (const url of ['/', '/nowhere'])
    for (let times = 0; times < WITHOUT_END; times++)
      expect((await get(limited, url)).statusCode).not.toBe(429)
  expect((await get(limited, '/auth')).statusCode).toBe(200)
})

test('ten receipts that cost nothing do not use up a network’s views', async ({ app }) => {
  const limited = await serverWith(app, FACTOR)
  const { path } = await aGift(app)
  for (let receipts = 0; receipts < 11; receipts++) {
    const unpaid = await anAwaitedReceipt(app)
    for (let times = 0; times < LIMITS.receiptPage[0].max * FACTOR; times++) await get(limited, unpaid.path)
  }
  expect((await get(limited, path)).statusCode).toBe(200)
})
