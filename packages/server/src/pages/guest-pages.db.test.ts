// The guest's page on the network: its language, size and caching.
import { brotliDecompressSync } from 'node:zlib'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import { vi } from 'vitest'
import { get } from '../test/pages/get-page.ts'
import { insertEventBox } from '../test/rows.ts'
import { test as base, expect } from '../test/test.ts'

const test = base.extend('rendering', ({ app }, { onCleanup }) => {
  const rendering = vi.spyOn(app.services.web, 'renderGuestPage')
  onCleanup(() => rendering.mockRestore())
  return rendering
})

test('the page is in the browser’s or the chosen language, and tells caches so', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const url = `/contribute/${box.id}`
  const inHindi = await get(app, url, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' })
  expect(inHindi.body).toContain('<html lang="hi-IN"')
  expect(inHindi.body).toContain(hindi.page.marriageTitle)
  expect(inHindi.body).toContain('22 नवंबर 2026')
  expect(String(inHindi.headers.vary).split(', ')).toEqual(['accept-encoding', 'accept-language', 'cookie'])
  expect(inHindi.headers['set-cookie']).toBeUndefined()
  const chosen = await get(app, `${url}?lang=hi`)
  expect(chosen.body).toBe(inHindi.body)
  expect(chosen.headers['set-cookie']).toEqual([
    expect.stringMatching(/^language=hi; Path=\/contribute\/;/),
    expect.stringMatching(/^language=hi; Path=\/api\/payment\/;/),
  ])
  const cookie = 'language=hi'
  expect((await get(app, url, { cookie })).body).toBe(inHindi.body)
  const inEnglish = await get(app, url, { cookie: 'language=en', 'accept-language': 'hi' })
  expect(inEnglish.body).toContain('<html lang="en-IN"')
  expect(inEnglish.headers.etag).not.toBe(inHindi.headers.etag)
  const missing = await get(app, '/contribute/1111111111111111111111', { cookie })
  expect([missing.statusCode, missing.body.includes(hindi.page.unavailableTitle)]).toEqual([404, true])
})

test('each language brings its own fonts, and no sentence of the other', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  for (const [language, other] of [
    ['en', 'hi'],
    ['hi', 'en'],
  ] as const) {
    const { body } = await get(app, `/contribute/${box.id}?lang=${language}`)
    const faces = [...body.matchAll(/rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
    const own = faces.filter((face) => face?.startsWith(`/guest/assets/${language}-`))
    expect(own).toHaveLength(language === 'en' ? 0 : 3)
    // Latin is on each page.
    expect(faces.filter((face) => !own.includes(face))).toEqual(
      ['mukta-400', 'mukta-600', 'tiro-400'].map((name) => expect.stringContaining(`/${name}-en-`)),
    )
    const { giving } = { en: { giving: givingSentences }, hi: hindi }[other]
    expect(body).not.toContain(giving.dismissed)
  }
})

test.for(['.', ',', ')', '*', '_', '"', '%E2%80%A6%E0%A5%A4', '%E2%80%8B', '%20thanks', '%E0%A4'])(
  'a link with %s behind it leads to the page without it; a call does not',
  async (mark, { app }) => {
    const { id } = await insertEventBox(app.services.db)
    const typed = await get(app, `/contribute/${id}${mark}?lang=hi`)
    expect([typed.statusCode, typed.headers.location]).toEqual([302, `/contribute/${id}?lang=hi`])
    expect((await get(app, String(typed.headers.location))).statusCode).toBe(200)
    expect((await get(app, `/api/dashboard/giftbooks/public/${id}${mark}`)).statusCode).not.toBe(302)
  },
)

test.for(['/%2Fevil.example.', '/%E2%80%8B/evil.example', '/%2F%5Cevil.example'])(
  'an address with marks (%s) leads to no other host',
  async (path, { app }) => {
    expect((await get(app, path)).headers.location).toBe('/evil.example')
  },
)

// At 400 kbit/s and 400 ms a document of that size can be read within 1.5 s: its style is inside.
test('the page is compressed to at most 15 kB, and needs no style or script to be read', async ({ app }) => {
  const box = await insertEventBox(app.services.db, { message: 'क्ष'.repeat(160) })
  for (const language of ['en', 'hi']) {
    const page = await get(app, `/contribute/${box.id}?lang=${language}`, { 'accept-encoding': 'gzip, br' })
    expect(page.headers['content-encoding']).toBe('br')
    expect(page.rawPayload.length, language).toBeLessThan(15_000)
    const body = brotliDecompressSync(page.rawPayload).toString()
    const head = body.slice(0, body.indexOf('</head>'))
    expect(head.match(/<script(?![^>]*type="module")/g)).toBeNull()
    expect(head).not.toContain('rel="stylesheet"')
  }
})

test('a hundred requests at once wait for one rendering, later ones for none', async ({ app, rendering }) => {
  const { id } = await insertEventBox(app.services.db)
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(app, `/contribute/${id}`)))
  answers.push(await get(app, `/contribute/${id}`))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(rendering).toHaveBeenCalledTimes(1)
})

test('a page that failed to render is rendered for the next request', async ({ app, rendering }) => {
  rendering.mockImplementationOnce(() => {
    throw new Error('the renderer broke')
  })
  const { id } = await insertEventBox(app.services.db)
  expect((await get(app, `/contribute/${id}`)).statusCode).toBe(500)
  expect(app.logged.splice(0)).toHaveLength(1)
  expect((await get(app, `/contribute/${id}`)).statusCode).toBe(200)
})
