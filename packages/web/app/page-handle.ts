// The static properties of a page, for the document and the server.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import type { SiteWords } from '@lifafa/contract/sentences/guest/in-language'
import { useMatches } from 'react-router'
import type { EarlyCall } from './lib/network/early-call.ts'

export interface PageHandle {
  /** A page that needs no script: it is sent without any, so that it is fast on the slowest phone. */
  isStaticPage?: true
  /**
   * The parameters of its address that change what the server renders, with their known values. The server renders
   * a page once for each of them; it ignores all other parameters, which a page may read only after hydration.
   */
  renderedBy?: Readonly<Record<string, readonly string[]>>
  /**
   * The page and what stands around it are in the language that the host has chosen. On a page, not on a layout: the
   * server renders it in the language of the browser, and the page’s `headers` are `variesByLanguage`.
   */
  isInChosenLanguage?: true
  /** The call whose answer the page shows first: the document asks for it before any script has come. */
  earlyCall?: EarlyCall
  /** The language of a page that is not always in English, by its path. */
  languageAt?: (pathname: string) => GuestLanguage
  /** The words around such a page: no other page loads them. */
  siteWords?: Readonly<Record<GuestLanguage, SiteWords>>
}

export const variesByLanguage = () => ({ vary: 'Accept-Language, Cookie' })

/** For a page that needs no script: `export const handle = staticPage`. */
export const staticPage: PageHandle = { isStaticPage: true }

/** The properties of the current page. */
export const usePageHandle = (): PageHandle => useMatches().at(-1)?.handle ?? {}
