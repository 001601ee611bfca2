// Sentences of the contact form, in Hindi. No native reader has seen them yet.
import type { contactSentences } from './contact.ts'
import type { Translated } from './translated.ts'

export const contactSentencesInHindi = {
  fieldsRequired: 'कृपया सभी ज़रूरी जानकारी भरें',
  aboutPayment: 'भुगतान के बारे में है? ये बातें भी लिखें, ताकि हम उसे ढूँढ सकें',
  paymentLines: 'भुगतान की तारीख़: \nरक़म: \nमोबाइल नंबर जो दिया गया था: \nUPI रेफ़रेंस नंबर (UTR): \n\n',
  sent: 'संदेश भेज दिया गया! हम जल्द जवाब देंगे।',
  noResponse: 'सर्वर से जवाब नहीं मिला',
  sendFailed: 'संदेश नहीं भेजा जा सका',
  sendFailedToast: 'संदेश नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  title: 'बताइए, क्या मदद चाहिए?',
  text: 'आपका संदेश कोई इंसान पढ़ेगा और जवाब देगा।',
  expectations: [
    'दिन-रात, शादी की रात भी, आपकी मदद के लिए लोग हैं।',
    'भुगतान के बारे में है? तारीख़, रक़म और मोबाइल नंबर लिखें, हम उसे ढूँढ लेंगे।',
    'हिन्दी या English, जैसे आपको आसान लगे।',
  ],
  name: 'नाम',
  subject: 'विषय',
  message: 'संदेश',
  send: 'संदेश भेजें',
} satisfies Translated<typeof contactSentences>
