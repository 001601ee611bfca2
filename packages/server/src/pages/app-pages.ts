// Serves the pages of the application (React Router): every address that no other route matches. Each is rendered once and cached.
import { type HostLanguage, LANGUAGE_PARAMETER } from '@lifafa/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostPageLanguage } from '../http/browser-language.ts'
import { pathOf } from '../http/connections/readable-url.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import { appPagePolicy } from '../http/security-headers.ts'
import { isFailure } from '../http/status.ts'
import type { Services } from '../services.ts'
import { type CachedPage, cachedPage, sendCached } from './cached-page.ts'
import { inlineScriptSources } from './inline-scripts.ts'
import { brandPicturePath } from './link-pictures/addresses.ts'

type Deps = Pick<Services, 'web' | 'sandbox' | 'settings'>

/** Answers GET for every address without a route; a path that the application does not know with its own page and 404. */
export function appPages(app: FastifyInstance, { web, sandbox, settings }: Deps, limits: RateLimits): void {
  const pictureUrl = settings.publicUrl + brandPicturePath(web)
  /** By document address: at most as many as the application has pages. */
  const pages = new Map<string, Promise<CachedPage>>()

  /**
   * Renders from the document's address alone, because the policy allows the scripts of a rendering. A failed page
   * also shows the id of the request, in `language`, and is not kept.
   */
  async function render(
    address: string,
    language: HostLanguage,
    savesData: boolean,
    { id, log }: FastifyRequest,
  ): Promise<CachedPage> {
    const headers = { accept: 'text/html', ...(savesData && { 'save-data': 'on' }) }
    const answer = await web.renderApp(new Request(settings.publicUrl + address, { headers }), {
      isSandbox: sandbox,
      pictureUrl,
      reference: id,
      language,
      reportError: (error) => log.error({ err: error, page: address }, 'page failed'),
    })
    const body = await answer.text()
    const { vary, ...ownHeaders } = Object.fromEntries(answer.headers)
    return cachedPage(
      body,
      {
        ...ownHeaders,
        vary: ['accept-encoding', vary].filter(Boolean).join(', '),
        'cache-control': 'no-cache',
        'content-security-policy': appPagePolicy(inlineScriptSources(body)),
      },
      answer.status,
    )
  }

  function pageAt(address: string, language: HostLanguage, request: FastifyRequest): Promise<CachedPage> {
    const savesData = doesSaveData(request)
    const key = savesData ? `${address} saving data` : address
    const before = pages.get(key)
    if (before) return before
    const page = render(address, language, savesData, request)
    pages.set(key, page)
    const evict = () => pages.delete(key)
    page.then(({ status }) => isFailure(status) && evict(), evict)
    return page
  }

  app.get('/*', { schema: { hide: true }, config: { origin: 'hosts' } }, async (request, reply) => {
    const { [LANGUAGE_PARAMETER]: asked } = request.query as Record<string, unknown>
    const language = hostPageLanguage(request.headers, asked)
    const address = web.documentAddress(pathOf(request.url), language)
    await limits.spend('page', limits.subjectOf(request))
    return sendCached(request, reply, await pageAt(address, language, request))
  })
}

/** Besides its language, the only property of a request that changes the page at an address. */
const doesSaveData = ({ headers }: FastifyRequest): boolean =>
  String(headers['save-data']).toLowerCase() === 'on'
