// Sentences of error pages: a missing page, a page that failed, and one that was asked for too often.
export const pageSentences = {
  missingTitle: 'This envelope is empty',
  missingText: 'There is no page at this address. Perhaps the link was cut short on its way to you.',
  missingForGuests: 'Invited to give? Open the whole link once more, or scan the QR code.',
  missingForHosts: 'Your event boxes are where they were, and so is every gift.',
  missingForAdmins: 'There is no page of the administrator’s area at this address.',
  brokenTitle: 'Something went wrong on our side',
  brokenText: 'Nothing of yours is lost. Load the page again: most often that is all it takes.',
  brokenForAdmins: 'This page could not be shown. Everything that was done is on record.',
  brokenAdvice: 'Is it still like this?',
} as const

/** For browsers that are older than a page needs. It stays true if the style sheet, which hides it from all others, is lost. */
export const tooOldSentences = {
  en: 'If something does not work here, your browser may be too old. Please update it, or use another one.',
  hi: 'अगर यहाँ कुछ काम न करे, तो शायद आपका ब्राउज़र पुराना है। कृपया उसे अपडेट करें या दूसरा ब्राउज़र इस्तेमाल करें।',
} as const

/** Sentences of the page for a network that asks too often. Guests have the same in Hindi. */
export const busySentences = {
  busyTitle: 'One moment, please',
  busyText: 'Too many pages are being opened on your network right now.',
  busyAdvice: 'This page will try again automatically. You don’t need to do anything.',
} as const
