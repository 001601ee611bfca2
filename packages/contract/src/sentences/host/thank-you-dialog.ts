// Sentences of the dialog that edits the host's thank-you.
export const thankYouDialogSentences = {
  thankYouTitle: 'Your thank-you',
  thankYouText: 'Sent from your own WhatsApp, in the language in which the guest gave.',
  thankYouHint:
    '{name} becomes the guest’s name, {event} the name of your event. Leave it empty for our text.',
  thankYouIn: { en: 'In English', hi: 'In Hindi' },
  thankYouSaved: 'Your thank-you is saved.',
  thankYouNotSaved: 'Your thank-you could not be saved. Please try again.',
} as const
