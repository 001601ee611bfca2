// Access to each call of the contract: generated from the contract, so that a new call is tested without a new test.
import { readdirSync } from 'node:fs'
import { API_PREFIX, type Endpoint } from '@lifafa/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { anEmail } from '../test/accounts.ts'
import { ADMIN_PASSWORD, adminHeaders, adminSignUpForm, anAdmin } from '../test/admins.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { call, hostHeaders } from '../test/fixtures.ts'
import { insertHost } from '../test/rows.ts'

const folder = new URL('../../../contract/src/endpoints/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((file) => import(new URL(file, folder).href)),
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value
const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
const callsWith = (access: Endpoint['access']) =>
  endpoints
    .filter((each) => each.access === access)
    .map((each): [string, Endpoint] => [`${each.method} ${each.path}`, each])

let test: TestApp
let watched: FastifyInstance
/** How often an answer of `watched` read the Authorization header. */
let reads = 0
/** The host and the administrator have the same id, so that only the token itself can tell them apart. */
const id = crypto.randomUUID()
type Headers = { authorization?: string }
let tokens: Record<'host' | 'admin', Headers>

beforeAll(async () => {
  test = await openTestApp()
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
afterAll(async () => {
  await watched.close()
  await test.close()
})

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

/** Valid input of public calls, so that they are answered by their actions and not by validation. */
const bodies = (): Record<string, object> => {
  const email = anEmail()
  const chosen = { new_password: ADMIN_PASSWORD, confirm_password: ADMIN_PASSWORD }
  const key = { request_key: crypto.randomUUID() }
  const guest = { name: 'Ravi', phone: '9876543210', address: 'Pune', giftid: '1'.repeat(22) }
  const proof = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'ab12' }
  return {
    'POST /auth/login': { email, password: 'x' },
    'POST /auth/verify-otp': { email, otp_code: '012345' },
    'POST /auth/resend-otp': { email },
    'POST /auth/forgot-password': { email },
    'POST /auth/reset-password': { email, otp_code: '012345', ...chosen },
    'POST /auth/token/refresh': { refresh: 'token' },
    'POST /auth/logout': { refresh: 'token' },
    'POST /payment/create-order': { ...guest, amount: 52_104 },
    'POST /payment/verify': { ...proof, ...guest },
    'POST /payment/status': key,
    'POST /contact/submit': { name: 'Asha', email, subject: 'Hello', message: 'Namaste' },
    'POST /admin/login': { email, password: 'x' },
    'POST /admin/register': adminSignUpForm(test, { django_secret_key: 'not the one' }),
    'POST /admin/verify-otp': { email, otp_code: '012345' },
    'POST /admin/forgot-password': { email },
    'POST /admin/reset-password': { email, otp_code: '012345', ...chosen },
    'POST /admin/token/refresh': { refresh: 'token' },
    'POST /admin/logout': { refresh: 'token' },
  }
}

describe('a public call', () => {
  /** A guest's token differs each time. */
  const withoutToken = (body: { token?: string }) => ({ ...body, token: typeof body?.token })
  it.each(callsWith('public'))(
    '%s never reads a token, and answers as if there were none',
    async (name, each) => {
      expect(await readsOf(each, bodies()[name])).toBe(0)
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

it('every call of the contract is served, and described in the API description with its access', async () => {
  const called = ({ method, path }: Endpoint) => `${method} ${API_PREFIX}${path.replace(/:(\w+)/g, '{$1}')}`
  const ours = endpoints.map((each) => [
    called(each),
    each.access === 'public' ? [] : [{ [each.access]: [] }],
  ])
  const { body } = await call(test, ['GET', '/docs'])
  const described = Object.entries<Record<string, { security: unknown }>>(body.paths)
    .filter(([path]) => path.startsWith(`${API_PREFIX}/`))
    .flatMap(([path, verbs]) =>
      Object.entries(verbs).map(([verb, { security }]) => [`${verb.toUpperCase()} ${path}`, security]),
    )
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(ours))
})
