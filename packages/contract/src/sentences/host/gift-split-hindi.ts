// Sentences of the sums of a wedding's gifts, in Hindi. No native reader has seen them yet.
import { formatCount } from '../../money.ts'
import type { Translated } from '../translated.ts'
import type { giftSplitSentences } from './gift-split.ts'

export const giftSplitSentencesInHindi = {
  all: 'सारे शगुन',
  gifts: 'शगुन',
  online: (sum) => `ऑनलाइन ${sum}`,
  cash: (sum) => `नक़द ${sum}`,
  cheques: (sum) => `चेक ${sum}`,
  upi: (sum) => `परिवार को UPI ${sum}`,
  gold: (grams) => `सोना ${grams} ग्राम`,
  silver: (grams) => `चाँदी ${grams} ग्राम`,
  things: (count) => `सामान ${count === 1 ? 'का' : 'के'} ${formatCount(count)} शगुन`,
  withoutAmount: (count) => `${formatCount(count)} की गिनती बाकी`,
  onlineAlone: 'यह ऑनलाइन मिले शगुन का हिसाब है। नक़द आपके पास है, हमारे पास नहीं।',
} satisfies Translated<typeof giftSplitSentences>
