// Pages of guests and hosts as HTML before any script runs, and their caching.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/app.ts'
import { insertEventBox } from '../test/rows.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })

test('a guest can read who is celebrated, and sees the form, without any script [page-7]', async () => {
  const box = await insertEventBox(app.services.db, { groom_name: 'आरव शर्मा', bride_name: 'Meera <b>Nair' })
  const page = await get(`/contribute/${box.id}`)
  expect(page.statusCode).toBe(200)
  for (const words of [
    'आरव',
    'Meera',
    'November 22, 2026',
    'Celebrate the Special Day with Your Blessing',
    'Phone Number',
  ])
    expect(page.body).toContain(words)
  expect(page.body).toContain('Send Your Blessing')
})

test('a host’s text is escaped on the page, in the markup and in its data', async () => {
  const evil = '</script><script>alert(1)</script>'
  const box = await insertEventBox(app.services.db, {
    event_type: 'other',
    name: 'Party',
    message: evil,
    groom_name: '',
    bride_name: '',
  })
  const { body } = await get(`/contribute/${box.id}`)
  expect(body).not.toContain(evil)
  expect(body).not.toContain('<script>alert')
})

test('the guest’s page carries no inline script or style and allows none', async () => {
  const box = await insertEventBox(app.services.db)
  const { body, headers } = await get(`/contribute/${box.id}`)
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(body).not.toMatch(/ style=|<style| on\w+=/)
  expect(body.match(/<script[^>]*>/g)).toEqual([
    expect.stringMatching(
      /^<script type="module" src="\/guest\/assets\/[^"]+\.js" data-form="\/guest\/assets\/[^"]+\.js">$/,
    ),
    expect.stringMatching(/^<script type="application\/json"/),
  ])
})

test('nothing of the host, of other guests or of totals is on a guest’s page', async () => {
  const box = await insertEventBox(app.services.db)
  const { body } = await get(`/contribute/${box.id}`)
  expect(body).not.toContain(box.host_id)
  expect(body).not.toMatch(/total|@example\.com/)
})

test('a missing box and a deleted one are 404, an expired one is 410, with the same text', async () => {
  const deleted = await insertEventBox(app.services.db, { deleted_at: new Date() })
  const expired = await insertEventBox(app.services.db, { event_date: '2026-11-19' })
  const answers = await Promise.all(
    ['1111111111111111111111', "%00'", deleted.id, expired.id].map((id) => get(`/contribute/${id}`)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 410])
  for (const { body } of answers) expect(body).toContain('Event Box Not Available')
})

test('a box stays open through the night of the event and closes 24 hours after its instant', async () => {
  const box = await insertEventBox(app.services.db, { event_date: '2026-11-22' })
  const before = app.clock.now
  app.clock.now = new Date('2026-11-23T00:00:00.000Z')
  expect((await get(`/contribute/${box.id}`)).statusCode).toBe(200)
  app.clock.now = new Date('2026-11-23T00:00:00.001Z')
  expect((await get(`/contribute/${box.id}`)).statusCode).toBe(410)
  app.clock.now = before
})

test('a page in a phone’s cache is not sent again, until its box is edited', async () => {
  const box = await insertEventBox(app.services.db)
  const etag = String((await get(`/contribute/${box.id}`)).headers.etag)
  const again = await get(`/contribute/${box.id}`, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await app.services.db
    .updateTable('event_boxes')
    .set({ location: 'Jaipur', updated_at: new Date(box.updated_at.getTime() + 1) })
    .where('id', '=', box.id)
    .execute()
  const edited = await get(`/contribute/${box.id}`, { 'if-none-match': etag })
  expect(edited.statusCode).toBe(200)
  expect(edited.body).toContain('Jaipur')
})

test('assets named by their content may be cached for ever, and are compressed', async () => {
  const box = await insertEventBox(app.services.db)
  const { body } = await get(`/contribute/${box.id}`)
  const script = body.match(/src="([^"]+)"/)?.[1] ?? ''
  const { statusCode, headers } = await get(script, { 'accept-encoding': 'br' })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-encoding']).toBe('br')
})

test('the sitemap lists the public pages, each under one address, and no page of a box', async () => {
  const origin = app.services.settings.publicUrl
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const path of ['/dashboard', '/event', '/guests', '/api/'])
    expect(robots.body).toContain(`Disallow: ${path}\n`)
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.headers['content-type']).toContain('application/xml')
  const listed = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  expect(listed).toHaveLength(6)
  for (const url of listed) {
    const page = await get(new URL(url).pathname)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<link rel="canonical" href="${url}"/>`)
    expect(page.body).toMatch(/<meta name="description" content="[^"]{50,200}"/)
  }
  const box = await insertEventBox(app.services.db)
  expect((await get(`/contribute/${box.id}`)).body).toContain('<meta name="robots" content="noindex">')
})

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

test('the link preview of an event box shows whose event it is, when, where, and a picture', async () => {
  const box = await insertEventBox(app.services.db, {
    groom_name: 'आरव शर्मा',
    bride_name: 'Meera "M" Nair',
    location: 'Lake <Palace>',
  })
  const { guestUrl } = app.services.settings
  expect(linkOf((await get(`/contribute/${box.id}`)).body)).toMatchObject({
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

test('the link preview of an unavailable box says only that', async () => {
  const { body } = await get('/contribute/1111111111111111111111')
  const link = linkOf(body)
  expect(link).toMatchObject({ ...PICTURE, 'og:title': 'Event Box Not Available' })
  expect([link['og:url'], link.canonical]).toEqual([undefined, undefined])
  expect(link['og:image']).toBe(linkOf((await get('/')).body)['og:image'])
})

test.each([
  '/',
  '/about-us',
  '/contact-us',
  '/terms-conditions',
  '/refund-policy',
  '/privacy-policy',
  '/auth',
])('the link preview of %s describes the page', async (path) => {
  const { publicUrl } = app.services.settings
  const link = linkOf((await get(path)).body)
  expect(link).toMatchObject({
    ...PICTURE,
    'og:title': expect.stringContaining('Lifafa'),
    'og:description': expect.stringMatching(/.{50}/),
    'og:image': expect.stringMatching(new RegExp(`^${publicUrl}/link-pictures/[\\w-]{16}\\.jpg$`)),
    'og:url': publicUrl + path,
    canonical: publicUrl + path,
  })
})

test('crawlers may fetch a link preview: a box’s page and its picture', async () => {
  const box = await insertEventBox(app.services.db)
  const picture = new URL(linkOf((await get(`/contribute/${box.id}`)).body)['og:image'] ?? '').pathname
  const closed = [...(await get('/robots.txt')).body.matchAll(/^Disallow: (\S+)$/gm)].map(
    ([, path = '']) => path,
  )
  expect(closed).not.toEqual([])
  for (const path of [`/contribute/${box.id}`, picture])
    expect(closed.filter((start) => path.startsWith(start))).toEqual([])
})

test('a phone that adds the product to its home screen finds name and pictures', async () => {
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const { name, start_url, icons } = manifest.json()
  expect([name, start_url]).toEqual(['Lifafa', '/dashboard'])
  for (const { src } of [...icons, { src: '/apple-touch-icon.png' }]) {
    const icon = await get(src)
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png'])
  }
})

test.each([
  '/nowhere/at-all',
  '/contribute',
  '/dashboard/nowhere',
  '/event/1/2',
  '/guests/1',
  '/lifafa/admin/nowhere',
  '/%zz',
  '/nowhere/%E0%A4%A?next=%zz',
])('%s does not exist: a page says so, with status 404', async (url) => {
  const page = await get(url)
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
})

test.each(['/api/nowhere', '/api/%zz'])('%s is nowhere: JSON says so, also to a browser', async (url) => {
  const answer = await get(url, { accept: 'text/html' })
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { success: false, code: 'notFound', message: 'We could not find that.' },
  ])
})

test('an application that cannot be rendered is replaced by an error page without a script, and the log says why', async () => {
  const { renderApp } = app.services.web
  const broken = {
    headers: new Headers({ accept: 'text/html' }),
    get url(): string {
      throw new Error('not today')
    },
  } as Request
  app.services.web.renderApp = (_request, facts) => renderApp(broken, facts)
  const page = await get('/guests', { accept: 'text/html' })
  app.services.web.renderApp = renderApp
  expect(page.statusCode).toBe(500)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('Something went wrong on our side')
  expect(page.body).not.toMatch(/<script|not today/)
  const style = page.body.match(/rel="stylesheet" href="([^"]+)"/)?.[1] ?? ''
  expect((await get(style)).statusCode).toBe(200)
  expect(app.logged.map(({ msg }) => msg)).toContain('page failed')
})

test.each(['/auth', '/contribute/1111111111111111111111', '/readyz'])(
  'asking only for the head of %s is answered as the page would be',
  async (url) => {
    const [head, page] = [await app.app.inject({ method: 'HEAD', url }), await get(url)]
    expect([head.statusCode, head.body]).toEqual([page.statusCode, ''])
  },
)
