// The server's time: rules about days follow it, because a device's clock may be days off.
import { newSignal } from '../browser/signal.ts'

const changes = newSignal()
/** How far the device's clock is ahead of the server's, in milliseconds. */
let aheadMs = 0

/** The server's time as its answers tell it; before the first one, the device's. */
export const serverNow = (): Date => new Date(Date.now() - aheadMs)

/**
 * Reads the time in whole seconds from an answer's `Date`. An answer without one tells nothing.
 * @param sentAt when the request was sent: milliseconds since 1970 by the device's clock.
 */
export function hearServerTime(answer: Response, sentAt: number): void {
  const madeAt = Date.parse(answer.headers.get('date') ?? '')
  const heardAt = Date.now()
  const latest = madeAt + 1000 + (heardAt - sentAt)
  const isKnown = heardAt - aheadMs >= madeAt && heardAt - aheadMs <= latest
  if (Number.isNaN(madeAt) || isKnown) return
  aheadMs = heardAt - madeAt
  changes.emit()
}

/** Calls `changed` when the server's time is not what it was taken for. Returns a function that ends this. */
export const onClockChange = changes.subscribe
