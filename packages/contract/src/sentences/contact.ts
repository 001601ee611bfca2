// Sentences of the contact form (docs/specification.md §5, §8) and of the email that it sends.
export const contactSentences = {
  fieldsRequired: 'Please fill in all required fields',
  /** Puts the lines into an empty message. */
  aboutPayment: 'About a payment? Add what helps us find it',
  paymentLines: 'Day of the payment: \nAmount: \nPhone number that was given: \nUPI reference (UTR): \n\n',
  sent: "Message sent successfully! We'll be in touch soon.",
  noResponse: 'No response received from server',
  sendFailed: 'Failed to send contact form',
  sendFailedToast: 'Failed to send message. Please try again.',
} as const
