// Leads from an address that came with the marks around it in a chat (`…/contribute/{id}.`, `*…*`, `(…)`) to the address that was meant.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { STATUS } from '../status.ts'
import { pathOf } from './readable-url.ts'

/** An id is known by its length (contract/fields/box-id.ts), and so is the token of a receipt: text may stick to them. */
const BOX = /^\/[Cc]ontribute\/[^/]*?([1-9A-HJ-NP-Za-km-z]{22})[^/]*/
const RECEIPT = /(\/receipt\/[\w-]{43})[^/]+/
/** A short address as it is typed and copied: also in capitals, with blanks or dashes between its groups. */
const SHORT = /^\/g(\/[a-z]{4})[\s\p{Pd}]+([a-z]{4})[\s\p{Pd}]+([a-z]{4})/iu

/**
 * The path without what can be no part of ours: no page, id, code or token ends in another sign than a letter or a digit. A part
 * of such signs alone is left: its page says that there is nothing. Begins with one slash: browsers read two as the name of a host.
 * @param path decoded
 * @internal Exported for tests.
 */
export const cleanPath = (path: string): string =>
  path
    .replace(/\p{Cf}/gu, '')
    .replace(/^\/[^\w%]+$/, '/')
    .replace(SHORT, '/g$1-$2-$3')
    // Marks before a part, all that follows a sign that no address has, and marks behind a part.
    .replace(/\/[^\w/.%-]+(?=\w)/g, '/')
    .replace(/([\w.%-])[^\w/.%-].*/s, '$1')
    .replace(BOX, '/contribute/$1')
    .replace(RECEIPT, '$1')
    .replace(/([A-Za-z0-9])[^A-Za-z0-9/]+(?=\/|$)/g, '$1')
    .replace(/^\/{2,}/, '/')

/** Pages and their files alone: a call is made by a program, which gets its 404. */
export function leadToCleanAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const [path = '', query] = pathOf(url).split(/\?(.*)/s)
    if ((method !== 'GET' && method !== 'HEAD') || path.startsWith(`${API_PREFIX}/`)) return
    const decoded = decodeURIComponent(path)
    const clean = cleanPath(decoded)
    if (clean === decoded) return
    return reply
      .header('cache-control', 'no-cache')
      .redirect(encodeURI(clean) + (query ? `?${query}` : ''), STATUS.found)
  })
}
