// Sentences of the dashboard (docs/specification.md §2, §8).
import { PRODUCT_NAME } from '../../brand.ts'

export const dashboardSentences = {
  fetchFailed: 'Failed to fetch dashboard data',
  failedTitle: 'Your figures did not arrive',
  noUpcoming: 'No Upcoming Events',
  upiTitle: 'Where should the money go?',
  upiText:
    'What your guests give is sent to your UPI ID after the event. Save it now, so that nothing has to wait.',
  upiAction: 'Save your UPI ID',
  eventTotal: 'Received',
  lastGift: 'Last gift',
  gave: (guest: string, amount: string) => `${guest} gave ${amount}`,
  share: 'Share',
  poster: 'Poster',
  sound: 'Sound',
  loading: 'Loading...',
  refer: 'Refer to Friends and Relatives',
  referText: `Gifts at our celebrations come by ${PRODUCT_NAME}: guests scan a QR code and give by UPI, and every blessing is on record.`,
  shareFailed: "Couldn't share right now. Please try again.",
  linkCopied: 'Link copied to clipboard! Share it with your friends.',
  copyManually: "Couldn't copy the link automatically. Please copy it manually.",
  copyFailed: "Couldn't copy the link. Please try again.",
} as const
