// Fetches the token by which rate limits tell this browser from other guests behind the same address.
import { type Answer, API_PREFIX } from '@lifafa/contract/endpoint'
import type { guestToken } from '@lifafa/contract/endpoints/guest-token'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { fetchWithin } from './fetch-within.ts'

/** Without a token a guest is served all the same. */
const TIMEOUT_MS = 3_000

let request: Promise<string | undefined> | undefined
let isPrefetched = false

async function fetchToken(): Promise<string> {
  const response = await fetchWithin(TIMEOUT_MS, `${API_PREFIX}${paymentPaths.guestToken}/`)
  // A refusal is JSON, too, and has no token.
  if (!response?.ok) throw new Error('No token')
  const { token }: Answer<typeof guestToken> = await response.json()
  return token
}

/** Fetched once; after a failure or a refusal, again at the next call. */
export function getGuestToken(): Promise<string | undefined> {
  request ??= fetchToken().catch(() => {
    request = undefined
    return undefined
  })
  return request
}

/** While the guest types. Only once: a token that is refused is not asked for at each keystroke of a full hall, but when it is sent. */
export function prefetchGuestToken(): void {
  if (!isPrefetched) getGuestToken()
  isPrefetched = true
}
