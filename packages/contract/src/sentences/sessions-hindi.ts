// Sentences of the list of a user's sessions, in Hindi. No native reader has seen them yet.
import { formatCount } from '../money.ts'
import type { sessionSentences } from './sessions.ts'
import type { Translated } from './translated.ts'

export const sessionSentencesInHindi = {
  title: 'आप कहाँ-कहाँ साइन इन हैं',
  text: 'कोई फ़ोन या कंप्यूटर आपका नहीं है? उसे बाहर निकालें और अपना पासवर्ड बदलें।',
  listFailed: 'सूची नहीं खुल सकी।',
  fetchFailed: 'आपके साइन-इन की सूची नहीं मिल सकी',
  list: 'फ़ोन और कंप्यूटर',
  device: (browser, system) =>
    [system, browser ?? (system && 'ब्राउज़र')].filter(Boolean).join(', ') || 'अनजान फ़ोन या कंप्यूटर',
  thisOne: 'यही वाला',
  lastUsed: (when, network) =>
    network === null ? `पिछली बार: ${when}` : `पिछली बार: ${when}, नेटवर्क ${network}`,
  usedNow: (network) => (network === null ? 'अभी चालू' : `अभी चालू, नेटवर्क ${network}`),
  signedIn: (day) => `${day} को साइन इन किया`,
  end: 'बाहर निकालें',
  ending: 'बाहर निकाल रहे हैं...',
  endOf: (device) => `${device} को बाहर निकालें`,
  endOthers: 'बाकी सबको बाहर निकालें',
  endOthersTitle: 'बाकी सब फ़ोन और कंप्यूटर बाहर निकालें?',
  endOthersConsequences: [
    'आप बाकी सब ब्राउज़र, फ़ोन और कंप्यूटर से तुरंत बाहर निकल जाएँगे। वहाँ फिर से साइन इन करने के लिए आपका पासवर्ड लगेगा।',
    'यहाँ आप साइन इन रहेंगे।',
  ],
  showAll: (count) => `सब ${formatCount(count)} देखें`,
  keep: 'रहने दें',
  ended: 'बाहर निकाल दिया गया',
  othersEnded: 'बाकी सब बाहर निकाल दिए गए',
  endFailed: 'बाहर नहीं निकाला जा सका',
} satisfies Translated<typeof sessionSentences>
