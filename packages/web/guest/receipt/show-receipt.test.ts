// Tests that the page of a closed box leads a guest who gave from this browser to the receipt, and nobody else.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const link = { href: '/' }
const part = {
  hidden: true,
  dataset: { given: 'lifafa:giving:', status: '/api/payment/status/' },
  querySelector: () => link,
}
const GIFT = { rupees: 501, receipt: { path: '/contribute/abc/receipt/token' } }

async function opened(items: Record<string, string>, pathname = '/contribute/abc') {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: (name: string) => items[name] ?? null })
  vi.stubGlobal('location', { pathname })
  await import('./show-receipt.ts')
  // The answer of the server is read.
  await new Promise((resolve) => setTimeout(resolve))
  return part.hidden ? undefined : link.href
}
const stored = (until: number) => JSON.stringify({ value: [GIFT], until })
const underWay = (isOpened: boolean, until = Date.now() + 60_000) =>
  JSON.stringify({ value: { key: 'the key', isOpened }, until })

/** The server answers each call so. */
function answering(answer: object) {
  const call = vi.fn(async (_path: string, _init: RequestInit) => ({ json: async () => answer }))
  vi.stubGlobal('fetch', call)
  return call
}

beforeEach(() => {
  Object.assign(part, { hidden: true })
  Object.assign(link, { href: '/' })
  vi.stubGlobal('document', { querySelector: () => part })
})
afterEach(() => vi.unstubAllGlobals())

test.each(['/contribute/abc', '/contribute/abc/'])(
  'the latest receipt of this box is linked, at %s',
  async (path) => {
    const items = { 'lifafa:giving:abc:given': stored(Date.now() + 60_000) }
    expect(await opened(items, path)).toBe(GIFT.receipt.path)
  },
)

test.each([
  ['nothing is stored', {}],
  ['another box was given to', { 'lifafa:giving:xyz:given': stored(Date.now() + 60_000) }],
  ['it is stored no longer', { 'lifafa:giving:abc:given': stored(Date.now() - 1) }],
  ['something else is stored', { 'lifafa:giving:abc:given': '{' }],
  ['an empty list is stored', { 'lifafa:giving:abc:given': '{"value":[],"until":9e15}' }],
])('no receipt is linked where %s', async (_, items) => {
  expect(await opened(items)).toBeUndefined()
})

test.each(['paid', 'pending', 'unknown'])(
  'the receipt of a payment left under way is linked: %s',
  async (state) => {
    const call = answering({ success: true, state, receipt: { path: '/contribute/abc/receipt/other' } })
    const items = {
      'lifafa:giving:abc:given': stored(Date.now() + 60_000),
      'lifafa:giving:abc:payment': underWay(true),
    }
    expect(await opened(items)).toBe('/contribute/abc/receipt/other')
    expect(call).toHaveBeenCalledExactlyOnceWith(
      '/api/payment/status/',
      expect.objectContaining({ method: 'POST', body: '{"request_key":"the key"}' }),
    )
  },
)

test.each([
  ['has failed', { success: true, state: 'failed', receipt: GIFT.receipt }],
  ['was not begun', { success: true, state: 'none' }],
  ['is of an order without a receipt', { success: true, state: 'pending' }],
  ['cannot be asked about now', { success: false, code: 'tooManyRequests' }],
])('no receipt is linked of a payment that %s', async (_, answer) => {
  const call = answering(answer)
  expect(await opened({ 'lifafa:giving:abc:payment': underWay(true) })).toBeUndefined()
  expect(call).toHaveBeenCalledOnce()
})

test.each([
  ['whose checkout was not opened', underWay(false)],
  ['that is stored no longer', underWay(true, Date.now() - 1)],
])('the server is not asked about a payment %s', async (_, payment) => {
  const call = answering({ success: true, state: 'paid', receipt: GIFT.receipt })
  expect(await opened({ 'lifafa:giving:abc:payment': payment })).toBeUndefined()
  expect(call).not.toHaveBeenCalled()
})
