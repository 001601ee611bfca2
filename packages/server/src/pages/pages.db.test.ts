// The guest's page as HTML before any script runs, and its caching.
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { connectionSentencesInHindi } from '@lifafa/contract/sentences/connection-hindi'
import { guestPageSentences as sentences } from '@lifafa/contract/sentences/guest/en/page'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { pageSentencesInHindi } from '@lifafa/contract/sentences/pages-hindi'
import { get } from '../test/pages/get-page.ts'
import { aGift } from '../test/pages/receipts.ts'
import { insertEventBox } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'
import { inlineSource } from './inline-scripts.ts'

test('a guest reads who is celebrated, and sees the form, without a script [page-7]', async ({ app }) => {
  const box = await insertEventBox(app.services.db, { groom_name: 'आरव शर्मा', bride_name: 'Meera <b>Nair' })
  const page = await get(app, `/contribute/${box.id}`)
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

test('an event other than a marriage has its words [guest-page-2]', async ({ app }) => {
  const box = await insertEventBox(app.services.db, { event_type: 'other', name: 'Griha Pravesh' })
  const { body } = await get(app, `/contribute/${box.id}`)
  for (const words of ['Griha Pravesh', sentences.otherTitle, sentences.otherText, sentences.otherButton])
    expect(body).toContain(words)
})

test('a host’s text is escaped on the page, in the markup and in its data', async ({ app }) => {
  const evil = '</script><script>alert(1)</script>'
  const box = await insertEventBox(app.services.db, {
    event_type: 'other',
    name: 'Party',
    message: evil,
    groom_name: '',
    bride_name: '',
  })
  const { body } = await get(app, `/contribute/${box.id}`)
  expect(body).not.toContain(evil)
  expect(body).not.toContain('<script>alert')
})

test('the guest’s page has one inline script and one style of ours, and no other', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { body, headers } = await get(app, `/contribute/${box.id}`)
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(body).not.toMatch(/ style=| on\w+=/)
  const [[, style = ''] = [], ...otherStyles] = [...body.matchAll(/<style>(.*?)<\/style>/gs)]
  expect(otherStyles).toEqual([])
  // One style of each language.
  const [, styles = ''] = /style-src 'self' ([^;]*)/.exec(policy) ?? []
  expect(styles.split(' ')).toHaveLength(GUEST_LANGUAGES.length)
  expect(styles.split(' ')).toContain(inlineSource(style))
  expect(body.match(/<script[^>]*>/g)).toEqual([
    expect.stringMatching(/^<script type="application\/json"/),
    expect.stringMatching(/^<script data-form="\/guest\/assets\/[^"]+\.js">$/),
  ])
})

test('each file that a guest’s page names is there', async ({ app }) => {
  const { boxId, path } = await aGift(app)
  for (const page of [`/contribute/${boxId}`, '/contribute/unknown', path]) {
    const { body } = await get(app, page)
    const files = [...body.matchAll(/"(\/(?:guest\/|favicon)[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect([file, (await get(app, file)).statusCode]).toEqual([file, 200])
  }
})

test('nothing of the host, of other guests or of totals is on a guest’s page', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { body } = await get(app, `/contribute/${box.id}`)
  expect(body).not.toContain(box.host_id)
  expect(body).not.toMatch(/total|@example\.com/)
})

test('a missing and a deleted box are 404, an expired one is 410, with one text [guest-page-7]', async ({
  app,
}) => {
  const deleted = await insertEventBox(app.services.db, { deleted_at: new Date() })
  const expired = await insertEventBox(app.services.db, { event_date: '2026-11-19' })
  const answers = await Promise.all(
    ['1111111111111111111111', "%00'", deleted.id, expired.id].map((id) => get(app, `/contribute/${id}`)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 410])
  for (const { body } of answers) expect(body).toContain('Event Box Not Available')
})

test('a box stays open through the event’s night and closes 24 hours after [session-2]', async ({ app }) => {
  const box = await insertEventBox(app.services.db, { event_date: '2026-11-22' })
  const before = app.clock.now
  app.clock.now = new Date('2026-11-23T00:00:00.000Z')
  expect((await get(app, `/contribute/${box.id}`)).statusCode).toBe(200)
  app.clock.now = new Date('2026-11-23T00:00:00.001Z')
  expect((await get(app, `/contribute/${box.id}`)).statusCode).toBe(410)
  app.clock.now = before
})

test('a page in a phone’s cache is not sent again, until its box is edited', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const etag = String((await get(app, `/contribute/${box.id}`)).headers.etag)
  const again = await get(app, `/contribute/${box.id}`, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await app.services.db
    .updateTable('event_boxes')
    .set({ location: 'Jaipur', updated_at: new Date(box.updated_at.getTime() + 1) })
    .where('id', '=', box.id)
    .execute()
  const edited = await get(app, `/contribute/${box.id}`, { 'if-none-match': etag })
  expect(edited.statusCode).toBe(200)
  expect(edited.body).toContain('Jaipur')
})

// Addresses that do not exist, pages that cannot be rendered, and HEAD requests.
test.for([
  '/nowhere/at-all',
  '/contribute',
  '/dashboard/nowhere',
  '/event/1/2',
  '/guests/1',
  '/lifafa/admin/nowhere',
  '/%zz',
  '/nowhere/%E0%A4%A?next=%zz',
])('%s does not exist: a page says so, with status 404', async (url, { app }) => {
  const page = await get(app, url)
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
})

test.for(['/api/nowhere', '/api/%zz'])(
  '%s is nowhere: JSON says so, also to a browser',
  async (url, { app }) => {
    const answer = await get(app, url, { accept: 'text/html' })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, code: 'notFound', message: 'We couldn’t find that.' },
    ])
  },
)

test.for([
  ['en', pageSentences, connectionSentences],
  ['hi', pageSentencesInHindi, connectionSentencesInHindi],
] as const)(
  'an application that cannot be rendered becomes an error page in “%s” without a script',
  async ([language, { brokenTitle }, { reference }], { app }) => {
    const { renderApp } = app.services.web
    const broken = {
      headers: new Headers({ accept: 'text/html' }),
      get url(): string {
        throw new Error('not today')
      },
    } as Request
    app.services.web.renderApp = (_request, facts) => renderApp(broken, facts)
    const page = await get(app, '/guests', { accept: 'text/html', 'accept-language': language })
    app.services.web.renderApp = renderApp
    expect(page.statusCode).toBe(500)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain(`<html lang="${language}-IN">`)
    expect(page.body).toContain(brokenTitle)
    const id = String(page.headers['x-request-id'])
    expect(page.body).toContain(reference(id))
    expect(page.body).not.toMatch(/<script|not today/)
    const style = page.body.match(/rel="stylesheet" href="([^"]+)"/)?.[1] ?? ''
    expect((await get(app, style)).statusCode).toBe(200)
    expect(app.logged).toContainEqual(expect.objectContaining({ msg: 'page failed', reqId: id }))
  },
)

test.for(['/auth', '/contribute/1111111111111111111111', '/readyz'])(
  'asking only for the head of %s is answered as the page would be',
  async (url, { app }) => {
    const [head, page] = [await app.app.inject({ method: 'HEAD', url }), await get(app, url)]
    expect([head.statusCode, head.body]).toEqual([page.statusCode, ''])
  },
)

// Files that browsers, crawlers and phones ask for: assets, sitemap, manifest and icons.
test('assets named by their content may be cached for ever, and are compressed', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { body } = await get(app, `/contribute/${box.id}`)
  const script = body.match(/data-form="([^"]+\.js)"/)?.[1] ?? ''
  const { statusCode, headers } = await get(app, script, { 'accept-encoding': 'br' })
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('immutable')
  expect(headers['content-encoding']).toBe('br')
})

test('the sitemap lists the public pages, each under one address, and no page of a box', async ({ app }) => {
  const origin = app.services.settings.publicUrl
  const robots = await get(app, '/robots.txt')
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const path of ['/dashboard', '/event', '/guests', '/api/'])
    expect(robots.body).toContain(`Disallow: ${path}\n`)
  const sitemap = await get(app, '/sitemap.xml')
  expect(sitemap.headers['content-type']).toContain('application/xml')
  const listed = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  expect(listed).toHaveLength(8 + GUEST_LANGUAGES.length)
  for (const url of listed) {
    const page = await get(app, new URL(url).pathname)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`<link rel="canonical" href="${url}"/>`)
    expect(page.body).toMatch(/<meta name="description" content="[^"]{50,200}"/)
  }
  const box = await insertEventBox(app.services.db)
  expect((await get(app, `/contribute/${box.id}`)).body).toContain('<meta name="robots" content="noindex">')
})

test('a phone that adds the product to its home screen finds name and pictures', async ({ app }) => {
  const manifest = await get(app, '/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const { name, start_url, icons } = manifest.json()
  expect([name, start_url]).toEqual(['Lifafa', '/dashboard'])
  for (const { src } of [...icons, { src: '/apple-touch-icon.png' }]) {
    const icon = await get(app, src)
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png'])
  }
})
