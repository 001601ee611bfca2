// Sends a page that was rendered once: whole, compressed, or as 304 to a browser that has it.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STATUS } from '../http/status.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const BROTLI_QUALITY = 10

export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  identity: Buffer
  br: Buffer
  gzip: Buffer
}

/** `headers`: content type and policy among them. */
export async function cachedPage(
  body: string,
  headers: Record<string, string>,
  status: number = STATUS.ok,
): Promise<CachedPage> {
  const bytes = Buffer.from(body)
  const [br, gzipped] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(bytes),
  ])
  // The policy belongs to the body: a cached page never gets the policy of another one.
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(bytes).digest('base64url')
  return { status, headers, etag: `"${digest}"`, identity: bytes, br, gzip: gzipped }
}

const REFUSED = /^q=0(\.0*)?$/

/** As in RFC 9110 §12.5.3, except for `*`. */
const accepts = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => REFUSED.test(parameter))
  })

export function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag)
  if (page.status === STATUS.ok && request.headers['if-none-match'] === page.etag)
    return reply.code(STATUS.notModified).send()
  reply.code(page.status)
  const accepted = request.headers['accept-encoding'] ?? ''
  for (const encoding of ['br', 'gzip'] as const)
    if (accepts(accepted, encoding)) return reply.header('content-encoding', encoding).send(page[encoding])
  return reply.send(page.identity)
}
