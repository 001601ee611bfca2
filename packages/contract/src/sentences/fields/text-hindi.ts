// Sentences of fields that stand in several of the hosts' forms, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { personSentences } from './person.ts'
import type { textSentences } from './text.ts'

export const personSentencesInHindi = {
  nameRequired: 'कृपया पूरा नाम लिखें।',
  phoneRequired: 'कृपया मोबाइल नंबर लिखें।',
  phoneNotTenDigits: 'मोबाइल नंबर 10 अंकों का होना चाहिए।',
  addressRequired: 'कृपया पता लिखें।',
} satisfies Translated<typeof personSentences>

export const textSentencesInHindi = {
  notText: 'कृपया अक्षरों में लिखें।',
  noLinks: (word) => `कृपया यहाँ लिंक या वेबसाइट का पता न लिखें: “${word}”`,
  noInvisible: (word) => `${word ? `“${word}” में` : 'इसमें'} कुछ ऐसे चिह्न हैं जो दिखाई नहीं देते। कृपया इसे दोबारा लिखें।`,
  tooManyMarks: 'एक अक्षर पर 4 से ज़्यादा चिह्न हैं। कृपया इसे दोबारा लिखें।',
  needsLetter: 'कृपया सही नाम लिखें।',
  tooLong: (max) => `कृपया ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`,
} satisfies Translated<typeof textSentences>
