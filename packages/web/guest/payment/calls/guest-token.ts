// The token by which the server counts this browser's calls apart from those of other guests behind the same address.
import { type Answer, API_PREFIX } from '@lifafa/contract/endpoint'
import type { guestToken } from '@lifafa/contract/endpoints/payments'
import { paymentPaths } from '@lifafa/contract/payment-paths'

/** Without a token a guest is served all the same. */
const PATIENCE_MS = 3_000

let asked: Promise<string | undefined> | undefined

/** Asked for once; where no answer came, by whoever needs it next. */
export function getGuestToken(): Promise<string | undefined> {
  asked ??= fetch(`${API_PREFIX}${paymentPaths.guestToken}/`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((response) => response.json())
    .then(
      ({ token }: Partial<Answer<typeof guestToken>>) => token,
      () => {
        asked = undefined
        return asked
      },
    )
  return asked
}
