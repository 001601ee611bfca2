// Words of the dialog that invites guests by WhatsApp, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { invitationSentences } from './invitation.ts'

export const invitationSentencesInHindi = {
  title: 'WhatsApp पर निमंत्रण दें',
  text: 'भाषा चुनें, और चाहें तो संदेश बदल लें।',
  label: 'आपका निमंत्रण',
  linkFollows: 'आपका लिंक आख़िर में जुड़ जाएगा:',
  open: 'WhatsApp खोलें',
} satisfies Translated<typeof invitationSentences>
