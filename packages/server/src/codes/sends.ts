// Rules for how often a code may be requested.
import { CODE_RESEND_MS, CODE_SENDS } from '@lifafa/contract/limits'

type Sends = { requested_at: Date; window_started_at: Date; sends_in_window: number }

/** Whole seconds until the next one may be requested; at least 1. */
export function secondsUntilNextCode(sends: Sends, now: Date): number {
  const afterLast = sends.requested_at.getTime() + CODE_RESEND_MS
  const afterWindow = sends.window_started_at.getTime() + CODE_SENDS.windowMs
  const allowedAt = sends.sends_in_window < CODE_SENDS.max ? afterLast : Math.max(afterLast, afterWindow)
  return Math.max(1, Math.ceil((allowedAt - now.getTime()) / 1000))
}
