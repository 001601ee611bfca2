// Answers a call with a stream of server-sent events (HTML standard, 9.2).
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Failure } from './failure.ts'

/** Throws Failure `unavailable` without a stream: the page polls. */
export function sendStream(reply: FastifyReply, stream: Readable | undefined): FastifyReply {
  if (!stream) throw new Failure('unavailable')
  return (
    reply
      .type('text/event-stream')
      .header('cache-control', 'no-store')
      // nginx would collect the events (ngx_http_proxy_module, proxy_buffering).
      .header('x-accel-buffering', 'no')
      .send(stream)
  )
}
