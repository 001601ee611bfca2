// Sentences of the dialog that corrects a guest's name, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { guestNameSentences } from './guest-names.ts'

export const guestNameSentencesInHindi = {
  nameRequired: 'कृपया मेहमान का नाम लिखें।',
  nameNotSaved: 'नाम सेव नहीं हो सका। कृपया फिर कोशिश करें।',
  erased: 'इस मेहमान ने अपना नाम हटवाया है, इसलिए इसे नहीं बदला जा सकता।',
  nameCorrected: 'नाम बदल गया',
  correctTitle: 'मेहमान का नाम बदलें',
  correctText: 'आपकी सूची और फ़ाइलों में यही नाम होगा। मेहमान का लिखा नाम भी रहेगा।',
  theGuestWrote: (name) => `मेहमान ने “${name}” लिखा था।`,
  correctedFrom: (before, after) => `“${before}” की जगह “${after}” किया गया`,
  correctedBy: (name, day, time) => `${name}, ${day}, ${time}`,
  historyFailed: 'पहले के नाम नहीं मिल सके।',
} satisfies Translated<typeof guestNameSentences>
