// Sentences of a host's whole account, in Hindi: download everything, delete it. No native reader has seen them yet.
import { MAX_EXPORTED_ROWS } from '../limits.ts'
import { formatCount } from '../money.ts'
import type { deleteAccountSentences, exportAccountSentences } from './account.ts'
import type { Translated } from './translated.ts'

export const exportAccountSentencesInHindi = {
  title: 'आपकी सारी जानकारी',
  text: 'अपनी सारी जानकारी एक फ़ाइल में डाउनलोड करें: खाता, लिफ़ाफ़े, मेहमान, आपको भेजे गए पैसे और गतिविधियाँ। Excel में खोलने के लिए मेहमानों की सूची लें।',
  button: 'सब डाउनलोड करें',
  preparing: 'तैयार हो रहा है...',
  confirm: 'इस फ़ाइल में आपके मेहमानों की जानकारी है। आगे बढ़ने के लिए अपना पासवर्ड लिखें।',
  downloaded: 'आपकी जानकारी डाउनलोड हो गई।',
  failed: 'फ़ाइल नहीं बन सकी। कृपया फिर कोशिश करें।',
  tooLarge: `आपकी जानकारी की एक सूची में ${formatCount(MAX_EXPORTED_ROWS)} से ज़्यादा पंक्तियाँ हैं, जो एक फ़ाइल में नहीं आ सकतीं। हर आयोजन के मेहमानों की सूची डाउनलोड करें, और बाकी के लिए हमें लिखें।`,
} satisfies Translated<typeof exportAccountSentences>

export const deleteAccountSentencesInHindi = {
  title: 'खाता मिटाएँ',
  text: 'हम आपकी जानकारी, लिफ़ाफ़े और मेहमानों की जानकारी मिटा देंगे। रक़में और बैंक के रेफ़रेंस नंबर बिना नाम के हमारे हिसाब में रहेंगे। मिटाने के बाद कुछ वापस नहीं आएगा, इसलिए पहले अपनी जानकारी डाउनलोड कर लें।',
  button: 'मेरा खाता मिटाएँ',
  deleting: 'मिटा रहे हैं...',
  confirmTitle: 'आपका खाता मिटाएँ?',
  confirm:
    'आप हर फ़ोन और कंप्यूटर से बाहर निकल जाएँगे, और मेहमान आपके लिफ़ाफ़ों में शगुन नहीं दे सकेंगे। इसे वापस नहीं लाया जा सकता।',
  deleted: 'आपका खाता मिटा दिया गया।',
  failed: 'आपका खाता नहीं मिटाया जा सका। कृपया फिर कोशिश करें।',
  obstacles: {
    owed: (amount) => `आपके ${amount} अभी भेजने बाकी हैं। पैसे पहुँचने के बाद आप खाता मिटा सकते हैं।`,
    owes: (amount) => `${amount} का हिसाब बाकी है: आपको भेजने के बाद एक शगुन लौटाया गया। कृपया हमें लिखें।`,
    payout: 'आपके पैसे रास्ते में हैं, या अब भी लौट सकते हैं। पैसे पहुँचने के दस दिन बाद आप खाता मिटा सकते हैं।',
    transfer:
      'आपका कुछ शगुन Razorpay के पास है, जो आयोजन के अगले दिन आपकी UPI ID पर भेजा जाएगा। उसके बाद आप खाता मिटा सकते हैं।',
    order: 'हो सकता है कि कोई मेहमान अभी भुगतान कर रहा हो। कृपया तीन दिन बाद फिर कोशिश करें।',
    refund: 'आपके एक मेहमान को पैसे लौटाए जा रहे हैं। यह पूरा होने के बाद आप खाता मिटा सकते हैं।',
    dispute: 'एक मेहमान के बैंक ने भुगतान पर सवाल उठाया है। फ़ैसला होने के बाद आप खाता मिटा सकते हैं।',
  },
} satisfies Translated<typeof deleteAccountSentences>
