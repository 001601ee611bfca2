// Sentences of fields for names and free text, whichever form they are in.
export const textSentences = {
  notText: 'Please enter text.',
  noLinks: 'Please leave out links and web addresses.',
  noInvisible: 'Please leave out invisible or control characters.',
  needsLetter: 'Please write a name with letters.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
} as const
