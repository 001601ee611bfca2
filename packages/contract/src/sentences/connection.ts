// What is said when a call got no answer, or must wait.

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Whole seconds as people say them: `42 seconds`, and from a minute on `2 minutes`, rounded up. */
const duration = (seconds: number): string =>
  seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')

export const connectionSentences = {
  unreachable: 'We could not reach the server. Check your connection and try again.',
  tooOften: (retryAfterSeconds: number) =>
    `That was too often. Please try again in ${duration(retryAfterSeconds)}.`,
  /** Before the reason why something could not be fetched. */
  nothingLost: 'Nothing is lost: every gift is on record.',
  mayBeStale: 'These figures may be out of date.',
} as const
