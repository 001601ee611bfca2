// Tests that a guest whose token was refused gets one later: without it, the tighter limit of the whole network applies.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The token is stored in the module: each test loads it anew.
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const refused = () => Response.json({ success: false, code: 'tooManyRequests', message: '' }, { status: 429 })
const granted = () => Response.json({ success: true, token: 'a-token' })

test('a refused token is asked for again at the next call, and then kept', async () => {
  const fetch = vi.fn().mockResolvedValueOnce(refused()).mockResolvedValueOnce(granted())
  vi.stubGlobal('fetch', fetch)
  const { getGuestToken } = await import('./guest-token.ts')
  expect(await getGuestToken()).toBeUndefined()
  expect(await getGuestToken()).toBe('a-token')
  expect(await getGuestToken()).toBe('a-token')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('typing asks for a token once, even where it is refused', async () => {
  const fetch = vi.fn(async () => refused())
  vi.stubGlobal('fetch', fetch)
  const { getGuestToken, prefetchGuestToken } = await import('./guest-token.ts')
  prefetchGuestToken()
  await getGuestToken()
  prefetchGuestToken()
  expect(fetch).toHaveBeenCalledTimes(1)
})
