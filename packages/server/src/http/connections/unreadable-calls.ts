// Answers calls that Node's parser refuses before there is a request: a head that is too long or too slow, or no
// HTTP. The answer is like every other refusal, with a code, a sentence and the usual headers.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Refusal } from '@lifafa/contract/endpoints/answers'
import { type FailureKey, failures } from '@lifafa/contract/failures'
import { FIXED_HEADERS } from '../security-headers.ts'

/** By the code of Node's error; every other one is of bytes that are no HTTP. */
const KEY_OF: Partial<Record<string, FailureKey>> = {
  HPE_HEADER_OVERFLOW: 'headTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
}

/** For Fastify's `clientErrorHandler`. Writes no line of the log: anybody can send such bytes. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable && !isAnswering(socket))
    socket.write(answerOf(KEY_OF[error.code ?? ''] ?? 'malformedRequest'))
  socket.destroy(error)
}

/**
 * Bytes of a second answer within a first one would be taken for its body. Node's own handler looks at the same field (`_http_server.js`,
 * `socketOnError`); there is no public one.
 */
const isAnswering = (socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean =>
  socket._httpMessage?.headersSent === true

function answerOf(code: FailureKey): string {
  const { status, message } = failures[code]
  const body = JSON.stringify({ success: false, code, message } satisfies Refusal)
  const headers = {
    ...FIXED_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
