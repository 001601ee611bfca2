// Reads from a call's headers the language of the guest's page from which it comes: chosen earlier, or else preferred by the browser.
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'

/** The cookie that stores a choice. */
export const LANGUAGE_COOKIE = 'language'

export const isSpoken = (language: unknown): language is GuestLanguage =>
  GUEST_LANGUAGES.includes(language as GuestLanguage)

/** The supported language that is highest in `accept-language` (RFC 9110 §12.5.4), by quality, then by place. */
function preferred(accepted: string): GuestLanguage | null {
  const wanted = accepted.split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined)
    return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
  })
  const [best] = wanted
    .filter(({ language, quality }) => isSpoken(language) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return isSpoken(best?.language) ? best.language : null
}

export interface LanguageHeaders {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}

/** Null if neither the cookie nor the browser names a language of ours. */
export function browserLanguage({
  cookie = '',
  'accept-language': accepted = '',
}: LanguageHeaders): GuestLanguage | null {
  const stored = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookie)?.[1]
  return isSpoken(stored) ? stored : preferred(accepted)
}
