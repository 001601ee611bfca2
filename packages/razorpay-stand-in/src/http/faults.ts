// Injects faults on demand: the next matching calls of the API fail in the requested way.

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Random } from '../random.ts'
import { refusalNames, refusals } from './refusals.ts'

export const faultInput = z.strictObject({
  /**
   * `timeout`: never answered · `reset`: connection reset before the action · `cut`: connection reset after the action, before
   * its answer · `slow`: answered after `ms` · `rate limit`: 429 · `server error`: 500 with a page of HTML · `garbled`:
   * answered with 200 after the action, but what is told in JSON is overwritten with `told`, or, without it, is no JSON ·
   * `odd row`: a list begins with the row `told`, whatever that is · `refusal`: refused as `refusal` says, not carried out.
   */
  kind: z.enum([
    'timeout',
    'reset',
    'cut',
    'slow',
    'rate limit',
    'server error',
    'garbled',
    'odd row',
    'refusal',
  ]),
  method: z.string().toUpperCase().optional(),
  /** The path, from `/v1` on, with `*` for any one part. */
  path: z.string().startsWith('/v1').optional(),
  /** How many calls it affects. */
  times: z.int().positive().default(1),
  /** The probability that it affects a matching call, from 0 to 1. */
  probability: z.number().min(0).max(1).default(1),
  ms: z.int().nonnegative().default(1000),
  told: z.record(z.string(), z.unknown()).optional(),
  refusal: z.enum(refusalNames).default('nothing that we know'),
})
export type Fault = z.infer<typeof faultInput>

export type Faults = {
  add(fault: Fault): void
  list(): readonly Fault[]
  clear(): void
  /** The fault for this call, counted as used; undefined where there is none. */
  take(method: string, path: string): Fault | undefined
}

export function createFaults(random: Random): Faults {
  let waiting: Fault[] = []
  return {
    add: (fault) => waiting.push(fault),
    list: () => waiting,
    clear: () => {
      waiting = []
    },
    take(method, path) {
      const fault = waiting.find((candidate) => matches(candidate, method, path))
      if (!fault || !random.chance(fault.probability)) return undefined
      fault.times -= 1
      waiting = waiting.filter((candidate) => candidate.times > 0)
      return fault
    },
  }
}

function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method && fault.method !== method) return false
  if (!fault.path) return true
  const expected = fault.path.split('/')
  const actual = path.split('/')
  return expected.length === actual.length && expected.every((part, i) => part === '*' || part === actual[i])
}

/** Applies the faults to the calls of this API. */
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
        const { status, error } = refusals[fault.refusal]
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
