// The host's activity feed in Hindi.
import type { ActivitySentences } from './activities.ts'
import { paidToInHindi } from './bank-account-hindi.ts'

const payee = (to: string | null): string => (to === null ? 'आपको' : paidToInHindi(to))

export const activitySentencesInHindi: ActivitySentences = {
  'event-box-created': { title: 'नया लिफ़ाफ़ा', text: ({ box }) => `लिफ़ाफ़ा “${box}” बन गया` },
  'event-box-updated': { title: 'लिफ़ाफ़ा बदला', text: ({ box }) => `लिफ़ाफ़ा “${box}” बदल दिया गया` },
  'event-box-deleted': { title: 'लिफ़ाफ़ा हटाया', text: ({ box }) => `लिफ़ाफ़ा “${box}” हटा दिया गया` },
  'contribution-received': {
    title: 'शगुन आया',
    text: ({ guest, amount }) => `${guest ?? 'एक मेहमान'} ने ${amount} का शगुन दिया`,
  },
  'contribution-refunded': {
    title: 'शगुन वापस',
    text: ({ guest, amount }) => `${guest ?? 'एक मेहमान'} को ${amount} लौटा दिए गए`,
  },
  refundedOtherwise: {
    'not-taken': ({ guest, amount }) => `${amount} फिर आपके हैं: ${guest ?? 'मेहमान'} के बैंक ने लौटाए गए पैसे नहीं लिए`,
    dispute: ({ guest, amount }) => `बैंक में शिकायत के बाद ${amount} ${guest ?? 'मेहमान'} के बैंक को लौट गए`,
  },
  'profile-updated': { title: 'जानकारी बदली', text: () => 'आपकी जानकारी सेव हो गई' },
  'password-changed': {
    title: 'पासवर्ड बदला',
    text: () => 'आपका पासवर्ड बदल गया; आप बाकी सब फ़ोन और कंप्यूटर से बाहर निकल गए',
  },
  'upi-id-changed': {
    title: 'UPI ID बदली',
    text: ({ before, after }) => {
      if (after === null) return `आपकी UPI ID ${before} हटा दी गई`
      return before === null ? `आपकी UPI ID अब ${after} है` : `आपकी UPI ID ${before} की जगह अब ${after} है`
    },
  },
  'bank-account-changed': {
    title: 'बैंक खाता बदला',
    text: ({ before, after }) => {
      if (after === null) return `आपका बैंक खाता (आख़िरी अंक ${before}) हटा दिया गया`
      return before === null
        ? `आपका शगुन अब बैंक खाते (आख़िरी अंक ${after}) में आएगा`
        : `आपका बैंक खाता बदल गया: पहले आख़िरी अंक ${before} थे, अब ${after} हैं`
    },
  },
  'payout-waiting': {
    title: 'पैसे रुके हैं',
    text: ({ amount, box, to }) => `“${box}” के ${amount} रुके हैं: कृपया ${to} डालें`,
  },
  waitsFor: {
    'upi-id': 'अपनी UPI ID',
    'another-upi-id': 'दूसरी UPI ID',
    'another-bank-account': 'दूसरा बैंक खाता',
  },
  'payout-due': {
    title: 'पैसे रास्ते में',
    text: ({ amount, box, day }) => `“${box}” के ${amount} ${day} तक आपको मिल जाएँगे`,
  },
  'payout-sent': {
    title: 'पैसे भेजे',
    text: ({ amount, box, to }) => `“${box}” के ${amount} ${payee(to)} भेजे जा रहे हैं`,
  },
  'payout-paid': {
    title: 'पैसे पहुँचे',
    text: ({ amount, box, to }) => `“${box}” के ${amount} ${payee(to)} पहुँच गए`,
  },
  'payout-reversed': {
    title: 'पैसे लौट आए',
    text: ({ amount, box, to }) => `“${box}” के ${amount} ${to ?? 'आपके बैंक'} से लौट आए`,
  },
  'payout-failed': {
    title: 'पैसे नहीं पहुँचे',
    text: ({ amount, box, to }) => `“${box}” के ${amount} ${payee(to)} नहीं भेजे जा सके`,
  },
}
