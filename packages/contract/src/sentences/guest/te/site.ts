// Header, footer and warnings around a notice, in Telugu. No native reader has seen these words yet.
import type { SiteWords } from '../in-language.ts'

export const site = {
  menu: 'మెనూ',
  site: 'సైట్',
  aboutAndPolicies: 'పరిచయం, విధానాలు',
  slogan: 'నగదు లేని ఆశీస్సుల కవరు. మీ ప్రశ్నలకు రాత్రింబగళ్లు జవాబు ఇస్తాం.',
  signIn: 'సైన్ ఇన్ చేయండి',
  signUp: 'ఖాతా తెరవండి',
  about: 'మా గురించి',
  contactUs: 'మమ్మల్ని సంప్రదించండి',
  terms: 'నిబంధనలు, షరతులు',
  refundPolicy: 'వాపసు, రద్దు విధానం',
  privacyPolicy: 'గోప్యతా విధానం',
  tooOld: 'ఇక్కడ ఏదైనా పనిచేయకపోతే బహుశా మీ బ్రౌజర్ పాతది. దయచేసి దాన్ని అప్‌డేట్ చేయండి లేదా వేరేది వాడండి.',
  ribbon: 'శాండ్‌బాక్స్: ఇక్కడ నిజమైన డబ్బు లావాదేవీలు జరగవు.',
} satisfies SiteWords
