// Shuts the HTTP server down gracefully: reports not ready, answers what is under way, then closes every connection.
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** `serving`; `draining`: calls are answered, but a proxy should send no more; `ending`: new connections are refused. */
export type Phase = 'serving' | 'draining' | 'ending'

/**
 * Returns a function that tells the server's phase. For `drainMs` after the shutdown began it serves as before,
 * while `/readyz` reports not ready: a proxy stops sending before a connection is closed under a call.
 * Node closes idle connections once, when it stops listening. A connection that is answered after that would stay
 * open as long as a browser or proxy keeps it alive, and the process with it. So we close idle connections again
 * after each answer.
 */
export function endInPhases(app: FastifyInstance, drainMs: number): () => Phase {
  let phase: Phase = 'serving'
  app.addHook('preClose', async () => {
    if (drainMs > 0) {
      phase = 'draining'
      await delay(drainMs)
    }
    phase = 'ending'
  })
  app.addHook('onResponse', async () => {
    // Node counts the connection as idle only when the answer is complete, which is after this hook.
    if (phase === 'ending') setImmediate(() => app.server.closeIdleConnections())
  })
  return () => phase
}
