// The language of the application's current page, and the words around it: a notice names both, all other pages are in English.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { site } from '@lifafa/contract/sentences/guest/en/site'
import type { SiteWords } from '@lifafa/contract/sentences/guest/in-language'
import { useLocation } from 'react-router'
import { usePageHandle } from '../../page-handle.ts'

export function usePageLanguage(): GuestLanguage {
  const { pathname } = useLocation()
  return usePageHandle().languageAt?.(pathname) ?? 'en'
}

export function useSiteWords(): SiteWords {
  const language = usePageLanguage()
  return usePageHandle().siteWords?.[language] ?? site
}
