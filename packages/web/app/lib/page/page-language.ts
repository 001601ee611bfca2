// The language of the application's current page, and the words around it: those of a notice, English for all others.
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { site } from '@lifafa/contract/sentences/guest/en/site'
import type { SiteWords } from '@lifafa/contract/sentences/guest/in-language'
import { useLocation } from 'react-router'
import { usePageHandle } from '../../page-handle.ts'
import { noticeForGuests, paths } from '../../paths.ts'

const LANGUAGES = new Map<string, GuestLanguage>([
  ...GUEST_LANGUAGES.map((language) => [noticeForGuests(language), language] as const),
  [paths.notice.hostsInHindi.href(), 'hi'],
])

export const usePageLanguage = (): GuestLanguage =>
  LANGUAGES.get(useLocation().pathname.replace(/\/$/, '')) ?? 'en'

export function useSiteWords(): SiteWords {
  const language = usePageLanguage()
  return usePageHandle().siteWords?.[language] ?? site
}
