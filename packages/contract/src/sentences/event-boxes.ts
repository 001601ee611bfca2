// What the create and edit forms, the saved boxes and the detail page say (spec §2, §4, §5, §8).
import { PRODUCT_NAME } from '../brand.ts'

export const eventBoxSentences = {
  nameRequired: 'Event Box Name is required',
  nameRequiredOnEdit: `${PRODUCT_NAME} Name is required`,
  locationRequired: 'Location is required',
  dateRequired: 'Date of event is required',
  dateInPast: 'Date of event cannot be in the past',
  groomRequired: "Groom's Name is required",
  brideRequired: "Bride's Name is required",
  typeRequired: 'Please choose the type of event',

  created: 'Event box QR code created successfully!',
  updated: 'Event box updated successfully!',
  downloaded: 'QR Code downloaded successfully',
  createQrFailed: 'Failed to create QR code',
  fetchQrFailed: 'Failed to fetch QR codes',
  createFailed: 'Failed to create event box',
  updateFailed: 'Failed to update event box',
  loadFailed: 'Failed to load event box details',
  noQrSelected: 'No QR code selected',
  qrElementMissing: 'QR code element not found',
  qrImageFailed: 'Failed to generate QR code image',
  qrDownloadFailed: 'Failed to generate QR code for download',
  fontFailed: 'Failed to load custom font. Using fallback font.',

  errorTitle: 'Error Loading Event Box',
  notFoundTitle: 'Event Box Not Found',
  editBlocked: 'You cannot edit an event that is happening today or has already passed',
  downloadBlocked: 'QR Code download unavailable: Event was more than 24 hours ago',
  noneTitle: 'No QR Codes Yet',
  createLink: 'Create Event Box',
} as const
