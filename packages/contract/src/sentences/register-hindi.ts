// The register's refusals in Hindi, as a helper at a desk may meet them. A native reader has not seen them yet.
import { REGISTER } from '../limits.ts'
import { formatCount } from '../money.ts'
import type { registerSentences } from './register.ts'

export const registerSentencesInHindi = {
  kindUnknown: 'कृपया चुनें कि शगुन कैसे दिया गया।',
  amountWrong: 'कृपया ₹1 से ₹1,00,00,000 तक की रक़म अंकों में लिखें।',
  weightWrong: 'कृपया 1 मिलीग्राम से 10 किलोग्राम तक का वज़न लिखें।',
  amountOfOtherKind: 'रक़म सिर्फ़ नक़द, चेक और UPI की होती है।',
  weightOfOtherKind: 'वज़न सिर्फ़ सोने और चाँदी का होता है।',
  thingRequired: 'कृपया लिखें कि क्या दिया गया।',
  voidReasonRequired: 'कृपया लिखें कि इसे क्यों काटा गया।',
  helperRequired: 'कृपया नाम लिखें।',
  fromRequired: 'कृपया लिखें कि नक़द कौन सौंप रहा है।',
  toRequired: 'कृपया लिखें कि नक़द किसे सौंपना है।',
  envelopesWrong: 'कृपया पहले लिफ़ाफ़े का, फिर आख़िरी लिफ़ाफ़े का नंबर लिखें।',
  counterRequired: 'कृपया दोनों गिनने वालों के नाम लिखें।',
  twoCounters: 'दो अलग-अलग लोग गिनें।',
  notesWrong: 'कृपया लिखें कि कितने हैं, पूरी संख्या में।',
  differenceReasonNeeded: 'हिसाब में फ़र्क़ है। कृपया लिखें कि क्यों, और यह किसने बताया।',
  numberFull: 'इस डेस्क पर अब कोई नंबर नहीं बचा।',
  registerFull: `एक आयोजन की बही में ${formatCount(REGISTER.maxEntries)} शगुन ही लिखे जा सकते हैं।`,
  handoversFull: `एक आयोजन में नक़द ${formatCount(REGISTER.maxHandovers)} बार ही सौंपा जा सकता है।`,

  pinWrong: 'यह PIN सही नहीं है। PIN में 6 अंक होते हैं।',
  deskClosed: 'पाँच बार ग़लत PIN डाला गया। अब मेज़बान से नया लिंक और नया PIN लें।',
  deskPaused: 'मेज़बान ने यह डेस्क रोक दिया है। डेस्क फिर खुलने तक आपका लिखा इसी फ़ोन में रहेगा।',
  deskUnavailable: 'यह डेस्क अभी काम नहीं कर रहा। जब तक यह फिर न चले, आपका लिखा इसी फ़ोन में रहेगा। कृपया मेज़बान से पूछें।',
  deskEnded: 'यह डेस्क बंद हो चुका है। जो इस फ़ोन में बचा है, उसे फ़ाइल में मेज़बान को दे सकते हैं।',
  desksFull: 'इस आयोजन में और डेस्क या फ़ोन नहीं जोड़े जा सकते।',
  entryChanged: 'इस बीच किसी ने इसे बदल दिया है। कृपया इसे फिर से देखें।',
  entryCounted: 'इसे गिन लिया गया है, इसलिए इसकी रक़म नहीं बदलेगी। कृपया नया शगुन लिखें।',
  entryVoided: 'इसे काट दिया गया था।',
  entryExists: 'इसी पहचान से कुछ और लिखा जा चुका है।',
  countIncomplete: 'कुछ लिफ़ाफ़ों की रक़म बाकी है। कृपया पहले उसे भरें।',
  countChanged: 'इस बीच और लिखा गया है। कृपया जोड़ फिर से देखें।',
  nothingToCount: 'गिनने के लिए कुछ नहीं है।',
} as const satisfies Record<keyof typeof registerSentences, string>
