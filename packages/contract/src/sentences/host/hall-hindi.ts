// Sentences of the dialog of the screen in the hall, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { hallDialogSentences } from './hall.ts'

export const hallDialogSentencesInHindi = {
  title: 'आयोजन की स्क्रीन',
  text: 'आयोजन में टीवी या प्रोजेक्टर पर QR कोड के साथ नाम और आशीर्वाद दिखाएँ।',
  over: 'यह स्क्रीन आयोजन के अंत तक चलती है।',
  turnOn: 'स्क्रीन चालू करें',
  openLink: 'यह लिंक आयोजन के टीवी या लैपटॉप पर खोलें। यह आपको केवल अभी दिखेगा।',
  linkGone: 'स्क्रीन चालू है। इसका लिंक एक बार दिखाया जा चुका है। नया लिंक बनाने पर पुराना बंद हो जाएगा।',
  qrOf: 'स्क्रीन के लिंक का QR कोड',
  copyLink: 'स्क्रीन का लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया।',
  notCopied: 'लिंक कॉपी नहीं हो सका। कृपया उसे ख़ुद चुनकर कॉपी करें।',
  openHere: 'यहाँ खोलें',
  newLink: 'नया लिंक',
  turnOff: 'स्क्रीन बंद करें',
  settings: 'स्क्रीन पर क्या दिखे',
  pause: 'रोकें: केवल QR कोड दिखे',
  showSum: 'पूरे शगुन का जोड़ दिखे',
  holdBlessings: 'आशीर्वाद मेरे पढ़ने के बाद ही दिखें',
  latest: 'नए शगुन',
  none: 'पहला शगुन यहाँ और स्क्रीन पर दिखेगा।',
  noAddress: 'ऑनलाइन मेहमानों का पता स्क्रीन पर कभी नहीं दिखता।',
  hide: 'छिपाएँ',
  hideOf: (name) => `${name}: स्क्रीन से छिपाएँ`,
  showAgain: 'फिर दिखाएँ',
  showAgainOf: (name) => `${name}: स्क्रीन पर फिर दिखाएँ`,
  letIn: 'आशीर्वाद दिखाएँ',
  letInOf: (name) => `${name}: आशीर्वाद दिखाएँ`,
  loadFailed: 'हम आयोजन की स्क्रीन नहीं खोल सके',
  notSaved: 'यह बदलाव नहीं हो सका। कृपया फिर कोशिश करें।',
} satisfies Translated<typeof hallDialogSentences>
