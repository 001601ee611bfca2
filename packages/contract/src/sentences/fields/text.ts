// Sentences of fields for names and free text, whichever form they are in.
export const textSentences = {
  notText: 'Please enter text.',
  noLinks: (word: string) => `Please leave out links and web addresses: “${word}” looks like one.`,
  noInvisible: (word: string) =>
    `Please leave out invisible or control characters${word && `: there is one in “${word}”`}.`,
  tooManyMarks: 'Please use at most 4 accents on one letter.',
  needsLetter: 'Please write a name with letters.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
} as const
