// Every URL of the web application: its pattern for the router, and a function for links to it.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'

const ADMIN = `/${PRODUCT_SLUG}/admin`
const NOTICE = '/your-details'
const inAdmin = (name: string) => ({ pattern: `${ADMIN}/${name}`, href: () => `${ADMIN}/${name}` })

/** The address of a page: `pattern` for the router, `href` for links. */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  auth: {
    pattern: '/auth',
    /** Without a mode it shows sign-in, as with `mode=signin`. */
    href: (mode?: 'signin' | 'signup') => (mode ? `/auth?mode=${mode}` : '/auth'),
    /** Chooses Hindi, as the button on the page does. */
    signUpInHindi: () => '/auth?mode=signup&lang=hi',
  },
  dashboard: {
    pattern: '/dashboard',
    /** `create`: opens the dialog that creates an event box. */
    href: (dialog?: 'create') => (dialog ? `/dashboard?${dialog}` : '/dashboard'),
  },
  settings: {
    pattern: '/dashboard/settings',
    /** `section`: the one that is scrolled to, or the field that gets the focus. */
    href: (section?: 'bank-account' | 'gifts' | 'upi-id') =>
      section ? `/dashboard/settings#${section}` : '/dashboard/settings',
  },
  savedEventBoxes: {
    pattern: '/event',
    /** `page`: from 1. */
    href: (page = 1) => (page > 1 ? `/event?page=${page}` : '/event'),
  },
  eventBox: { pattern: '/event/:id', href: (id: string) => `/event/${encodeURIComponent(id)}` },
  guests: {
    pattern: '/guests',
    /** With the box whose guests it shows, where one is given, and the text or the kind of gift that is searched for. */
    href: (box?: string, search: { text?: string; kind?: 'uncounted' } = {}) =>
      box === undefined ? '/guests' : `/guests?${new URLSearchParams({ box, ...search })}`,
  },
  /** Unknown addresses in the hosts' area. */
  hostMissing: [{ pattern: '/dashboard/*' }, { pattern: '/event/*' }, { pattern: '/guests/*' }],
  about: { pattern: '/about-us', href: () => '/about-us' },
  contact: { pattern: '/contact-us', href: () => '/contact-us' },
  terms: { pattern: '/terms-conditions', href: () => '/terms-conditions' },
  refundPolicy: { pattern: '/refund-policy', href: () => '/refund-policy' },
  privacyPolicy: { pattern: '/privacy-policy', href: () => '/privacy-policy' },
  /** Says what we do with a host's details; noticeForGuests has that for guests. */
  notice: {
    hosts: { pattern: `${NOTICE}/hosts`, href: () => `${NOTICE}/hosts` },
    hostsInHindi: { pattern: `${NOTICE}/hosts/hi`, href: () => `${NOTICE}/hosts/hi` },
  },
  admin: {
    /** Redirects to the dashboard. */
    home: { pattern: ADMIN, href: () => ADMIN },
    signUp: inAdmin('signup'),
    login: inAdmin('login'),
    forgetPassword: inAdmin('forget-password'),
    dashboard: inAdmin('dashboard'),
    host: {
      pattern: `${ADMIN}/hosts/:id`,
      href: (id: string) => `${ADMIN}/hosts/${encodeURIComponent(id)}`,
    },
    payments: inAdmin('payments'),
    guests: inAdmin('guests'),
    feedback: inAdmin('feedback'),
    settings: inAdmin('settings'),
    changePassword: inAdmin('change-password'),
    missing: { pattern: `${ADMIN}/*` },
  },
  sitemap: { pattern: '/sitemap.xml', href: () => '/sitemap.xml' },
  robots: { pattern: '/robots.txt', href: () => '/robots.txt' },
  manifest: { pattern: '/manifest.webmanifest', href: () => '/manifest.webmanifest' },
} as const

/** The notice of what we do with a guest's details. The English one's address begins those of all notices. */
export const noticeForGuests = (language: GuestLanguage): string =>
  language === 'en' ? NOTICE : `${NOTICE}/${language}`

/** The public pages, which search engines may list. A function, so that pages that do not call it load no languages. */
export const listPublicPaths = (): string[] => [
  paths.home.href(),
  paths.about.href(),
  paths.contact.href(),
  paths.terms.href(),
  paths.refundPolicy.href(),
  paths.privacyPolicy.href(),
  ...GUEST_LANGUAGES.map(noticeForGuests),
  ...Object.values(paths.notice).map(({ href }) => href()),
]
