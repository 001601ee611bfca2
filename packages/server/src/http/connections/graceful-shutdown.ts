// A server that is asked to end: first it says so, then it answers what is under way, and keeps no line open after it.
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** `serving`; `draining`: all is answered, but no proxy should send more; `ending`: nobody new is let in. */
export type Phase = 'serving' | 'draining' | 'ending'

/**
 * Answers with the phase that the server is in. For `drainMs` after it was asked to end it serves as ever, while `/readyz`
 * lets the proxy know: it stops sending before there is a line that could be closed under a call (docs/payments.md fault 61).
 *
 * Node looks for idle connections once, when it stops listening. A connection whose call is answered after that, with a
 * browser or proxy that would keep it, stays open for as long as keep-alive lasts, and the process with it: so we look
 * again after each answer.
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
    // Node counts the connection as idle only once it is done with the answer, which is after this hook.
    if (phase === 'ending') setImmediate(() => app.server.closeIdleConnections())
  })
  return () => phase
}
