// Makes the HTML pages of a 429 (too many requests), of a failure of ours and of a refused form, in the language of their reader: a
// guest or a host.
import type { FailureKey } from '@lifafa/contract/failures'
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import type { UnavailableProps } from '@lifafa/contract/web-build'
import type { FastifyRequest } from 'fastify'
import { hostPageLanguage } from '../http/browser-language.ts'
import type { Services } from '../services.ts'
import { refusalLanguage } from './guest-language.ts'
import { brandPicturePath } from './link-pictures/addresses.ts'

type Deps = Pick<Services, 'web' | 'sandbox' | 'settings'>

/** Stands where the request's id will. */
const REFERENCE = '{reference}'

/** Guests' pages are rendered here, once: a refusal must cost less than the refused page, and rendering may be what fails. */
export function refusalPages({ web, sandbox, settings }: Deps) {
  const facts = {
    isSandbox: sandbox,
    pictureUrl: settings.guestUrl + brandPicturePath(web),
  }
  const ofGuests = (page: Pick<UnavailableProps, 'state' | 'failure' | 'reference'>) =>
    Object.fromEntries(
      GUEST_LANGUAGES.map((language) => [language, web.renderGuestPage({ ...facts, ...page, language })]),
    ) as Record<GuestLanguage, string>
  const busy = ofGuests({ state: 'busy' })
  const ours = ofGuests({ state: 'broken', reference: REFERENCE })
  /** In place of a form that a browser sent. */
  const refused: Partial<Record<FailureKey, typeof ours>> = {
    tooLarge: ofGuests({ state: 'broken', failure: 'tooLarge' }),
    tooManyRequests: ofGuests({ state: 'broken', failure: 'tooManyRequests' }),
  }
  const busyOfHosts = { en: web.busyPage('en'), hi: web.busyPage('hi') }
  const isOfGuests = ({ routeOptions }: FastifyRequest) => routeOptions.config.origin === 'guests'
  return {
    busy: (request: FastifyRequest): string =>
      isOfGuests(request) ? busy[refusalLanguage(request)] : busyOfHosts[hostPageLanguage(request.headers)],
    broken: (request: FastifyRequest, key: FailureKey): string =>
      isOfGuests(request)
        ? (refused[key] ?? ours)[refusalLanguage(request)].replace(REFERENCE, request.id)
        : web.errorPage(hostPageLanguage(request.headers), request.id),
  }
}
