// What is said of input that no person types: the shape of a call, ids and keys that programs send.
export const requestSentences = {
  malformed: 'We could not read that request.',
} as const
