// Sentences of the dialog that edits the host's thank-you.
export const thankYouDialogSentences = {
  thankYouTitle: 'Your thank-you message',
  thankYouText: 'Opens in your WhatsApp, in the language the guest used.',
  thankYouHint: '{name} and {event} are filled in for each guest. Leave blank to use our message.',
  thankYouIn: (language: string) => `In ${language}`,
  thankYouSaved: 'Thank-you message saved',
  thankYouNotSaved: 'We couldn’t save your thank-you message. Please try again.',
} as const
