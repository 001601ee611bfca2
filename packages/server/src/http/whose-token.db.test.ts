// Whom each call of the contract lets in: generated from the contract, so that a call which is added is tried by itself.
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
const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(folder).map((file) => import(new URL(file, folder).href)),
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value
const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
const told = (access: Endpoint['access']) =>
  endpoints
    .filter((each) => each.access === access)
    .map((each): [string, Endpoint] => [`${each.method} ${each.path}`, each])

let test: TestApp
let watched: FastifyInstance
/** How often an answer of `watched` took notice of the Authorization header. */
let reads = 0
/** The host and the administrator have one id, so that nothing but the token's own marks can tell them apart. */
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

/** How often the call looks at the Authorization header while it answers. */
async function readsOf(endpoint: Endpoint, body?: object): Promise<number> {
  const before = reads
  await send(endpoint, tokens.admin, body, watched)
  return reads - before
}

describe.each(['host', 'admin'] as const)('a call for a signed-in %s', (access) => {
  const other = access === 'host' ? 'admin' : 'host'

  it.each(told(access))(
    `%s refuses whoever shows no token, or a genuine one of the other kind`,
    async (_name, each) => {
      const stranger = await send(each, {})
      expect(stranger).toMatchObject({ status: 401, body: { success: false } })
      const wrong = await send(each, tokens[other])
      expect([wrong.status, wrong.body]).toEqual([stranger.status, stranger.body])
      // The very token that was refused opens the calls that are its own, and this one opens to its own.
      expect([401, 403]).not.toContain((await send(each, tokens[access])).status)
      expect(await readsOf(each)).toBeGreaterThan(0)
    },
  )
})

/** What public calls take, so that they are answered by their actions and not by their checks of what was sent. */
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

describe('a call for everybody', () => {
  /** A guest's token is another one each time. */
  const withoutToken = (body: { token?: string }) => ({ ...body, token: typeof body?.token })
  it.each(told('public'))('%s never reads a token, and answers as if there were none', async (name, each) => {
    expect(await readsOf(each, bodies()[name])).toBe(0)
    const stranger = await send(each, {})
    for (const headers of [tokens.host, tokens.admin]) {
      const answer = await send(each, headers)
      expect([answer.status, withoutToken(answer.body)]).toEqual([
        stranger.status,
        withoutToken(stranger.body),
      ])
    }
  })
})

it('every call of the contract is served, and the description of the API names it, who may call it, and no other', async () => {
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
