// Sentences of what is left to do with a new event box, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { firstStepsSentences } from './first-steps.ts'

export const firstStepsSentencesInHindi = {
  title: 'पहले शगुन तक तीन क़दम',
  titleOfFour: 'पहले शगुन तक चार क़दम',
  titleOfOnline: 'पहले ऑनलाइन शगुन तक तीन क़दम',
  share: {
    title: 'लिंक भेजें',
    text: 'WhatsApp से निमंत्रण भेजें, तारीख़ और जगह के साथ।',
    action: 'निमंत्रण दें',
  },
  print: {
    title: 'QR कोड छापें',
    text: 'दरवाज़े के लिए पोस्टर, मेज़ों के लिए कार्ड।',
    action: 'छापें',
  },
  upi: {
    title: 'अपनी UPI ID डालें',
    text: 'आयोजन के बाद शगुन यहीं भेजा जाएगा।',
    action: 'डालें',
  },
  desk: {
    title: 'नक़द के लिए डेस्क खोलें',
    text: 'सहायक लिफ़ाफ़े फ़ोन पर लिखता है, बिना इंटरनेट के भी।',
    action: 'खोलें',
  },
  done: 'हो गया',
  open: 'करना है',
} satisfies Translated<typeof firstStepsSentences>
