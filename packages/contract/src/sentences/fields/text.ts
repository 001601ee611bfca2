// Sentences of fields for names and free text, whichever form they are in.
export const textSentences = {
  notText: 'Please enter text.',
  noLinks: (word: string) => `Please leave out links and web addresses. “${word}” looks like one.`,
  noInvisible: (word: string) =>
    `Some hidden characters were pasted in${word && ` (“${word}”)`}. Please type it again.`,
  tooManyMarks: 'Please use at most 4 accents on one letter.',
  needsLetter: 'Please enter a name using letters.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
} as const
