// Sentences of error pages: a missing page, a page that failed, and one that was asked for too often.
export const pageSentences = {
  missingTitle: 'This envelope is empty',
  missingText: 'There’s no page at this address. The link may be incomplete.',
  missingForGuests: 'Here to send a gift? Open the full link again, or scan the QR code.',
  missingForHosts: 'Your event boxes and gifts are safe.',
  missingForAdmins: 'There’s no administrator page at this address.',
  brokenTitle: 'Something went wrong on our side',
  brokenText: 'Your data is safe. Reloading the page usually fixes this.',
  brokenForAdmins: 'We couldn’t show this page. Everything you did is on record.',
  brokenAdvice: 'Still not working?',
} as const

/** For browsers that are older than a page needs. It stays true if the style sheet, which hides it from all others, is lost. */
export const tooOldSentences = {
  en: 'If something doesn’t work here, your browser may be too old. Please update it or use another one.',
  hi: 'अगर यहाँ कुछ काम न करे, तो शायद आपका ब्राउज़र पुराना है। कृपया उसे अपडेट करें या दूसरा ब्राउज़र इस्तेमाल करें।',
} as const

/** Sentences of the page for a network that asks too often. Guests have the same in Hindi. */
export const busySentences = {
  busyTitle: 'One moment, please',
  busyText: 'Too many pages are being opened on your network right now.',
  busyAdvice: 'This page will try again automatically. You don’t need to do anything.',
} as const
