// What stands where something is not known.
export const absentSentences = {
  notAvailable: 'N/A',
} as const
