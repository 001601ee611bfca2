// The words and links in header and footer of public pages, in the language of the page.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { paths } from '../../paths.ts'

interface SiteLink {
  text: string
  to: string
}

interface SiteWords {
  menu: string
  /** The names of the navigation in header and footer. */
  site: string
  aboutAndPolicies: string
  slogan: string
  signIn: string
  signUp: string
  aboutLinks: SiteLink[]
  policyLinks: SiteLink[]
}

export const siteWords: Record<GuestLanguage, SiteWords> = {
  en: {
    menu: 'Menu',
    site: 'Site',
    aboutAndPolicies: 'About and policies',
    slogan: 'The envelope of blessings, without the cash. People answer your questions 24/7.',
    signIn: 'Sign In',
    signUp: 'Sign Up',
    aboutLinks: [
      { text: 'About Us', to: paths.about.href() },
      { text: 'Contact Us', to: paths.contact.href() },
    ],
    policyLinks: [
      { text: 'Terms & Conditions', to: paths.terms.href() },
      { text: 'Refund & Cancellation Policy', to: paths.refundPolicy.href() },
      { text: 'Privacy Policy', to: paths.privacyPolicy.href() },
    ],
  },
  hi: {
    menu: 'मेनू',
    site: 'साइट',
    aboutAndPolicies: 'परिचय और नीतियाँ',
    slogan: 'आशीर्वाद का लिफ़ाफ़ा, नक़दी के बिना। आपके सवालों का जवाब हम दिन-रात देते हैं।',
    signIn: 'साइन इन करें',
    signUp: 'खाता बनाएँ',
    aboutLinks: [
      { text: 'हमारे बारे में', to: paths.about.href() },
      { text: 'हमसे संपर्क करें', to: paths.contact.href() },
    ],
    policyLinks: [
      { text: 'नियम और शर्तें', to: paths.terms.href() },
      { text: 'रिफ़ंड और रद्द करने की नीति', to: paths.refundPolicy.href() },
      { text: 'गोपनीयता नीति', to: paths.privacyPolicy.href() },
    ],
  },
}
