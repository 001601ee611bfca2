// The links in header and footer of public pages.
import { paths } from '../../paths.ts'

export interface SiteLink {
  text: string
  to: string
}

export const aboutLinks: SiteLink[] = [
  { text: 'About Us', to: paths.about.href() },
  { text: 'Contact Us', to: paths.contact.href() },
]

export const policyLinks: SiteLink[] = [
  { text: 'Terms & Conditions', to: paths.terms.href() },
  { text: 'Refund & Cancellation Policy', to: paths.refundPolicy.href() },
  { text: 'Privacy Policy', to: paths.privacyPolicy.href() },
]
