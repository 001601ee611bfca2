// Sentences of amount fields.
export const amountSentences = {
  required: 'Please enter an amount.',
  wholeRupees: 'Please enter whole rupees, without paise.',
  tooSmall: 'The smallest contribution is ₹1.',
  tooLarge: 'UPI carries at most ₹1,00,000 in one payment, fee included: please give ₹96,153 or less.',
  digitsOnly: 'Please write the amount with the digits 0 to 9, for example 501 or 1,00,501.',
  notAContribution:
    'This amount is not a whole number of rupees plus the 4% fee. Please reload the page and try again.',
} as const
