// What the dashboard says (spec §2, §8).
export const dashboardSentences = {
  fetchFailed: 'Failed to fetch dashboard data',
  noUpcoming: 'No Upcoming Events',
  loading: 'Loading...',
  shareFailed: "Couldn't share right now. Please try again.",
  linkCopied: 'Link copied to clipboard! Share it with your friends.',
  copyManually: "Couldn't copy the link automatically. Please copy it manually.",
  copyFailed: "Couldn't copy the link. Please try again.",
} as const
