// Compares this machine's clock with another one: signatures, codes and event days depend on it.
import { type Finding, good, wrong } from './finding.ts'

/** Answers are late by less, and `Date` headers have whole seconds. */
const TOLERANCE_MS = 30_000

/** `their`: what `whose` clock said at our `now`. */
export function clockFinding(whose: string, their: Date, now: Date): Finding {
  const aheadMs = now.getTime() - their.getTime()
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return seconds * 1000 <= TOLERANCE_MS
    ? good('clock', `This machine and ${whose} have the same time.`)
    : wrong(
        'clock',
        `This machine’s clock is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} that of ${whose}: let NTP set the one that is wrong.`,
      )
}
