// Sentences of what is left to do with a new event box.

export const firstStepsSentences = {
  title: 'Three steps to your first gift',
  titleOfFour: 'Four steps to your first gift',
  titleOfOnline: 'Three steps to your first online gift',
  share: {
    title: 'Share the link',
    text: 'Send a WhatsApp invitation with the date and venue.',
    action: 'Invite',
  },
  print: {
    title: 'Print the QR code',
    text: 'A poster for the entrance, tent cards for the tables.',
    action: 'Print',
  },
  upi: {
    title: 'Add your UPI ID',
    text: 'We’ll pay your gifts here after the event.',
    action: 'Add',
  },
  desk: {
    title: 'Open a desk for cash',
    text: 'A helper writes envelopes down on a phone, even without a network.',
    action: 'Open desk',
  },
  done: 'Done',
  open: 'To do',
} as const
