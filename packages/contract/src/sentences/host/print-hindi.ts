// Sentences of the dialog for posters and the picture for a status, in Hindi. No native reader has seen them yet.
import { BLEED_MM } from '../../posters/printed-posters.ts'
import type { Translated } from '../translated.ts'
import type { printSentences } from './print.ts'

export const printSentencesInHindi = {
  title: 'छापें और WhatsApp स्टेटस',
  text: 'दरवाज़े, मेज़ों और आपके WhatsApp स्टेटस के लिए।',
  format: 'आकार',
  formats: {
    a4: { label: 'पोस्टर, A4', note: 'दरवाज़े या दीवार के लिए' },
    a5: { label: 'पोस्टर, A5', note: 'छोटे स्टैंड के लिए' },
    tent: { label: 'मेज़ का कार्ड', note: 'A4, बीच से मोड़ें, दोनों ओर से पढ़ा जाए' },
    status: { label: 'स्टेटस की फ़ोटो', note: '9:16, WhatsApp स्टेटस के लिए' },
  },
  language: 'भाषा',
  templates: 'पोस्टर कैसा हो',
  previewOf: (format) => `ऐसा दिखेगा: ${format}`,
  print: 'छापें',
  downloadPdf: 'PDF डाउनलोड करें',
  sharePicture: 'फ़ोटो भेजें',
  downloadPicture: 'फ़ोटो डाउनलोड करें',
  shortAddress: 'स्कैन न हो, तो मेहमान यह टाइप करें:',
  atHome: 'अपने प्रिंटर पर',
  forShop: `दुकान पर छपवाने के लिए, ${BLEED_MM}\u00a0mm किनारे के साथ`,
  fold: 'बीच से मोड़कर खड़ा करें; दोनों ओर से पढ़ा जाएगा।',
  noPreview: 'यह नहीं दिखाया जा सका।',
  lettersMissing:
    'इन नामों के कुछ अक्षर अभी PDF में नहीं छप सकते। कृपया स्टेटस की फ़ोटो लें, या “पोस्टर डाउनलोड करें” से पोस्टर लें।',
  downloaded: 'PDF डाउनलोड हो गया',
  pictureDownloaded: 'फ़ोटो डाउनलोड हो गई',
  failed: 'PDF नहीं बन सका। कृपया फिर कोशिश करें।',
  combined: 'दोनों भाषाएँ',
  looks: {
    en: 'गहरे लाल पर सुनहरा',
    other: 'हाथीदाँत रंग पर महल का द्वार',
    combined: 'दोनों, खुले लिफ़ाफ़े में',
  },
} satisfies Translated<typeof printSentences>
