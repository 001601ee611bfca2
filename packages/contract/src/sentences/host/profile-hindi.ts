// Sentences of the account settings, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { profileSentences } from './profile.ts'

export const profileSentencesInHindi = {
  payee: 'आपका शगुन कहाँ भेजा जाए',
  emailFixed: 'ईमेल पता नहीं बदला जा सकता',
  upiHint: 'वह UPI ID लिखें जिस पर पैसे भेजे जाएँ',
  upiUnused: 'आपका शगुन आपके बैंक खाते में भेजा जाता है। इस UPI ID पर कुछ नहीं भेजा जाता।',
  upiPlaceholder: 'username@bank',
  upiInvalidInline: 'कृपया सही UPI ID लिखें (जैसे username@bank)',
  upiInvalidToast: 'कृपया सही UPI ID लिखें',
  upiInvalid: 'यह UPI ID सही नहीं है',
  currentPasswordRequired: 'कृपया अभी का पासवर्ड लिखें।',
  currentPasswordWrong: 'अभी का पासवर्ड ग़लत है।',
  newPasswordsDiffer: 'दोनों नए पासवर्ड एक जैसे नहीं हैं',
  passwordNeeded: 'UPI ID बदलने के लिए कृपया अपना पासवर्ड लिखें।',
  changeUpiTitle: 'UPI ID बदलें?',
  removeUpiTitle: 'UPI ID हटाएँ?',
  upiFrom: 'पहले',
  upiTo: 'अब',
  noUpiId: 'कोई नहीं',
  changeUpiText:
    'आपका शगुन हम इस UPI ID पर भेजेंगे। सुरक्षा के लिए, बदलने के एक दिन बाद ही पैसे भेजे जाते हैं, और हम आपको ईमेल करेंगे।',
  removeUpiText: 'नई UPI ID डालने तक हम पैसे नहीं भेज सकेंगे। उसके एक दिन बाद पैसे भेजे जाएँगे।',
  changeUpi: 'UPI ID बदलें',
  removeUpi: 'UPI ID हटाएँ',
  cancel: 'रहने दें',
  payoutsWait: (day, time) => `आपने बदला कि शगुन कहाँ भेजा जाए, इसलिए पैसे ${day}, ${time} के बाद भेजे जाएँगे।`,
  fetchFailed: 'आपकी जानकारी नहीं मिल सकी',
  failedTitle: 'आपकी जानकारी नहीं खुल सकी',
  failedText: 'आपकी जानकारी सुरक्षित है। कृपया फिर कोशिश करें।',
  updateFailed: 'जानकारी नहीं बदली जा सकी',
  updated: 'जानकारी बदल गई',
  otherDevicesEnd: 'बाकी फ़ोन और कंप्यूटर बाहर निकल जाएँगे।',
  passwordChangeFailed: 'पासवर्ड नहीं बदला जा सका',
  passwordChanged: 'पासवर्ड बदल गया',
  footer: 'सुरक्षित • भरोसेमंद • आसान',
} satisfies Translated<typeof profileSentences>
