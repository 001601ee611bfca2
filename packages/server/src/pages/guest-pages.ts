// Serves the guest's page, /contribute/{id}: rendered once for each state of a box in each language, cached, and sent compressed.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { failures } from '@lifafa/contract/failures'
import { boxId } from '@lifafa/contract/fields/box-id'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import type { GuestPageProps } from '@lifafa/contract/web-build'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { presentPublicBox } from '../features/event-boxes/present.ts'
import { checkoutSources } from '../http/checkout-policy.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import { guestPagePermissions, guestPagePolicy } from '../http/security-headers.ts'
import { STATUS } from '../http/status.ts'
import type { Services } from '../services.ts'
import { type CachedPage, cachedPage, sendCached } from './cached-page.ts'
import { answerLanguage } from './guest-language.ts'
import { keptBoxes } from './kept-boxes.ts'
import { boxPicturePath, brandPicturePath } from './link-pictures/addresses.ts'

const MAX_PAGES_KEPT = 1000
/** Shared caches must revalidate. */
const VARY = 'accept-encoding, accept-language, cookie'

/** Answers GET /contribute/{id}: the page of an open box, 410 for an ended one, 404 for a missing one. */
export function guestPages(app: FastifyInstance, services: Services, limits: RateLimits): void {
  const { web, sandbox, providerSettings, settings, now } = services
  const unavailable = {
    state: 'unavailable',
    isSandbox: sandbox,
    pictureUrl: settings.guestUrl + brandPicturePath(web),
  } as const
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': guestPagePolicy(checkoutSources(providerSettings.checkoutUrl)),
    'permissions-policy': guestPagePermissions,
    'cache-control': 'no-cache',
    vary: VARY,
  }
  const findBox = keptBoxes(services, limits)
  const pages = new LRUCache<string, Promise<CachedPage>>({ max: MAX_PAGES_KEPT })

  const render = async (props: GuestPageProps, status: number): Promise<CachedPage> =>
    cachedPage(web.renderGuestPage(props), headers, status)

  /** Cached as a promise: a code shown on a screen in a hall brings a hundred requests at once. */
  function pageOf(key: string, props: GuestPageProps, status: number = STATUS.ok): Promise<CachedPage> {
    const cached = pages.get(key)
    if (cached) return cached
    const page = render(props, status)
    pages.set(key, page)
    page.catch(() => pages.delete(key))
    return page
  }

  /** What is no id is not read, and misses are counted apart: nobody on its Wi-Fi takes the page of a box from a hall. */
  async function readBox(request: FastifyRequest, id: string) {
    const spender = limits.spenderOf(request)
    const isId = boxId.safeParse(id).success
    if (isId) await limits.spend('guestPage', spender)
    const box = isId ? await findBox(spender, id) : undefined
    if (!box) await limits.spend('missedPage', spender)
    return box
  }

  app.get(
    contributePath(':id'),
    { schema: { hide: true }, config: { origin: 'guests' } },
    async (request, reply) => {
      const { id } = request.params as { id: string }
      const box = await readBox(request, id)
      const language = answerLanguage(request, reply, settings.guestUrl)
      if (!box || !isOpenToGuests(box.event_date, now())) {
        const { status } = box ? failures.boxExpired : failures.boxNotFound
        return sendCached(
          request,
          reply,
          await pageOf(`${language} ${status}`, { ...unavailable, language }, status),
        )
      }
      const publicBox = presentPublicBox(box)
      const props: GuestPageProps = {
        state: 'open',
        language,
        box: publicBox,
        registeredName: box.registered_name,
        checkoutUrl: providerSettings.checkoutUrl,
        isSandbox: sandbox,
        pageUrl: settings.guestUrl + contributePath(id),
        pictureUrl: settings.guestUrl + boxPicturePath(publicBox, web),
      }
      const key = `${language} ${id} ${box.updated_at.getTime()} ${box.registered_name ?? ''}`
      return sendCached(request, reply, await pageOf(key, props))
    },
  )
}
