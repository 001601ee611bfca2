// Files that browsers, crawlers and phones ask for: assets, sitemap, manifest and icons.
import { get } from '../test/pages/get-page.ts'
import { insertEventBox } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'

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
  expect(listed).toHaveLength(10)
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
