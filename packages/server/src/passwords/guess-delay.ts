// The delay before the next guess at a password: none at first, then doubling, never a permanent lock.

/** Milliseconds. */
export type GuessLimit = {
  /** So many wrong passwords are free. */
  free: number
  /** After the last free one; doubled by each further one. */
  firstDelayMs: number
  longestDelayMs: number
  /** After so long without a wrong password the count starts again. */
  forgottenAfterMs: number
}

/** The count of wrong passwords, and when the last one was typed (milliseconds since 1970). */
export type Guesses = { wrong: number; lastAt: number }

export const NO_GUESSES: Guesses = { wrong: 0, lastAt: 0 }

/** Milliseconds from `now` until another password may be tried; 0 when one may. */
export function guessDelayMs({ wrong, lastAt }: Guesses, limit: GuessLimit, now: number): number {
  if (wrong < limit.free) return 0
  const delay = Math.min(limit.longestDelayMs, limit.firstDelayMs * 2 ** (wrong - limit.free))
  return Math.max(0, lastAt + delay - now)
}

/** Counts one more wrong password. */
export const withGuess = ({ wrong, lastAt }: Guesses, limit: GuessLimit, now: number): Guesses => ({
  wrong: now - lastAt >= limit.forgottenAfterMs ? 1 : wrong + 1,
  lastAt: now,
})
