// Sentences of guests' blessings in a host's lists, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { blessingSentences } from './blessings.ts'

export const blessingSentencesInHindi = {
  hidden: 'आशीर्वाद छिपा है',
  failed: 'यह आशीर्वाद छिपाया या दिखाया नहीं जा सका। कृपया फिर कोशिश करें।',
  hide: 'छिपाएँ',
  show: 'दिखाएँ',
  hideOf: (guest) => `${guest} का आशीर्वाद छिपाएँ`,
  showOf: (guest) => `${guest} का आशीर्वाद दिखाएँ`,
} satisfies Translated<typeof blessingSentences>
