// The language of the application's current page: that of a notice, English for all others.
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { useLocation } from 'react-router'
import { noticeForGuests, paths } from '../../paths.ts'

const LANGUAGES = new Map<string, GuestLanguage>([
  ...GUEST_LANGUAGES.map((language) => [noticeForGuests(language), language] as const),
  [paths.notice.hostsInHindi.href(), 'hi'],
])

export const usePageLanguage = (): GuestLanguage =>
  LANGUAGES.get(useLocation().pathname.replace(/\/$/, '')) ?? 'en'
