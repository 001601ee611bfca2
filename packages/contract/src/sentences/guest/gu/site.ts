// Header, footer and warnings around a notice, in Gujarati. No native reader has seen these words yet.
import type { SiteWords } from '../in-language.ts'

export const site = {
  menu: 'મેનૂ',
  site: 'સાઇટ',
  aboutAndPolicies: 'પરિચય અને નીતિઓ',
  slogan: 'આશીર્વાદનું કવર, રોકડ વિના. આપના સવાલોના જવાબ અમે દિવસ-રાત આપીએ છીએ.',
  signIn: 'સાઇન ઇન કરો',
  signUp: 'ખાતું બનાવો',
  about: 'અમારા વિશે',
  contactUs: 'અમારો સંપર્ક કરો',
  terms: 'નિયમો અને શરતો',
  refundPolicy: 'રિફંડ અને રદ કરવાની નીતિ',
  privacyPolicy: 'ગોપનીયતા નીતિ',
  tooOld: 'જો અહીં કંઈ કામ ન કરે, તો કદાચ આપનું બ્રાઉઝર જૂનું છે. કૃપા કરીને તેને અપડેટ કરો અથવા બીજું વાપરો.',
  ribbon: 'સૅન્ડબૉક્સ: અહીં સાચા પૈસાની લેવડદેવડ થતી નથી.',
} satisfies SiteWords
