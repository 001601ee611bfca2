// Sentences for a call that got no answer, or that must wait.
import { counted } from '../counted.ts'

/** Whole seconds as text: `42 seconds`, and from a minute on `2 minutes`, rounded up. */
const duration = (seconds: number): string =>
  seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')

export const connectionSentences = {
  unreachable: 'We couldn’t connect. Check your internet connection and try again.',
  tooOften: (retryAfterSeconds: number) =>
    `Too many attempts. Please try again in ${duration(retryAfterSeconds)}.`,
  /** Precedes the reason why data could not be loaded. */
  nothingLost: 'Don’t worry, every gift is safely recorded.',
  /** Follows the sentence about a failure of ours: whoever tells us of it quotes this. */
  reference: (id: string) => `Error reference ${id}`,
  tryAgain: 'Try again',
  trying: 'Trying again...',
  mayBeStale: 'These numbers may be out of date.',
} as const
