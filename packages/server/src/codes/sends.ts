// Rules for how often a code may be requested.
import { CODE_RESEND_MS, CODE_SENDS } from '@lifafa/contract/limits'

/** Codes of one address, from all networks where its owner has not signed in: more would be guessed too often (docs/security.md). */
const MOST_FROM_UNKNOWN_NETWORKS = 10

/** An earlier request; `here`: of the network that asks now. */
export type Request = { requested_at: Date; here: boolean }

/** `isKnown`: the owner has signed in at this network, where nothing that others request counts. */
export function secondsUntilNextCode(earlier: readonly Request[], isKnown: boolean, now: Date): number {
  const here = earlier.filter((request) => request.here)
  const allowedAt = Math.max(
    after(here, 1, CODE_RESEND_MS),
    after(here, CODE_SENDS.max, CODE_SENDS.windowMs),
    isKnown ? 0 : after(earlier, MOST_FROM_UNKNOWN_NETWORKS, CODE_SENDS.windowMs),
  )
  return Math.max(0, Math.ceil((allowedAt - now.getTime()) / 1000))
}

/** When fewer than `max` of the requests are younger than `windowMs`; milliseconds. */
function after(requests: readonly Request[], max: number, windowMs: number): number {
  const times = requests.map(({ requested_at }) => requested_at.getTime()).sort((a, b) => b - a)
  const last = times[max - 1]
  return last === undefined ? 0 : last + windowMs
}
