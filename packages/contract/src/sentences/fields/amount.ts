// Sentences of amount fields.
export const amountSentences = {
  required: 'Please enter an amount.',
  wholeRupees: 'Please enter whole rupees, without paise.',
  tooSmall: 'The smallest contribution is ₹1.',
  tooLarge: 'UPI allows up to ₹1,00,000 per payment, including our fee. Please enter ₹96,153 or less.',
  digitsOnly: 'Please use numbers only, for example 501 or 1,00,501.',
  notAContribution:
    'This amount isn’t a whole number of rupees plus the 4% fee. Please reload the page and try again.',
} as const
