// What fields about a person say, whoever owns the form.
export const personSentences = {
  phoneRequired: 'Phone number is required.',
  phoneNotTenDigits: 'Phone number must be exactly 10 digits.',
  addressRequired: 'Address is required.',
} as const
