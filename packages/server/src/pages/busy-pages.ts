// Makes the HTML page of a 429 (too many requests): in the guest’s language on guest pages, else the application’s.
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { refusalLanguage } from './guest-language.ts'
import { brandPicturePath } from './link-pictures/addresses.ts'

type Deps = Pick<Services, 'web' | 'sandbox' | 'settings'>

/** Each is rendered here once: a refusal must cost less than the refused page. */
export function busyPages({ web, sandbox, settings }: Deps): (request: FastifyRequest) => string {
  const pictureUrl = settings.guestUrl + brandPicturePath(web)
  const ofHosts = web.busyPage()
  const ofGuests = Object.fromEntries(
    GUEST_LANGUAGES.map((language) => [
      language,
      web.renderGuestPage({ state: 'busy', language, isSandbox: sandbox, pictureUrl }),
    ]),
  ) as Record<GuestLanguage, string>
  return (request) =>
    request.routeOptions.config.origin === 'guests' ? ofGuests[refusalLanguage(request)] : ofHosts
}
