// Sentences of guest management (docs/specification.md §2, §4, §8).
import { formatCount } from '../../money.ts'

export const guestsSentences = {
  title: 'Guest Management',
  welcome: (firstName: string) => `Welcome, ${firstName}! Here is everybody who has given.`,
  fetchFailed: 'Failed to fetch guests. Please try again.',
  requestMoneyTooEarly: 'Request money is not available yet.',
  requestMoneyTooltip: 'You can request money 24 hours after the event date.',
  moneyRequested: 'Money request initiated successfully!',
  upiIdWanted: 'Add your UPI ID in Settings first: we cannot send your money without it.',
  otherUpiIdWanted: 'Change your UPI ID in Settings first: your money could not be sent to the present one.',
  nothingToDownload: 'No guest data available to download.',
  csvFailed: 'Failed to download CSV. Please try again.',
  csvDownloaded: 'CSV file downloaded successfully!',
  guestsFailedTitle: 'The guests did not arrive',
  noBoxes: 'No Event Box Yet',
  noBoxesText: 'Make one, share its QR code, and your guests will be listed here.',
  allBoxes: 'All Event Boxes',
  selectBox: 'Select a Event Box',
  selectBoxText: 'Choose one of your event boxes to see who has given, and how much.',
  selectNoBoxText: 'Once you have an event box, its guests will show here.',
  noGuestsTitle: 'No Guests Yet',
  viewEvent: 'View Event Details',
  noGuestsText: 'Share your QR code with friends and family to start receiving contributions',
  guestCount: (count: number) => `${formatCount(count)} ${count === 1 ? 'guest' : 'guests'}`,
  showing: (from: number, to: number, total: number) =>
    `Showing ${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)} Guests`,
  noName: 'Unknown',
  noPhone: 'No Phone',
  noAddress: 'No address provided',
  notProvided: 'Not provided',
  csvColumns: ['Name', 'Phone', 'Amount (INR)', 'Address', 'Date'],
} as const
