// Header, footer and warnings around a notice, in English.
import type { SiteWords } from '../in-language.ts'

export const site = {
  menu: 'Menu',
  site: 'Site',
  aboutAndPolicies: 'About and policies',
  slogan: 'The envelope of blessings, without the cash. People answer your questions 24/7.',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  about: 'About Us',
  contactUs: 'Contact Us',
  terms: 'Terms & Conditions',
  refundPolicy: 'Refund & Cancellation Policy',
  privacyPolicy: 'Privacy Policy',
  tooOld: 'If something doesn’t work here, your browser may be too old. Please update it or use another one.',
  ribbon: 'Sandbox: no real money moves here.',
} satisfies SiteWords
