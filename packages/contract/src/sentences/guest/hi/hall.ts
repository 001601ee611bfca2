// Sentences of the screen in a hall in Hindi. A native reader has not seen them.
import type { hallSentences } from '../en/hall.ts'

export const hallSentencesInHindi = {
  scan: 'आशीर्वाद भेजने के लिए स्कैन करें',
  empty: 'आपका आशीर्वाद यहाँ दिखेगा',
  away: 'इंटरनेट नहीं है। इंटरनेट आने पर नए आशीर्वाद दिखेंगे।',
  late: 'अगर आशीर्वाद न दिखें, तो यह पेज फिर से लोड करें या नया ब्राउज़र इस्तेमाल करें।',
  off: 'यह स्क्रीन बंद है।',
  gifts: 'शगुन',
} satisfies { readonly [Name in keyof typeof hallSentences]: string }
