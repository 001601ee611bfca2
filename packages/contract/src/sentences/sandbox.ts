// The sandbox ribbon of every page: no real money moves.
export const sandboxSentences = {
  ribbon: 'Sandbox: no real money moves here.',
} as const

/** Here, not with the guest's other sentences in Hindi: those of the application's pages would then have them all. */
export const sandboxSentencesInHindi: { readonly [Name in keyof typeof sandboxSentences]: string } = {
  ribbon: 'सैंडबॉक्स: यहाँ असली पैसों का लेन-देन नहीं होता।',
}
