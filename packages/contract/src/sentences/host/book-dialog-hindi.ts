// Sentences of the dialog that downloads the gift book, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { bookDialogSentences } from './book-dialog.ts'
import { bookOrdersInHindi } from './gift-book-hindi.ts'

export const bookDialogSentencesInHindi = {
  button: 'शगुन की बही',
  title: 'शगुन की बही डाउनलोड करें',
  text: 'ऑनलाइन और लिखे हुए सारे शगुन, जोड़ और आशीर्वाद के साथ।',
  file: 'फ़ाइल',
  formats: {
    pdf: { label: 'छापने के लिए बही', note: 'PDF, हर पन्ने पर जोड़' },
    xlsx: { label: 'Excel फ़ाइल', note: 'मोबाइल नंबर और टिप्पणी के साथ' },
  },
  paper: 'काग़ज़',
  small: 'आधा आकार',
  order: 'क्रम',
  orders: bookOrdersInHindi,
  language: 'बही की भाषा',
  download: 'डाउनलोड करें',
  preparing: 'बन रही है...',
  downloaded: 'बही डाउनलोड हो गई।',
  failed: 'बही नहीं बन सकी। कृपया फिर कोशिश करें।',
  inFileName: 'बही',
} satisfies Translated<typeof bookDialogSentences>
