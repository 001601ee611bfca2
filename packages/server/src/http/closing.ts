// A server that is asked to end answers what is under way, and keeps no line open after it.
import type { FastifyInstance } from 'fastify'

/**
 * Node looks for idle connections once, when it stops listening. A connection whose call is answered after that, with a
 * browser or proxy that would keep it, stays open for as long as keep-alive lasts, and the process with it: so we look
 * again after each answer.
 */
export function closeIdleWhileEnding(app: FastifyInstance): void {
  let ending = false
  app.addHook('preClose', async () => {
    ending = true
  })
  app.addHook('onResponse', async () => {
    // Node counts the connection as idle only once it is done with the answer, which is after this hook.
    if (ending) setImmediate(() => app.server.closeIdleConnections())
  })
}
