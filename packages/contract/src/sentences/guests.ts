// What guest management says (spec §2, §4, §8).
export const guestsSentences = {
  fetchFailed: 'Failed to fetch guests. Please try again.',
  requestMoneyTooEarly: 'Request money is not available yet.',
  requestMoneyTooltip: 'You can request money 24 hours after the event date.',
  moneyRequested: 'Money request initiated successfully!',
  nothingToDownload: 'No guest data available to download.',
  csvFailed: 'Failed to download CSV. Please try again.',
  csvDownloaded: 'CSV file downloaded successfully!',
  noBoxes: 'No Event Box Yet',
  selectBox: 'Select a Event Box',
  noGuestsTitle: 'No Guests Yet',
  noGuestsText: 'Share your QR code with friends and family to start receiving contributions',
  noName: 'Unknown',
  noPhone: 'No Phone',
  noAddress: 'No address provided',
  noDate: 'N/A',
} as const
