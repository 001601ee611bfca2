// Sentences for missing values.
export const absentSentences = {
  notAvailable: 'N/A',
} as const
