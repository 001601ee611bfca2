// Sentences of guests' blessings in a host's lists.
export const blessingSentences = {
  hidden: 'Blessing hidden',
  failed: 'We couldn’t hide or show this blessing. Please try again.',
  hide: 'Hide',
  show: 'Show',
  hideOf: (guest: string) => `Hide the blessing of ${guest}`,
  showOf: (guest: string) => `Show the blessing of ${guest}`,
} as const
