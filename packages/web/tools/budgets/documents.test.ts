// Tests that a document is the same for all addresses of a route: the server renders it once and caches it.
import { join } from 'node:path'
import type { WebBuild } from '@lifafa/contract/web-build'
import { expect, it } from 'vitest'
import { paths } from '../../app/paths.ts'
import { BUILD } from './read-build.ts'

const { renderApp, documentAddress }: Pick<WebBuild, 'renderApp' | 'documentAddress'> = await import(
  join(BUILD, 'server/index.js')
)

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

async function documentAt(address: string): Promise<string> {
  const request = new Request(new URL(address, 'https://example.test'), { headers: { accept: 'text/html' } })
  const answer = await renderApp(request, {
    isSandbox: false,
    pictureUrl: '',
    reportError(error) {
      throw error
    },
  })
  return `${answer.status} ${await answer.text()}`
}

it.each([...patterns, '/:nowhere', '/*'])(
  '%s has one document for all parameters of its address',
  async (pattern) => {
    const path = pattern.replace(/:\w+/g, 'somebodys').replace('*', 'some/where/else')
    for (const search of ['', ...SEARCHES]) {
      const address = documentAddress(path + search)
      expect(address).not.toMatch(/some|guests%|utm|constructor/)
      expect(documentAddress(address)).toBe(address)
      expect(await documentAt(path + search), path + search).toBe(await documentAt(address))
    }
  },
)

it('the number of documents is small', () => {
  const all = patterns.flatMap((pattern) =>
    ['', ...SEARCHES].map((search) => documentAddress(pattern + search)),
  )
  expect(new Set(all).size).toBeLessThan(40)
})

it.each([
  ['/_.data', '/_.data'],
  ['/auth.data?_routes=root', '/auth.data'],
  ['/no/where.data', '/x/x.data'],
  ['/event/one.data', '/event/x.data'],
])('the loader data of %s is that of %s', (url, address) => {
  expect(documentAddress(url)).toBe(address)
})
