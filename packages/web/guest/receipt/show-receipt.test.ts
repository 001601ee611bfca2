// Tests that the page of a closed box leads a guest who gave from this browser to the receipt, and nobody else.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const link = { href: '/' }
const part = { hidden: true, dataset: { given: 'lifafa:giving:' }, querySelector: () => link }
const GIFT = { rupees: 501, receipt: { path: '/contribute/abc/receipt/token' } }

async function opened(items: Record<string, string>, pathname = '/contribute/abc') {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: (name: string) => items[name] ?? null })
  vi.stubGlobal('location', { pathname })
  await import('./show-receipt.ts')
  return part.hidden ? undefined : link.href
}
const stored = (until: number) => JSON.stringify({ value: [GIFT], until })

beforeEach(() => {
  Object.assign(part, { hidden: true })
  Object.assign(link, { href: '/' })
  vi.stubGlobal('document', { querySelector: () => part })
})
afterEach(() => vi.unstubAllGlobals())

test.each(['/contribute/abc', '/contribute/abc/'])(
  'the latest receipt of this box is linked, at %s',
  async (path) => {
    const items = { 'lifafa:giving:abc:given': stored(Date.now() + 1000) }
    expect(await opened(items, path)).toBe(GIFT.receipt.path)
  },
)

test.each([
  ['nothing is stored', {}],
  ['another box was given to', { 'lifafa:giving:xyz:given': stored(Date.now() + 1000) }],
  ['it is stored no longer', { 'lifafa:giving:abc:given': stored(Date.now() - 1) }],
  ['something else is stored', { 'lifafa:giving:abc:given': '{' }],
  ['an empty list is stored', { 'lifafa:giving:abc:given': '{"value":[],"until":9e15}' }],
])('no receipt is linked where %s', async (_, items) => {
  expect(await opened(items)).toBeUndefined()
})
