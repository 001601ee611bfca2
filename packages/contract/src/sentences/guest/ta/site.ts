// Header, footer and warnings around a notice, in Tamil. No native reader has seen these words yet.
import type { SiteWords } from '../in-language.ts'

export const site = {
  menu: 'மெனு',
  site: 'தளம்',
  aboutAndPolicies: 'அறிமுகமும் கொள்கைகளும்',
  slogan: 'ரொக்கம் இல்லாத ஆசி உறை. உங்கள் கேள்விகளுக்கு இரவும் பகலும் பதிலளிக்கிறோம்.',
  signIn: 'உள்நுழையுங்கள்',
  signUp: 'பதிவு செய்யுங்கள்',
  about: 'எங்களைப் பற்றி',
  contactUs: 'தொடர்புகொள்ள',
  terms: 'விதிமுறைகளும் நிபந்தனைகளும்',
  refundPolicy: 'பணம் திரும்பப் பெறுதல், ரத்துக் கொள்கை',
  privacyPolicy: 'தனியுரிமைக் கொள்கை',
  tooOld: 'இங்கே ஏதேனும் இயங்காவிட்டால் உங்கள் உலாவி பழையதாக இருக்கலாம். அதைப் புதுப்பிக்கவும் அல்லது வேறொன்றைப் பயன்படுத்தவும்.',
  ribbon: 'சோதனைத் தளம்: உண்மையான பணம் இல்லை.',
} satisfies SiteWords
