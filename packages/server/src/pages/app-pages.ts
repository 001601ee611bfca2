// Pages of the application (React Router): every address that nothing else answers.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appPagePolicy } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { brandPicturePath } from './link-pictures/addresses.ts'

type Given = Pick<Services, 'web' | 'sandbox' | 'settings'>

/** Answers GET for whatever no other route answers; a path that the application does not know with its own page and 404. */
export function appPages(app: FastifyInstance, { web, sandbox, settings }: Given): void {
  const pictureUrl = settings.publicUrl + brandPicturePath(web)
  app.get('/*', { schema: { hide: true } }, async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    // The origin from our settings: what the Host header claims never reaches a page.
    const asked = new Request(settings.publicUrl + pathOf(request.url), {
      method: request.method,
      headers: headersOf(request),
    })
    const answer = await web.renderApp(asked, {
      nonce,
      isSandbox: sandbox,
      pictureUrl,
      tellError: (error) => request.log.error({ err: error }, 'page failed'),
    })
    reply.code(answer.status)
    for (const [name, value] of answer.headers) reply.header(name, value)
    reply.header('content-security-policy', appPagePolicy(nonce)).header('cache-control', 'no-cache')
    return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '')
  })
}

/** What follows the origin: an address that names another host (`//evil.example`, `http://evil.example/`) is a path, too. */
const pathOf = (url: string): string => `/${url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^[\\/]+/, '')}`

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return headers
}
