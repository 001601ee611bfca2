// Applies the faults: a matching call fails in the requested way.

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Fault, Faults } from './faults.ts'
import { REFUSALS } from './refusals.ts'

export function applyFaults(app: FastifyInstance, faults: Faults) {
  const toBeCut = new WeakSet<object>()
  const toBeGarbled = new WeakMap<object, Fault['told']>()
  const toBeginOddly = new WeakMap<object, Fault['told']>()

  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    const fault = faults.take(request.method, path)
    switch (fault?.kind) {
      case 'timeout':
        reply.hijack()
        return
      case 'reset':
        reply.hijack()
        request.raw.socket.resetAndDestroy()
        return
      case 'cut':
        toBeCut.add(request)
        return
      case 'garbled':
        toBeGarbled.set(request, fault.told)
        return
      case 'odd row':
        toBeginOddly.set(request, fault.told)
        return
      case 'slow':
        await wait(fault.ms)
        return
      case 'rate limit':
        return reply
          .code(429)
          .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Too many requests' } })
      case 'refusal': {
        const { status, error } = REFUSALS[fault.refusal]
        return reply.code(status).send({ error })
      }
      case 'server error':
        return reply
          .code(500)
          .type('text/html')
          .send('<html><body><h1>Internal Server Error</h1></body></html>')
    }
  })

  app.addHook('onSend', async (request, _reply, payload) => {
    if (toBeCut.has(request)) request.raw.socket.resetAndDestroy()
    if (toBeginOddly.has(request)) return withRow(String(payload), toBeginOddly.get(request))
    if (!toBeGarbled.has(request)) return payload
    const told = toBeGarbled.get(request)
    return told ? JSON.stringify({ ...JSON.parse(String(payload)), ...told }) : String(payload).slice(0, -1)
  })
}

function withRow(payload: string, row: Fault['told']): string {
  const list = JSON.parse(payload) as { count: number; items: unknown[] }
  return JSON.stringify({ ...list, count: list.count + 1, items: [row, ...list.items] })
}
