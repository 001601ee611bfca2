// The language of the application's current page, and the words around it: a notice names both, and a host chooses that of the
// hosts' pages; all other pages are in English.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { site } from '@lifafa/contract/sentences/guest/en/site'
import type { SiteWords } from '@lifafa/contract/sentences/guest/in-language'
import { useLocation, useMatches } from 'react-router'
import { type PageHandle, usePageHandle } from '../../page-handle.ts'
import { useChosenLanguage, useHindi } from '../language/language.tsx'

export function usePageLanguage(): GuestLanguage {
  const { pathname } = useLocation()
  const { languageAt } = usePageHandle()
  const chosen = useChosenLanguage()
  const isOfHost = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isInChosenLanguage)
  return isOfHost ? chosen : (languageAt?.(pathname) ?? 'en')
}

export function useSiteWords(): SiteWords {
  const language = usePageLanguage()
  const hindi = useHindi()
  return usePageHandle().siteWords?.[language] ?? (language === 'hi' && hindi ? hindi.HINDI.site : site)
}
