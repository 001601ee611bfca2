// Reads from a request's headers the language of its reader: chosen earlier, or else preferred by the browser.
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { HOST_LANGUAGES, type HostLanguage, LANGUAGE_COOKIE } from '@lifafa/contract/languages'

export const isSpoken = (language: unknown): language is GuestLanguage =>
  GUEST_LANGUAGES.includes(language as GuestLanguage)

/** The one of `languages` that is highest in `accept-language` (RFC 9110 §12.5.4), by quality, then by place. */
function preferred<Language extends string>(
  accepted: string,
  languages: readonly Language[],
): Language | undefined {
  const wanted = accepted.split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined)
    const [primary] = tag.split('-')
    return { language: languages.find((one) => one === primary), quality: Number(quality ?? 1) }
  })
  const [best] = wanted
    .filter(({ language, quality }) => language && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return best?.language
}

export interface LanguageHeaders {
  cookie?: string | undefined
  'accept-language'?: string | undefined
}

/** Null if neither the cookie nor the browser names one of `languages`. */
export function browserLanguage<Language extends string>(
  { cookie = '', 'accept-language': accepted = '' }: LanguageHeaders,
  languages: readonly Language[],
): Language | null {
  const stored = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookie)?.[1]
  return languages.find((language) => language === stored) ?? preferred(accepted, languages) ?? null
}

/** The language of a host’s page before sign-in. `asked`: by its address. */
export const hostPageLanguage = (headers: LanguageHeaders, asked?: unknown): HostLanguage =>
  HOST_LANGUAGES.find((language) => language === asked) ??
  browserLanguage(headers, HOST_LANGUAGES) ??
  HOST_LANGUAGES[0]
