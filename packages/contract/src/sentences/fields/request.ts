// Sentences for input that no person types: the shape of a call, ids and keys from programs.
export const requestSentences = {
  malformed: 'We couldn’t read that request.',
} as const
