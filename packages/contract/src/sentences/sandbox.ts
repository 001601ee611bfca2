// The sandbox ribbon of every page: no real money moves.
export const sandboxSentences = {
  ribbon: 'Sandbox: no real money moves here.',
} as const
