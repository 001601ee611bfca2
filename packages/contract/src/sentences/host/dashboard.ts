// Sentences of the dashboard (docs/specification.md §2, §8).
import { PRODUCT_NAME } from '../../brand.ts'
import { counted } from '../../counted.ts'
import { formatCount } from '../../money.ts'

/** Stands inside a sentence about money; the digits are the account number's last ones. */
export const yourBankAccount = (digits: string): string => `your bank account ending in ${digits}`

export const dashboardSentences = {
  title: 'Dashboard',
  totalGuests: 'Total Guests',
  eventBoxes: 'Event Box',
  fromBoxes: (count: number) => `from ${counted(count, 'event box', 'event boxes')}`,
  waitsForFirst: 'Waiting for your first gift',
  average: (amount: string) => `${amount} on average`,
  noneYet: 'None yet',
  today: (count: number) => `${formatCount(count)} today`,
  comingUp: (count: number) => `${formatCount(count)} coming up`,
  noneComingUp: 'None coming up',
  upcoming: 'Upcoming Events',
  recent: 'Recent Activity',
  viewAll: 'View all',
  showLess: 'Show less',
  nothingYet: 'Nothing here yet',
  nothingYetText: 'New gifts will show up here.',
  actions: 'Quick Actions',
  saved: 'Saved Event Box',
  guestList: 'Guest List',
  settings: 'Settings',
  fetchFailed: 'Failed to fetch dashboard data',
  failedTitle: 'We couldn’t load your dashboard',
  noUpcoming: 'No Upcoming Events',
  noUpcomingText: 'Create an event box, share its QR code and watch the blessings come in.',
  upiTitle: 'Where should we send your gifts?',
  upiText: 'We’ll pay your gifts to your UPI ID after the event. Add it now so nothing is held up.',
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
  linkTitle: 'Here is the link',
  link: 'Link',
  copyFailed: "Couldn't copy the link. Please try again.",
  tab: 'Dashboard',
} as const
