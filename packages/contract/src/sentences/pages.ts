// Sentences of error pages: a missing page, a page that failed, and one that was asked for too often.
export const pageSentences = {
  notFound: 'Page not found',
  missingTitle: 'This envelope is empty',
  missingText: 'There’s no page at this address. The link may be incomplete.',
  missingForGuests: 'Here to send a gift? Open the full link again, or scan the QR code.',
  missingForHosts: 'Your event boxes and gifts are safe.',
  missingForAdmins: 'There’s no administrator page at this address.',
  brokenTitle: 'Something went wrong on our side',
  brokenText: 'Your data is safe. Reloading the page usually fixes this.',
  brokenForAdmins: 'We couldn’t show this page. Everything you did is on record.',
  brokenAdvice: 'Still not working?',
  savedTitle: 'Saved Event Boxes',
  boxPages: 'Pages of event boxes',
  backToDashboard: 'Back to Dashboard',
  writeToUs: 'Write to us',
  loadAgain: 'Load again',
} as const

/** Sentences of the page for a network that asks too often. Guests have the same in their languages. */
export const busySentences = {
  busyTitle: 'One moment, please',
  busyText: 'Too many pages are being opened on your network right now.',
  busyAdvice: 'This page will try again automatically. You don’t need to do anything.',
} as const
