// Limits how long a caller may take to send a call, and how many connections are open at once.
import type { FastifyInstance } from 'fastify'
import { boundLines } from '../bounded-log.ts'

/** Options of the HTTP server, in milliseconds. Node checks for slow callers at an interval, by default every half minute. */
export const LINE_LIMITS = {
  /** The headers, from the first byte. */
  headersTimeout: 10_000,
  /** The whole call, body included. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Six for each guest of two large halls that open the page in the same minute, without a proxy in front. Each takes a file
 * descriptor and about 20 kB. Connections above the limit are closed at once, so that existing ones are answered.
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
