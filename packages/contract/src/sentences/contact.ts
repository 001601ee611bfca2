// What the contact form says (docs/specification.md §5, §8), and the letter that it becomes.
export const contactSentences = {
  fieldsRequired: 'Please fill in all required fields',
  sent: "Message sent successfully! We'll be in touch soon.",
  noResponse: 'No response received from server',
  sendFailed: 'Failed to send contact form',
  sendFailedToast: 'Failed to send message. Please try again.',
} as const
