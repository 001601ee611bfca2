// How long a caller may take to send a call, and how many may be connected at once: slow ones must not keep others out.
import type { FastifyInstance } from 'fastify'
import { boundLines } from '../bounded-log.ts'

/** Options of the HTTP server, in milliseconds. Node looks for slow callers at an interval: its own is half a minute. */
export const LINE_LIMITS = {
  /** The head of a call, from the first byte. */
  headersTimeout: 10_000,
  /** The whole call, its body included. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Six for each guest of two large halls that open the page in the same minute, without a proxy in front. Each takes a file
 * descriptor and some 20 kB: what is over this is closed at once, so that those who are connected are answered.
 */
const MAX_CONNECTIONS = 10_000

export function limitConnections({ server, log }: Pick<FastifyInstance, 'server' | 'log'>): void {
  server.maxConnections = MAX_CONNECTIONS
  const inBounds = boundLines(1, (_kind, leftOut) =>
    log.warn({ leftOut }, 'more connections were closed in this minute'),
  )
  server.on('drop', () =>
    inBounds('dropped', () =>
      log.warn({ max: MAX_CONNECTIONS }, 'too many connections: a new one was closed'),
    ),
  )
}
