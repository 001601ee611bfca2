// Sentences of what is left to do with a new event box.

export const firstStepsSentences = {
  title: 'Three steps to your first gift',
  share: {
    title: 'Share the link',
    text: 'An invitation by WhatsApp, with date and place.',
    action: 'Invite',
  },
  print: {
    title: 'Print the QR code',
    text: 'A poster for the hall, a card for the tables.',
    action: 'Print',
  },
  upi: {
    title: 'Say where the money goes',
    text: 'What your guests give is sent there after the event.',
    action: 'Save',
  },
  done: 'Done',
  open: 'To do',
} as const
