// Sentences of the dashboard (docs/specification.md §2, §8).
import { PRODUCT_NAME } from '../../brand.ts'

/** Stands inside a sentence about money; the digits are the account number's last ones. */
export const yourBankAccount = (digits: string): string => `your bank account ending in ${digits}`

export const dashboardSentences = {
  fetchFailed: 'Failed to fetch dashboard data',
  failedTitle: 'We couldn’t load your dashboard',
  noUpcoming: 'No Upcoming Events',
  upiTitle: 'Where should we send your gifts?',
  upiText: 'We’ll pay your gifts to your UPI ID after the event. Add it now so nothing is held up.',
  upiAction: 'Add UPI ID',
  eventTotal: 'Gifts so far',
  lastGift: 'Last gift',
  gave: (guest: string, amount: string) => `${guest} gave ${amount}`,
  share: 'Share',
  poster: 'Poster',
  sound: 'Sound for new gifts',
  loading: 'Loading...',
  refer: 'Refer to Friends and Relatives',
  referText: `We used ${PRODUCT_NAME} for shagun at our wedding. Guests scan a QR code and pay by UPI, and you get a list of who gave what. Try it:`,
  shareFailed: "Couldn't share right now. Please try again.",
  linkCopied: 'Link copied to clipboard! Share it with your friends.',
  copyManually: "Couldn't copy the link automatically. Please copy it manually.",
  copyFailed: "Couldn't copy the link. Please try again.",
} as const
