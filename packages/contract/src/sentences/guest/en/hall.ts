// Sentences of the screen in a hall, /hall/{token}. It shows them in Hindi (../hi/hall.ts) and in English, for all guests.
export const hallSentences = {
  scan: 'Scan to send your blessing',
  empty: 'Your blessing will appear here',
  away: 'No network. New blessings will appear when the network is back.',
  late: 'If no blessings appear, please reload this page or use a newer browser.',
  off: 'This screen is off.',
  gifts: 'Gifts',
} as const
