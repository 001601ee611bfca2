// Sentences of the poster: why to give, and how, in English and in Hindi.
import type { EventType } from '../../event-type.ts'
import { FEE_PERCENT } from '../../limits.ts'

export interface PosterWords {
  /** Above the names. */
  greeting: string
  /** The sentence to read from afar; each entry is one line. */
  motto: readonly [string, string]
  /** How a guest gives: scan, write a name, pay. */
  steps: readonly [string, string, string]
  /** Before the short address, on posters to print. */
  type: string
  /** Below the steps, beside an address. */
  fee: string
}

const fee = `A ${FEE_PERCENT}% fee is added when you pay.`
const feeInHindi = `भुगतान पर ${FEE_PERCENT}% सेवा शुल्क अलग से लगता है।`
/** The phone's camera must scan it: UPI apps' own scanners may refuse a code that opens a page. */
const englishSteps = ['Scan with your phone camera', 'Enter your name', 'Pay with any UPI app'] as const

export const posterSentences: {
  english: Record<EventType, PosterWords>
  hindi: Record<EventType, PosterWords>
} = {
  english: {
    marriage: {
      greeting: 'With the blessings of our families',
      motto: ['Your blessing is', 'our most treasured gift'],
      steps: englishSteps,
      type: 'or type',
      fee,
    },
    other: {
      greeting: 'A warm welcome to you',
      motto: ['Your good wishes', 'mean the world to us'],
      steps: englishSteps,
      type: 'or type',
      fee,
    },
  },
  hindi: {
    marriage: {
      greeting: 'शुभ विवाह',
      motto: ['आपका आशीर्वाद ही हमारा', 'सबसे अनमोल उपहार है'],
      steps: ['फ़ोन के कैमरे से स्कैन करें', 'नाम लिखें', 'UPI से शगुन भेजें'],
      type: 'या टाइप करें',
      fee: feeInHindi,
    },
    other: {
      greeting: 'आपका हार्दिक स्वागत है',
      motto: ['आपका स्नेह और शुभकामनाएँ', 'हमारे लिए अनमोल हैं'],
      steps: ['फ़ोन के कैमरे से स्कैन करें', 'नाम लिखें', 'UPI से भेंट भेजें'],
      type: 'या टाइप करें',
      fee: feeInHindi,
    },
  },
}
