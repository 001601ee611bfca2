// Sentences of the frame around a host's pages, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { shellSentences } from './shell.ts'

export const shellSentencesInHindi = {
  namaste: 'नमस्ते,',
  settingsOf: (name) => `नमस्ते, ${name}: सेटिंग्स`,
  logout: 'बाहर निकलें',
  loggedOut: 'आप बाहर निकल गए। फिर मिलेंगे!',
  bigLetters: 'बड़े अक्षर',
  bigLettersText: 'इस फ़ोन पर अक्षर और बटन बड़े दिखाएँ',
  languageFailed: 'भाषा नहीं बदली जा सकी। कृपया फिर कोशिश करें।',
} satisfies Translated<typeof shellSentences>
