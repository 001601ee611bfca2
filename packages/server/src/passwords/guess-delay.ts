// How long whoever guesses at a password has to wait: nothing at first, then twice as long each time, never for good.

/** Milliseconds. */
export type GuessLimit = {
  /** As many wrong ones cost nothing. */
  free: number
  /** After the last free one; doubled by each further one. */
  firstDelayMs: number
  longestDelayMs: number
  /** Without a wrong one for so long, all are forgotten. */
  forgottenAfterMs: number
}

/** Wrong passwords, and when the last one was typed (milliseconds since 1970). */
export type Guesses = { wrong: number; lastAt: number }

export const NO_GUESSES: Guesses = { wrong: 0, lastAt: 0 }

/** Milliseconds from `now` until another password may be tried; 0 when one may. */
export function guessDelayMs({ wrong, lastAt }: Guesses, limit: GuessLimit, now: number): number {
  if (wrong < limit.free) return 0
  const delay = Math.min(limit.longestDelayMs, limit.firstDelayMs * 2 ** (wrong - limit.free))
  return Math.max(0, lastAt + delay - now)
}

/** One more wrong one. */
export const withGuess = ({ wrong, lastAt }: Guesses, limit: GuessLimit, now: number): Guesses => ({
  wrong: now - lastAt >= limit.forgottenAfterMs ? 1 : wrong + 1,
  lastAt: now,
})
