// What a guest reads on /contribute/{id} around the form (spec §2, §5, §8). The script of the page does
// without; hindi.ts says the same. Three are the spec's to the letter (sentences.test.ts), and said to nobody: `loading` and
// `fetchFailed`, since the page comes from the server with its details (decision 2), and the internal `verifyFailedInternal`.

export const guestPageSentences = {
  loading: 'Loading event details...',
  unavailableTitle: 'Event Box Not Available',
  unavailableText: 'This event box has either expired or could not be found.',
  unavailableAdvice: 'Please check the link or contact the event organizer for assistance.',
  switchLanguage: 'Language',
  needsScript: 'Paying needs JavaScript. Please switch it on in your browser and load this page again.',
  marriageTitle: 'Celebrate the Special Day with Your Blessing',
  marriageText: 'Make your secure contribution towards the wedding celebration.',
  marriageButton: 'Send Your Blessing',
  otherTitle: 'Send Your Contribution',
  otherText: 'Every contribution makes a difference and spreads happiness.',
  otherButton: 'Proceed to Secure Payment',
  fetchFailed: 'Failed to fetch event details',
  closed: 'This event box no longer accepts contributions. You have not been charged.',
  verifyFailedInternal: 'Payment verification failed',
} as const
