// Header, footer and warnings around a notice, in Marathi. No native reader has seen these words yet.
import type { SiteWords } from '../in-language.ts'

export const site = {
  menu: 'मेनू',
  site: 'साइट',
  aboutAndPolicies: 'परिचय आणि धोरणे',
  slogan: 'आशीर्वादाचे पाकीट, रोख पैशांशिवाय. आपल्या प्रश्नांना आम्ही दिवस-रात्र उत्तर देतो.',
  signIn: 'साइन इन करा',
  signUp: 'खाते उघडा',
  about: 'आमच्याविषयी',
  contactUs: 'आमच्याशी संपर्क साधा',
  terms: 'अटी आणि नियम',
  refundPolicy: 'परतावा आणि रद्द करण्याचे धोरण',
  privacyPolicy: 'गोपनीयता धोरण',
  tooOld: 'इथे काही चालत नसेल, तर कदाचित आपला ब्राउझर जुना आहे. कृपया तो अपडेट करा किंवा दुसरा वापरा.',
  ribbon: 'सँडबॉक्स: इथे खऱ्या पैशांचा व्यवहार होत नाही.',
} satisfies SiteWords
