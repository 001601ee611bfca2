// Sentences about a host's account at Razorpay, in Hindi. No native reader has seen them yet.
import type { linkedAccountSentences } from './linked-accounts.ts'
import type { Translated } from './translated.ts'

export const linkedAccountSentencesInHindi = {
  title: 'आपका शगुन कहाँ रखा जाता है',
  why: 'Razorpay आपका शगुन आपके नाम के एक खाते में रखता है और आयोजन के अगले दिन आपकी UPI ID पर भेजता है। क़ानून के अनुसार इसके लिए आपका PAN ज़रूरी है। हम इसे Razorpay को भेजते हैं और अपने पास नहीं रखते।',
  noUpiId: 'कृपया पहले अपनी UPI ID डालें।',
  pan: 'PAN',
  panInvalid: 'कृपया अपना PAN लिखें, दस अक्षर और अंक, जैसे ABCPE1234F',
  send: 'मेरा PAN भेजें',
  sending: 'भेज रहे हैं...',
  states: {
    'no-upi-id': 'शगुन लेना शुरू करने के लिए अपनी UPI ID और PAN डालें। एक मिनट लगेगा।',
    missing:
      'शगुन लेना शुरू करने के लिए सेटिंग्स से अपना PAN भेजें। Razorpay जिस खाते में शगुन रखता है, क़ानून के अनुसार उसके लिए यह ज़रूरी है।',
    asking: 'Razorpay ने जवाब नहीं दिया। कृपया अपना PAN फिर से भेजें।',
    'under-review': 'Razorpay आपकी जानकारी जाँच रहा है। जाँच पूरी होते ही मेहमान शगुन दे सकेंगे।',
    'needs-clarification':
      'Razorpay ने आपको ईमेल से कुछ पूछा है। कृपया उसका जवाब दें। जानकारी सही पाए जाने पर मेहमान शगुन दे सकेंगे।',
    active: 'Razorpay में आपका खाता खुल गया है। मेहमान शगुन दे सकते हैं।',
    suspended: 'Razorpay ने आपका खाता रोक दिया है, इसलिए मेहमान शगुन नहीं दे सकते। कृपया हमें लिखें।',
    refused: 'Razorpay ने आपकी जानकारी नहीं मानी। कृपया अपना नाम, UPI ID और PAN जाँचकर फिर से भेजें।',
  },
  subjects: {
    'needs-clarification': 'Razorpay आपके खाते के बारे में कुछ पूछ रहा है',
    active: 'अब मेहमान शगुन दे सकते हैं: Razorpay में आपका खाता खुल गया',
    suspended: 'मेहमान शगुन नहीं दे सकते: Razorpay ने आपका खाता रोक दिया',
  },
  changeUpiText:
    'नई UPI ID के लिए PAN भेजने के बाद मेहमान शगुन दे सकेंगे। जो शगुन Razorpay के पास पहले से है, वह पुरानी UPI ID पर जाएगा। हम आपको ईमेल करेंगे।',
  removeUpiText:
    'दूसरी UPI ID डालने तक मेहमान शगुन नहीं दे सकेंगे। जो शगुन Razorpay के पास पहले से है, वह इसी UPI ID पर जाएगा। हम आपको ईमेल करेंगे।',
  ofWrong: {
    changeUpiText:
      'नई UPI ID के लिए PAN भेजने के बाद मेहमान शगुन दे सकेंगे। जो शगुन Razorpay के पास पहले से है, वह रुका रहेगा। उसे पाने के लिए कृपया हमें लिखें। बदलाव के बारे में हम आपको ईमेल करेंगे।',
    removeUpiText:
      'दूसरी UPI ID डालने तक मेहमान शगुन नहीं दे सकेंगे। जो शगुन Razorpay के पास पहले से है, वह रुका रहेगा। उसे पाने के लिए कृपया हमें लिखें। बदलाव के बारे में हम आपको ईमेल करेंगे।',
  },
  earlier: (amount, upiId) =>
    `UPI ID बदलने से पहले मिले ${amount} आयोजन के अगले दिन ${upiId} पर भेजे जाएँगे। अगर आप वह UPI ID अब नहीं चलाते, तो कृपया उससे पहले हमें लिखें।`,
  earlierWrong: (amount, upiId) =>
    `UPI ID बदलने से पहले मिले ${amount} Razorpay के पास रुके हैं। ${upiId} पर नहीं भेजे जा सकते, क्योंकि आपने कहा कि यह आपकी नहीं है, या यह UPI ID है ही नहीं। पैसे पाने के लिए कृपया हमें लिखें।`,
  waitingTitle: 'अभी शगुन नहीं लिया जा सकता',
  waitingAction: 'सेटिंग्स खोलें',
  refusal: (words) => `Razorpay का कारण: ${words}`,
} satisfies Translated<typeof linkedAccountSentences>
