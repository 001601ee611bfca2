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
  title: 'How can we help?',
  text: 'A real person will read your message and reply.',
  expectations: [
    'Real people, 24/7, even on the wedding night.',
    'About a payment? Give us the date, amount and phone number, and we’ll find it.',
    'English or हिन्दी, whichever you prefer.',
  ],
  name: 'Name',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
} as const
