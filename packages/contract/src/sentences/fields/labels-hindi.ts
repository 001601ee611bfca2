// Labels and buttons that several of the hosts' forms have, in Hindi. No native reader has seen them yet.
import type { Translated } from '../translated.ts'
import type { labelSentences } from './labels.ts'

export const labelSentencesInHindi = {
  firstName: 'नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  phone: 'मोबाइल नंबर',
  tenDigits: '10 अंक',
  address: 'पता',
  addressExample: 'मकान, गली, शहर',
  password: 'पासवर्ड',
  currentPassword: 'अभी का पासवर्ड',
  newPassword: 'नया पासवर्ड',
  changePassword: 'पासवर्ड बदलें',
  passwordLength: (length) => `कम से कम ${length} अक्षर`,
  signIn: 'साइन इन करें',
  signUp: 'खाता बनाएँ',
  accept: { before: 'मुझे', and: 'और', after: 'मंज़ूर हैं' },
  privacyPolicy: 'गोपनीयता नीति',
  language: 'भाषा',
  save: 'सेव करें',
  saveChanges: 'बदलाव सेव करें',
  saving: 'सेव हो रहा है...',
  sending: 'भेज रहे हैं...',
  toStart: 'शुरू के पेज पर जाएँ',
} satisfies Translated<typeof labelSentences>
