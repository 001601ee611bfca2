// Access to each call of the contract: generated from the contract, so that a new call is tested without a new test.

import type { Endpoint } from '@lifafa/contract/endpoint'
import { endpoints } from '@lifafa/contract/test/all-endpoints'
import { exampleBody } from '@lifafa/contract/test/example-bodies'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { adminHeaders, anAdmin } from '../test/administrators/admins.ts'
import { call, hostHeaders } from '../test/fixtures.ts'
import { insertHost } from '../test/rows.ts'
import { testApp } from '../test/test-app.ts'

const callsWith = (access: Endpoint['access']) =>
  endpoints
    .filter((each) => each.access === access)
    .map((each): [string, Endpoint] => [`${each.method} ${each.path}`, each])

const test = testApp()
let watched: FastifyInstance
/** How often an answer of `watched` read the Authorization header. */
let reads = 0
/** The host and the administrator have the same id, so that only the token itself can tell them apart. */
const id = crypto.randomUUID()
type Headers = { authorization?: string }
let tokens: Record<'host' | 'admin', Headers>

beforeAll(async () => {
  const { email } = await insertHost(test.services.db, { id })
  await anAdmin(test, { id, email })
  tokens = { host: await hostHeaders(test, id), admin: await adminHeaders(test, id) }

  watched = await buildApp(test.services, pino({ level: 'silent' }))
  watched.addHook('onRequest', async ({ raw }) => {
    const { authorization } = raw.headers
    Object.defineProperty(raw.headers, 'authorization', {
      get() {
        reads += 1
        return authorization
      },
    })
  })
})
afterAll(() => watched.close())

const send = ({ method, path }: Endpoint, headers: Headers, body: object = {}, app = test.app) =>
  call({ ...test, app }, [method, path.replace(/:\w+/g, crypto.randomUUID())], {
    headers: { ...headers },
    ...(method === 'GET' ? {} : { body }),
  })

/** How often the call reads the Authorization header while it answers. */
async function readsOf(endpoint: Endpoint, body?: object): Promise<number> {
  const before = reads
  await send(endpoint, tokens.admin, body, watched)
  return reads - before
}

describe.each(['host', 'admin'] as const)('a call for a signed-in %s', (access) => {
  const other = access === 'host' ? 'admin' : 'host'

  it.each(callsWith(access))(
    `%s refuses a caller without a token, or with a valid one of the other kind`,
    async (_name, each) => {
      const unauthenticated = await send(each, {})
      expect(unauthenticated).toMatchObject({ status: 401, body: { success: false } })
      const wrong = await send(each, tokens[other])
      expect([wrong.status, wrong.body]).toEqual([unauthenticated.status, unauthenticated.body])
      // The token that was refused opens the calls of its own kind, and this call opens to its own kind.
      expect([401, 403]).not.toContain((await send(each, tokens[access])).status)
      expect(await readsOf(each)).toBeGreaterThan(0)
    },
  )
})

describe('a public call', () => {
  /** A guest's token differs each time. */
  const withoutToken = (body: { token?: string }) => ({ ...body, token: typeof body?.token })
  it.each(callsWith('public'))(
    '%s never reads a token, and answers as if there were none',
    async (_name, each) => {
      // Valid, so that the action answers, and not validation.
      expect(await readsOf(each, each.body && exampleBody(each.body))).toBe(0)
      const unauthenticated = await send(each, {})
      for (const headers of [tokens.host, tokens.admin]) {
        const answer = await send(each, headers)
        expect([answer.status, withoutToken(answer.body)]).toEqual([
          unauthenticated.status,
          withoutToken(unauthenticated.body),
        ])
      }
    },
  )
})
