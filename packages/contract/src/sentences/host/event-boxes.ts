// Sentences of the create and edit forms, the saved boxes and the detail page (docs/specification.md §2, §4, §5, §8).
import { PRODUCT_NAME } from '../../brand.ts'
import { MAX_STATEMENT_CONTRIBUTIONS, MAX_YEARS_AHEAD } from '../../limits.ts'
import { formatCount } from '../../money.ts'

export const eventBoxSentences = {
  nameRequired: 'Event Box Name is required',
  nameRequiredOnEdit: `${PRODUCT_NAME} Name is required`,
  locationRequired: 'Location is required',
  dateRequired: 'Date of event is required',
  dateInPast: 'Date of event cannot be in the past',
  dateTooFar: `Date of event cannot be more than ${MAX_YEARS_AHEAD} years ahead`,
  groomRequired: "Groom's Name is required",
  brideRequired: "Bride's Name is required",
  typeRequired: 'Please choose the type of event',

  created: 'Event box QR code created successfully!',
  updated: 'Event box updated successfully!',
  deleted: 'Event box deleted successfully!',
  downloaded: 'QR Code downloaded successfully',
  createQrFailed: 'Failed to create QR code',
  fetchQrFailed: 'Failed to fetch QR codes',
  createFailed: 'Failed to create event box',
  updateFailed: 'Failed to update event box',
  deleteFailed: 'Failed to delete event box',
  loadFailed: 'Failed to load event box details',
  qrElementMissing: 'QR code element not found',
  qrImageFailed: 'Failed to generate QR code image',
  qrDownloadFailed: 'Failed to generate QR code for download',
  fontFailed: 'Failed to load custom font. Using fallback font.',

  errorTitle: 'Error Loading Event Box',
  notFoundTitle: 'Event Box Not Found',
  statementTooLarge: `There are more than ${formatCount(MAX_STATEMENT_CONTRIBUTIONS)} gifts: too many for a statement. The guest list as Excel has them all.`,
  editBlocked: 'You cannot edit an event that is happening today or has already passed',
  downloadBlocked: 'QR Code download unavailable: Event was more than 24 hours ago',
  marriageStays:
    'This box was created as a Marriage Event and stays one. For another type of event, create a new event box.',
  otherStays:
    "This box was created as an Other Event and stays one: its guests see no couple's names. For a marriage, create a new event box.",
  /** The text beside a link that a host shares. */
  invitation: (name: string) => `${name}: send your blessing here`,
  unsavedChanges: 'Your changes are not saved. Leave this page without them?',
  deleteTitle: 'Delete this event box?',
  deleteConsequences: [
    'It disappears from your event boxes and totals, and its QR code and link stop working for guests.',
    'Contributions you have received stay on record and are still paid out to you.',
    'This cannot be undone.',
  ],
  share: 'Share',
  print: 'Print and edit',
  savedTitle: 'Saved Event Boxes',
  savedText: 'Your celebrations and their QR codes.',
  search: 'Search your event boxes',
  searchPlaceholder: 'Name or place',
  clearSearch: 'Clear the search of boxes',
  noMatch: (text: string) => `No event box has “${text}” in its name or place.`,
  payout: 'Payout',
  savedFailedTitle: 'Your event boxes did not arrive',
  noneTitle: 'No QR Codes Yet',
  noneText: 'Make an event box: its QR code and all that it gathers are kept here.',
  onlyYesterdayTitle: 'Yesterday was the day',
  onlyYesterdayText:
    'Boxes of events that have just passed are back here in the morning. Every gift is on record.',
  onlyYesterdayLink: 'See who gave',
  createLink: 'Create Event Box',
} as const
