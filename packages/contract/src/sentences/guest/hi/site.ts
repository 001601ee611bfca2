// Header, footer and warnings around a notice, in Hindi.
import type { SiteWords } from '../in-language.ts'

export const site = {
  menu: 'मेनू',
  site: 'साइट',
  aboutAndPolicies: 'परिचय और नीतियाँ',
  slogan: 'आशीर्वाद का लिफ़ाफ़ा, नक़दी के बिना। आपके सवालों का जवाब हम दिन-रात देते हैं।',
  signIn: 'साइन इन करें',
  signUp: 'खाता बनाएँ',
  about: 'हमारे बारे में',
  contactUs: 'हमसे संपर्क करें',
  terms: 'नियम और शर्तें',
  refundPolicy: 'रिफ़ंड और रद्द करने की नीति',
  privacyPolicy: 'गोपनीयता नीति',
  tooOld: 'अगर यहाँ कुछ काम न करे, तो शायद आपका ब्राउज़र पुराना है। कृपया उसे अपडेट करें या दूसरा ब्राउज़र इस्तेमाल करें।',
  ribbon: 'सैंडबॉक्स: यहाँ असली पैसों का लेन-देन नहीं होता।',
} satisfies SiteWords
