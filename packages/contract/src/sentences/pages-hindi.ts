// Sentences of error pages in the hosts' area, in Hindi. No native reader has seen them yet.
import type { pageSentences } from './pages.ts'
import type { Translated } from './translated.ts'

export const pageSentencesInHindi = {
  notFound: 'पेज नहीं मिला',
  missingTitle: 'यह लिफ़ाफ़ा ख़ाली है',
  missingText: 'इस पते पर कोई पेज नहीं है। शायद लिंक अधूरा है।',
  missingForGuests: 'शगुन देना है? पूरा लिंक फिर खोलें, या QR कोड स्कैन करें।',
  missingForHosts: 'आपके लिफ़ाफ़े और शगुन सुरक्षित हैं।',
  missingForAdmins: 'इस पते पर प्रशासन का कोई पेज नहीं है।',
  brokenTitle: 'हमारी ओर से कुछ गड़बड़ हुई',
  brokenText: 'आपका हिसाब सुरक्षित है। पेज को फिर खोलने से अक्सर ठीक हो जाता है।',
  brokenForAdmins: 'यह पेज नहीं खुल सका। आपने जो किया, वह दर्ज है।',
  brokenAdvice: 'फिर भी नहीं चला?',
  savedTitle: 'मेरे लिफ़ाफ़े',
  boxPages: 'लिफ़ाफ़ों के पेज',
  backToDashboard: 'मुख्य पेज पर जाएँ',
  writeToUs: 'हमें लिखें',
  loadAgain: 'फिर खोलें',
} satisfies Translated<typeof pageSentences>
