// Serves the guest's page, /contribute/{id}. It is rendered once for each state of a box in each language, cached,
// and sent compressed. A browser without its scripts gets it again with the typed text.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { failures } from '@lifafa/contract/failures'
import { boxId } from '@lifafa/contract/fields/box-id'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import type { GuestPageProps, OpenBoxProps } from '@lifafa/contract/web-build'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { presentPublicBox } from '../features/event-boxes/present.ts'
import { checkoutSources } from '../http/checkout-policy.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import { readForms } from '../http/read-forms.ts'
import { guestPagePermissions, guestPagePolicy } from '../http/security-headers.ts'
import { STATUS } from '../http/status.ts'
import type { Services } from '../services.ts'
import { type CachedPage, cachedPage, sendCached } from './cached-page.ts'
import { answerLanguage } from './guest-language.ts'
import { inlineSource } from './inline-scripts.ts'
import { keptBoxes } from './kept-boxes.ts'
import { boxPicturePath, brandPicturePath } from './link-pictures/addresses.ts'

const MAX_PAGES_KEPT = 1000
/** Far more than the four fields take. A letter of Hindi is nine bytes: a long message that was pasted comes back. */
const MAX_BODY_BYTES = 64 * 1024
/** Shared caches must revalidate. */
const VARY = 'accept-encoding, accept-language, cookie'

/** Answers GET and POST /contribute/{id}: the page of an open box, 410 for an ended one, 404 for a missing one. */
export async function guestPages(
  app: FastifyInstance,
  services: Services,
  limits: RateLimits,
): Promise<void> {
  const { web, sandbox, providerSettings, settings, now } = services
  const unavailable = {
    state: 'unavailable',
    isSandbox: sandbox,
    pictureUrl: settings.guestUrl + brandPicturePath(web),
  } as const
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': guestPagePolicy(
      checkoutSources(providerSettings.checkoutUrl),
      `${inlineSource(web.inlineScripts.guestPage)} ${inlineSource(web.inlineScripts.receipt)}`,
      web.inlineStyles.map(inlineSource).join(' '),
    ),
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

  /** Malformed ids are not looked up. Misses have their own limit, so that a scanner in the hall cannot lock guests out. */
  async function readBox(request: FastifyRequest, id: string) {
    const subject = limits.subjectOf(request)
    const isId = boxId.safeParse(id).success
    if (isId) await limits.spend('guestPage', subject)
    const box = isId ? await findBox(subject, id) : undefined
    if (!box) await limits.spend('pageNotFound', subject)
    return box
  }

  /** The page's properties where its box is open; otherwise the status and the page that says so. */
  async function openBox(request: FastifyRequest, reply: FastifyReply) {
    const { id } = request.params as { id: string }
    const box = await readBox(request, id)
    const language = answerLanguage(request, reply, settings.guestUrl)
    if (!box || !isOpenToGuests(box.event_date, now())) {
      const { status } = box ? failures.boxExpired : failures.boxNotFound
      return { closed: await pageOf(`${language} ${status}`, { ...unavailable, language }, status) }
    }
    const publicBox = presentPublicBox(box)
    const props: OpenBoxProps = {
      state: 'open',
      language,
      box: publicBox,
      registeredName: box.registered_name,
      checkoutUrl: providerSettings.checkoutUrl,
      isSandbox: sandbox,
      pageUrl: settings.guestUrl + contributePath(id),
      pictureUrl: settings.guestUrl + boxPicturePath(publicBox, web),
    }
    return { props, key: `${language} ${id} ${box.updated_at.getTime()} ${box.registered_name ?? ''}` }
  }

  const route = { schema: { hide: true }, config: { origin: 'guests' } } as const

  app.get(contributePath(':id'), route, async (request, reply) => {
    const { closed, props, key } = await openBox(request, reply)
    return sendCached(request, reply, closed ?? (await pageOf(key, props)))
  })

  // Sent by the browser itself where none of the page's scripts ran, or by the choice of a language before they did or where storage is
  // blocked: the page comes again, with all that was typed.
  readForms(app, MAX_BODY_BYTES)
  app.post(contributePath(':id'), route, async (request, reply) => {
    const { closed, props } = await openBox(request, reply)
    if (closed) return sendCached(request, reply, closed)
    await limits.spend('typedPage', { ...limits.subjectOf(request), boxId: props.box.giftid })
    const page = web.renderGuestPage({
      ...props,
      typed: typedIn(request.body as FormFields | undefined),
      isPressed: !('lang' in (request.query as object)),
    })
    return reply.headers({ ...headers, 'cache-control': 'private, no-store' }).send(page)
  })
}

type FormFields = Partial<Record<'name' | 'phone' | 'amount' | 'quick' | 'address', string>>

/** A tapped amount is in a field of its own where no script copied it. */
const typedIn = ({ name = '', phone = '', amount, quick = '', address = '' }: FormFields = {}) => ({
  name,
  phone,
  amount: amount || quick,
  address,
})
