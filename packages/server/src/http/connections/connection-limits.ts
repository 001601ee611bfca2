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
 * Without a proxy 10,000 connections are idle: a browser keeps its own for 72 seconds after the last answer. A
 * thousand guests who have the page open have six each. Each connection takes a file descriptor and up to 20 kB.
 * Connections above the limit are closed at once, so that existing ones are answered.
 */
const MAX_CONNECTIONS = 18_000

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
