// The guest's page, /contribute/{id}: rendered once for each state of a box in each language, kept, and sent compressed.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { failures } from '@lifafa/contract/failures'
import { contributePath } from '@lifafa/contract/guest-address'
import type { GuestLanguage } from '@lifafa/contract/guest-languages'
import type { GuestPageProps } from '@lifafa/contract/web-build'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { presentPublicBox } from '../features/event-boxes/present.ts'
import { findPublicBox } from '../features/event-boxes/reads.ts'
import { guestPagePolicy } from '../http/security-headers.ts'
import { STATUS } from '../http/status.ts'
import { checkoutSources } from '../payments/checkout-policy.ts'
import type { Services } from '../services.ts'
import { guestLanguage, languageCookie } from './guest-language.ts'
import { boxPicturePath, brandPicturePath } from './link-pictures/addresses.ts'

const MAX_PAGES_KEPT = 1000
/** What a cache in between must ask again for. */
const VARY = 'accept-encoding, accept-language, cookie'
const compress = promisify(brotliCompress)

type Page = { html: string; brotli: Buffer; etag: string }

/** Answers GET /contribute/{id}: the page of an open box, 410 for one that is over, 404 for one that is not there. */
export function guestPages(app: FastifyInstance, services: Services): void {
  const { db, web, sandbox, providerSettings, settings, now } = services
  const unavailable = {
    state: 'unavailable',
    isSandbox: sandbox,
    pictureUrl: settings.guestUrl + brandPicturePath(web),
  } as const
  const policy = guestPagePolicy(checkoutSources(providerSettings.checkoutUrl))
  const pages = new LRUCache<string, Promise<Page>>({ max: MAX_PAGES_KEPT })

  async function render(props: GuestPageProps): Promise<Page> {
    const html = web.renderGuestPage(props)
    const brotli = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    return { html, brotli, etag: `"${createHash('sha256').update(html).digest('base64url')}"` }
  }

  /** Kept before it is ready: a code that is held up in a hall brings a hundred at once. */
  function pageOf(key: string, props: GuestPageProps): Promise<Page> {
    const kept = pages.get(key)
    if (kept) return kept
    const page = render(props)
    pages.set(key, page)
    page.catch(() => pages.delete(key))
    return page
  }

  /** The language of the page; one that was just chosen is kept. */
  function answerLanguage(request: FastifyRequest, reply: FastifyReply): GuestLanguage {
    const { language, isChosen } = guestLanguage({
      asked: (request.query as { lang?: unknown }).lang,
      cookies: request.headers.cookie,
      accepted: request.headers['accept-language'],
    })
    if (isChosen) reply.header('set-cookie', languageCookie(language, settings.guestUrl))
    return language
  }

  app.get(contributePath(':id'), { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params as { id: string }
    const box = await findPublicBox(db, id)
    const language = answerLanguage(request, reply)
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', vary: VARY })
    if (!box || !isOpenToGuests(box.event_date, now())) {
      reply.code(box ? failures.boxExpired.status : failures.boxNotFound.status)
      return send(request, reply, await pageOf(language, { ...unavailable, language }))
    }
    const publicBox = presentPublicBox(box)
    const props: GuestPageProps = {
      state: 'open',
      language,
      box: publicBox,
      checkoutUrl: providerSettings.checkoutUrl,
      isSandbox: sandbox,
      pageUrl: settings.guestUrl + contributePath(id),
      pictureUrl: settings.guestUrl + boxPicturePath(publicBox, web),
    }
    return send(request, reply, await pageOf(`${language} ${id} ${box.updated_at.getTime()}`, props))
  })
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.header('etag', page.etag)
  if (reply.statusCode === STATUS.ok && request.headers['if-none-match'] === page.etag)
    return reply.code(STATUS.notModified).send()
  reply.type('text/html; charset=utf-8')
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page.html)
  return reply.header('content-encoding', 'br').send(page.brotli)
}
