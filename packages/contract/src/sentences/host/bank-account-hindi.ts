// Sentences about a host's bank account, in Hindi: in the settings, the feed and emails. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { bankAccountSentences } from './bank-account.ts'

/** Money goes to a UPI ID (पर), and into an account (में). */
export const paidToInHindi = (destination: string): string =>
  `${destination} ${destination.includes('@') ? 'पर' : 'में'}`

const checkYourself = 'इसे पासबुक या बैंक के ऐप से एक-एक अंक मिला लें। एक अंक भी ग़लत हो, तो पैसे किसी और के पास जा सकते हैं।'

export const bankAccountSentencesInHindi = {
  title: 'बैंक खाता',
  why: 'ज़रूरी नहीं है। UPI से एक बार में ₹1,00,000 तक भेजे जा सकते हैं, और कुछ बैंकों में इससे कम। बैंक खाता डालेंगे, तो शगुन UPI ID की जगह उसी में भेजेंगे।',
  goesHere: 'आपका शगुन हम इसी खाते में भेजेंगे।',
  add: 'बैंक खाता डालें',
  change: 'बैंक खाता बदलें',
  remove: 'बैंक खाता हटाएँ',
  number: 'खाता नंबर',
  again: 'खाता नंबर फिर से',
  ifsc: 'IFSC',
  ifscHint: '11 अक्षर और अंक, जैसे HDFC0000053। यह चेक पर और बैंक के ऐप में लिखा होता है।',
  name: 'खाताधारक का नाम',
  nameHint: 'अंग्रेज़ी अक्षरों में, जैसा बैंक में है',
  numberRequired: 'कृपया खाता नंबर लिखें।',
  numberInvalid: 'कृपया खाता नंबर वैसे ही लिखें जैसा बैंक में है, 5 से 35 अंक और अक्षर।',
  numberAgain: 'कृपया खाता नंबर फिर से लिखें।',
  numbersDiffer: 'दोनों खाता नंबर एक जैसे नहीं हैं।',
  ifscRequired: 'कृपया IFSC लिखें।',
  ifscInvalid: 'कृपया सही IFSC लिखें, जैसे HDFC0000053। पाँचवाँ अक्षर शून्य होता है।',
  nameRequired: 'कृपया खाताधारक का नाम लिखें।',
  nameInvalid: 'कृपया नाम अंग्रेज़ी अक्षरों में लिखें, 3 से 120 अक्षर।',
  save: 'बैंक खाता जोड़ें',
  dialogTitle: 'आपका शगुन कहाँ भेजें?',
  dialogText: 'सुरक्षा के लिए, बदलने के एक दिन बाद ही पैसे भेजे जाते हैं, और हम आपको ईमेल करेंगे।',
  removeTitle: 'बैंक खाता हटाएँ?',
  removeText: 'आपका शगुन हम फिर से आपकी UPI ID पर भेजेंगे। सुरक्षा के लिए, एक दिन तक पैसे नहीं भेजे जाएँगे।',
  failed: 'बैंक खाता नहीं जुड़ सका। कृपया फिर कोशिश करें।',
  done: 'बैंक खाता जुड़ गया',
  removed: 'बैंक खाता हट गया',
  ending: (digits) => `आख़िरी अंक ${digits}`,
  yours: (digits) => `आपके बैंक खाते (आख़िरी अंक ${digits})`,
  asking: 'हम बैंक से खाताधारक का नाम पूछ रहे हैं…',
  notFound: 'यह खाता किसी बैंक में नहीं मिला, इसलिए हम इसमें पैसे नहीं भेजेंगे। कृपया इसे ठीक करें।',
  registeredTo: (name) => `बैंक के अनुसार यह खाता ${name} के नाम पर है।`,
  unlike: (name) =>
    `बैंक के अनुसार यह खाता ${name} के नाम पर है, जो आपके लिखे नाम से अलग है। ग़लत खाते में गए पैसे वापस नहीं आते। अगर यह आपका खाता नहीं है, तो कृपया इसे बदलें।`,
  unanswered: {
    'not-enabled': checkYourself,
    'no-answer': `बैंक ने जवाब नहीं दिया। ${checkYourself}`,
    refused: `हम बैंक से पूछ नहीं सके। ${checkYourself}`,
    'no-name': `खाता बैंक में है, पर बैंक ने नाम नहीं बताया। ${checkYourself}`,
  },
  removing: 'हटा रहे हैं...',
} satisfies Translated<typeof bankAccountSentences>
