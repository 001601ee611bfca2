// Sentences of the form for a new event box, apart from those that others show too.

export const newBoxSentences = {
  /** The name that is proposed for a couple's box, in the script of both names; between others, a sign of any script. */
  coupleName: {
    latin: (groom: string, bride: string) => `${groom} weds ${bride}`,
    devanagari: (groom: string, bride: string) => `${groom} संग ${bride}`,
    other: (groom: string, bride: string) => `${groom} & ${bride}`,
  },
  proposedName: 'Filled in from the names above. Edit if you like.',
} as const
