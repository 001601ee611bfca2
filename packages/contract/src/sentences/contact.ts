// Sentences of the contact form (docs/specification.md §5, §8) and of the email that it sends.
export const contactSentences = {
  fieldsRequired: 'Please fill in all required fields',
  sent: "Message sent successfully! We'll be in touch soon.",
  noResponse: 'No response received from server',
  sendFailed: 'Failed to send contact form',
  sendFailedToast: 'Failed to send message. Please try again.',
} as const
