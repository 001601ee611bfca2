// Tests that a document is the same for all addresses of a route: the server renders it once and caches it.
import { join } from 'node:path'
import { HOST_LANGUAGES } from '@lifafa/contract/languages'
import type { WebBuild } from '@lifafa/contract/web-build'
import { expect, it } from 'vitest'
import { paths } from '../../app/paths.ts'
import { BUILD, documentAt } from './read-build.ts'

const { documentAddress }: Pick<WebBuild, 'documentAddress'> = await import(join(BUILD, 'server/index.js'))

const { admin, notice, hostMissing, ...others } = paths
const patterns = [others, admin, notice, hostMissing]
  .flatMap<{ pattern: string }>(Object.values)
  .map(({ pattern }) => pattern)
/** Query parameters of our own links, and others that third parties add. */
const SEARCHES = [
  '?next=%2Fguests%3Fbox%3Dabc&utm_source=a',
  '?mode=signup&next=%2Fguests',
  '?mode=forgot',
  '?mode=verify',
  '?mode=constructor',
  '?step=code',
  '?page=2&box=abc&create&search=ra&tab=books&id=pay_1',
]

it.each([...patterns, '/:nowhere', '/*'])(
  '%s has one document for all parameters of its address',
  async (pattern) => {
    const path = pattern.replace(/:\w+/g, 'somebodys').replace('*', 'some/where/else')
    for (const search of ['', ...SEARCHES])
      for (const language of HOST_LANGUAGES) {
        const address = documentAddress(path + search, language)
        expect(address).not.toMatch(/some|guests%|utm|constructor/)
        expect(documentAddress(address, language)).toBe(address)
        if (language === 'en')
          expect(await documentAt(path + search), path + search).toEqual(await documentAt(address))
      }
  },
)

it.each([paths.auth.href(), paths.dashboard.href(), paths.admin.dashboard.href()])(
  'the document of %s asks for its style sheet first, then for data and fonts, last for scripts',
  async (path) => {
    const { text: document } = await documentAt(path)
    const placeOf = (part: RegExp) => document.search(part)
    expect(placeOf(/<link rel="preload" href="[^"]+\.css" as="style"/)).toBeGreaterThan(0)
    expect(placeOf(/as="style"/)).toBeLessThan(placeOf(/as="font"/))
    expect(placeOf(/as="font"/)).toBeLessThan(placeOf(/rel="modulepreload"/))
    expect(document.match(/rel="modulepreload"(?! fetchPriority="low")/g)).toBeNull()
    // A script after a style sheet waits for it.
    const early = placeOf(/earlyCall=/)
    expect(early > 0 && early < placeOf(/<link rel="stylesheet"/)).toBe(path !== paths.auth.href())
  },
)

it('the garland, the largest picture of the first screen of /auth, is asked for before any script', async () => {
  const { text: document } = await documentAt(paths.auth.href())
  const garland = document.search(
    /<link rel="preload" href="[^"]+garland[^"]+" as="image" fetchPriority="high"/,
  )
  expect(garland).toBeGreaterThan(0)
  expect(garland).toBeLessThan(document.search(/rel="modulepreload"/))
})

it('the number of documents is small', () => {
  const all = patterns.flatMap((pattern) =>
    ['', ...SEARCHES].flatMap((search) =>
      HOST_LANGUAGES.map((language) => documentAddress(pattern + search, language)),
    ),
  )
  // /auth and /contact-us are documents of their own in each language of hosts.
  expect(new Set(all).size).toBeLessThan(45)
})

it.each([
  ['/_.data', '/_.data'],
  ['/auth.data?_routes=root', '/auth.data'],
  ['/no/where.data', '/x/x.data'],
  ['/event/one.data', '/event/x.data'],
])('the loader data of %s is that of %s', (url, address) => {
  expect(documentAddress(url, 'hi')).toBe(address)
})
