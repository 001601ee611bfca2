// Sentences of the sums of a wedding's gifts. Apart from those of the register: the box's page shows them first.
import { formatCount } from '../../money.ts'

export const giftSplitSentences = {
  all: 'All gifts',
  gifts: 'Gifts',
  /** `sum`: an amount, or a weight in grams. */
  online: (sum: string) => `Online ${sum}`,
  cash: (sum: string) => `Cash ${sum}`,
  cheques: (sum: string) => `Cheques ${sum}`,
  upi: (sum: string) => `UPI to the family ${sum}`,
  gold: (grams: string) => `Gold ${grams} g`,
  silver: (grams: string) => `Silver ${grams} g`,
  things: (count: number) => `${formatCount(count)} ${count === 1 ? 'gift' : 'gifts'} in kind`,
  withoutAmount: (count: number) => `${formatCount(count)} still to be counted`,
  onlineAlone: 'These are your online gifts. Cash is with you, not with us.',
} as const
