// The stand-in's clock: the real clock (or the given one), moved forward on demand.
import type { Settings } from './store/settings.ts'

export type Clock = {
  now(): Date
  /** Unix seconds, as every `created_at` of the API. */
  seconds(): number
  advance(seconds: number): void
}

/** The advance is stored in the settings, so that delayed work stays delayed after a restart. */
export function createClock(realNow: () => Date, settings: Settings): Clock {
  const now = () => new Date(realNow().getTime() + settings.read('clockAdvanceMs'))
  return {
    now,
    seconds: () => Math.floor(now().getTime() / 1000),
    advance: (seconds) => settings.write('clockAdvanceMs', settings.read('clockAdvanceMs') + seconds * 1000),
  }
}
