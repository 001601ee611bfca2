// Fetches the token by which rate limits tell this browser from other guests behind the same address.
import { type Answer, API_PREFIX } from '@lifafa/contract/endpoint'
import type { guestToken } from '@lifafa/contract/endpoints/guest-token'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'

/** Without a token a guest is served all the same. */
const TIMEOUT_MS = 3_000

let request: Promise<string | undefined> | undefined

/** Fetched once; after a failure, again at the next call. */
export function getGuestToken(): Promise<string | undefined> {
  request ??= fetch(`${API_PREFIX}${paymentPaths.guestToken}/`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => response.json())
    .then(
      ({ token }: Partial<Answer<typeof guestToken>>) => token,
      () => {
        request = undefined
        return request
      },
    )
  return request
}
