// Determines the language of the guest's page: chosen now, or earlier, or else preferred by the browser.

import { API_PREFIX } from '@lifafa/contract/endpoint'
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { LANGUAGE_COOKIE } from '@lifafa/contract/languages'
import { LANGUAGE_KEPT_MS } from '@lifafa/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { browserLanguage, isSpoken } from '../http/browser-language.ts'

export interface LanguageSigns {
  /** `lang` of the address. */
  asked: unknown
  cookies: string | undefined
  accepted: string | undefined
}

/** `isChosen`: on this page load, so that it has to be stored. @internal Tested by itself. */
export function guestLanguage(signs: LanguageSigns): { language: GuestLanguage; isChosen: boolean } {
  const { asked, cookies, accepted } = signs
  if (isSpoken(asked)) return { language: asked, isChosen: true }
  const headers = { cookie: cookies, 'accept-language': accepted }
  const language = browserLanguage(headers, GUEST_LANGUAGES) ?? GUEST_LANGUAGES[0]
  return { language, isChosen: false }
}

/** The page itself, and its calls: an order keeps the language in which the guest gave. */
const PATHS = [contributePath(''), `${API_PREFIX}/payment/`]
const ATTRIBUTES = [`Max-Age=${LANGUAGE_KEPT_MS / 1000}`, 'SameSite=Lax', 'HttpOnly']

/** Stores a choice for all boxes: two letters, the same for every guest who chose so. `origin`: the page's origin. @internal Tested by itself. */
export const languageCookies = (language: GuestLanguage, origin: string): string[] =>
  PATHS.map((path) =>
    [
      `${LANGUAGE_COOKIE}=${language}`,
      `Path=${path}`,
      ...ATTRIBUTES,
      ...(origin.startsWith('https:') ? ['Secure'] : []),
    ].join('; '),
  )

const languageOf = ({ query, headers }: FastifyRequest) =>
  guestLanguage({
    asked: (query as { lang?: unknown }).lang,
    cookies: headers.cookie,
    accepted: headers['accept-language'],
  })

/** The language in which a request for a guest's page is refused: nothing is stored. */
export const refusalLanguage = (request: FastifyRequest): GuestLanguage => languageOf(request).language

/** The language in which a request for a guest's page is answered; a new choice is stored. `origin`: the page's origin. */
export function answerLanguage(request: FastifyRequest, reply: FastifyReply, origin: string): GuestLanguage {
  const { language, isChosen } = languageOf(request)
  if (isChosen) reply.header('set-cookie', languageCookies(language, origin))
  return language
}
