// Sentences of gifts that were written down, and of their count, in Hindi. No native reader has seen them yet.
import { counted } from '../counted.ts'
import { formatCount } from '../money.ts'
import type { Translated } from './translated.ts'
import type { writtenGiftSentences } from './written-gifts.ts'

export const writtenGiftSentencesInHindi = {
  name: 'मेहमान का नाम',
  amount: 'रक़म, रुपये में',
  weight: 'वज़न, ग्राम में',
  grams: (grams) => `${grams} ग्राम`,
  chequeWords: 'बैंक और चेक नंबर',
  village: 'गाँव या शहर',
  relation: 'पिता या पति का नाम',
  sides: { bride: 'वधू पक्ष', groom: 'वर पक्ष' },
  strikeOutReason: 'क्यों काटा जा रहा है?',
  entries: (count) => `${formatCount(count)} शगुन`,
  battery: (percent) => `बैटरी ${percent} %`,
  countCash: 'नक़द गिनें',
  toCount: (envelopes, withoutAmount) =>
    `${counted(envelopes, 'लिफ़ाफ़ा', 'लिफ़ाफ़े')}${withoutAmount === 0 ? '' : `, ${formatCount(withoutAmount)} की रक़म बाकी`}`,
  notes: (rupees) => `₹${rupees} के कितने नोट`,
  cheques: 'कितने चेक',
  reason: 'फ़र्क़ क्यों है?',
  reasonBy: 'यह किसने बताया?',
  countClosed: (count) => `गिनती ${count} पूरी हुई।`,
} satisfies Translated<typeof writtenGiftSentences>
