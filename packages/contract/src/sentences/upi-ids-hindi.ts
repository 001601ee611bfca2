// Sentences about whose UPI ID it is that a host has saved, in Hindi. No native reader has seen them yet.
import type { Translated } from './translated.ts'
import type { upiIdSentences } from './upi-ids.ts'

const checkYourself = 'कृपया अपने UPI ऐप से मिलाकर देखें। एक भी अक्षर ग़लत हुआ, तो पैसे किसी और को मिल सकते हैं।'

export const upiIdSentencesInHindi = {
  title: 'बताएँ, क्या यह खाता आपका है',
  questionFailed: 'यह सवाल नहीं खुल सका।',
  wrongTitle: 'आपकी UPI ID पर पैसे नहीं भेजे जा सकते',
  asking: 'बैंक से खाते का नाम पूछा जा रहा है…',
  registeredTo: 'यह खाता इनके नाम पर है:',
  ofUpiId: (upiId) => `आपकी UPI ID: ${upiId}`,
  yes: 'हाँ, यह मेरा खाता है',
  no: 'नहीं, बदलना है',
  unlikeTitle: 'कृपया खाते का नाम जाँचें',
  bankHas: 'बैंक में नाम',
  youHave: 'आपका लिखा नाम',
  compare: 'क्या आपके बैंक खाते पर यही नाम है? दोनों नाम हमें एक जैसे नहीं लगे।',
  unlike: (registered) => `ग़लत खाते में गए पैसे वापस नहीं आते। क्या आपका शगुन ${registered} को ही भेजें?`,
  sure: 'हाँ, पक्का',
  confirmed: 'आपने कहा है कि यह खाता आपका है। मेहमान यही नाम देखेंगे।',
  denied: 'आपने कहा कि यह खाता आपका नहीं है, इसलिए हम इसमें पैसे नहीं भेजेंगे। कृपया दूसरी UPI ID डालें।',
  mineAfterAll: 'नहीं, यह मेरा ही है',
  notFound: 'यह UPI ID ग़लत है, इसलिए हम इस पर पैसे नहीं भेजेंगे। कृपया सही UPI ID डालें।',
  change: 'यह UPI ID बदलें',
  unchecked: checkYourself,
  unanswered: {
    'no-answer': `बैंक से जवाब नहीं मिला। ${checkYourself}`,
    refused: `हम बैंक से नहीं पूछ सके। ${checkYourself}`,
    'no-name': `यह UPI ID बैंक में है, पर बैंक ने नाम नहीं बताया। ${checkYourself}`,
  },
  ask: 'खाते का नाम जाँचें',
  askAgain: 'फिर जाँचें',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
} satisfies Translated<typeof upiIdSentences>
