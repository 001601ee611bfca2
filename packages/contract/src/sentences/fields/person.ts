// Sentences of fields about a person, whichever form they are in.
export const personSentences = {
  nameRequired: 'Full name is required.',
  phoneRequired: 'Phone number is required.',
  phoneNotTenDigits: 'Phone number must be exactly 10 digits.',
  addressRequired: 'Address is required.',
} as const
