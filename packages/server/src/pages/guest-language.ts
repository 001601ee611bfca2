// Determines the language of the guest's page: chosen now, or earlier, or else preferred by the browser.

import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { LANGUAGE_KEPT_MS } from '@lifafa/contract/limits'

const isSpoken = (language: unknown): language is GuestLanguage =>
  GUEST_LANGUAGES.includes(language as GuestLanguage)

/** The supported language that is highest in `accept-language` (RFC 9110 §12.5.4), by quality, then by place. */
function preferred(accepted: string): GuestLanguage {
  const wanted = accepted.split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined)
    return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
  })
  const [best] = wanted
    .filter(({ language, quality }) => isSpoken(language) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return isSpoken(best?.language) ? best.language : GUEST_LANGUAGES[0]
}

export interface LanguageSigns {
  /** `lang` of the address. */
  asked: unknown
  cookies: string | undefined
  accepted: string | undefined
}

const COOKIE = 'language'

/** `isChosen`: on this page load, so that it has to be stored. */
export function guestLanguage(signs: LanguageSigns): { language: GuestLanguage; isChosen: boolean } {
  const { asked, cookies = '', accepted = '' } = signs
  if (isSpoken(asked)) return { language: asked, isChosen: true }
  const stored = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookies)?.[1]
  return { language: isSpoken(stored) ? stored : preferred(accepted), isChosen: false }
}

const ATTRIBUTES = [
  `Path=${contributePath('')}`,
  `Max-Age=${LANGUAGE_KEPT_MS / 1000}`,
  'SameSite=Lax',
  'HttpOnly',
]

/** Stores a choice for all boxes: two letters, the same for every guest who chose so. `origin`: the page's origin. */
export const languageCookie = (language: GuestLanguage, origin: string): string =>
  [`${COOKIE}=${language}`, ...ATTRIBUTES, ...(origin.startsWith('https:') ? ['Secure'] : [])].join('; ')
