// Sentences of the dialog that edits the host's thank-you, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { thankYouDialogSentences } from './thank-you-dialog.ts'

export const thankYouDialogSentencesInHindi = {
  thankYouTitle: 'आपका धन्यवाद-संदेश',
  thankYouText: 'यह आपके WhatsApp में खुलेगा, उस भाषा में जिसमें मेहमान ने शगुन दिया।',
  thankYouHint:
    '{name} की जगह मेहमान का नाम और {event} की जगह आयोजन का नाम अपने-आप आ जाएगा। ख़ाली छोड़ेंगे, तो हमारा संदेश जाएगा।',
  thankYouIn: (language) => `${language} में`,
  thankYouSaved: 'धन्यवाद-संदेश सेव हो गया',
  thankYouNotSaved: 'धन्यवाद-संदेश सेव नहीं हो सका। कृपया फिर कोशिश करें।',
} satisfies Translated<typeof thankYouDialogSentences>
