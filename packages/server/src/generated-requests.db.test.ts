// Generated requests to every call of the contract, by every kind of caller: each answer is one that the contract allows.
import type { Endpoint } from '@lifafa/contract/endpoint'
import { type FailureKey, failures } from '@lifafa/contract/failures'
import { endpoints } from '@lifafa/contract/test/all-endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { openTestApp, type TestApp } from './test/app.ts'
import { makeCallers } from './test/generated/callers.ts'
import { type GeneratedRequest, requestsTo } from './test/generated/requests.ts'
import { expectSoundBooks } from './test/paying.ts'

const REQUESTS = 10_000
/** Fewer requests go to calls that hash passwords, draw a PDF or read all of the books: each costs as much as fifty others. */
const COSTLY = /login|register|password|otp|statement$|books$/
const REQUESTS_IF_COSTLY = 40

const isCostly = ({ path }: Endpoint) => COSTLY.test(path)
const costly = endpoints.filter(isCostly).length
const requestsIfCheap = Math.ceil((REQUESTS - costly * REQUESTS_IF_COSTLY) / (endpoints.length - costly))

let app: TestApp
let sent = 0
beforeAll(async () => {
  const opened = await openTestApp()
  const settings = { ...opened.services.settings, rateLimitFactor: 1_000_000 }
  app = { ...opened, app: await buildApp({ ...opened.services, settings }, opened.app.log) }
})
afterAll(async () => {
  await app.app.close()
  await app.close()
})

const isSentences = (errors: unknown): boolean =>
  typeof errors === 'object' &&
  errors !== null &&
  Object.values(errors).every(
    (list) => Array.isArray(list) && list.every((sentence) => typeof sentence === 'string'),
  )

/** Returns the contract's complaint about an answer, or undefined. */
function faultOf(endpoint: Endpoint, status: number, text: string): string | undefined {
  if (status >= 500) return `it answers ${status}: ${JSON.stringify(app.logged.at(-1))}`
  const body = JSON.parse(text)
  if (status < 300) return endpoint.response.safeParse(body).success ? undefined : 'it answers another shape'
  const { success, code, message, errors, ...more } = body
  if (success !== false || failures[code as FailureKey]?.status !== status) return `${status} is not ${code}`
  if (typeof message !== 'string' || !/\S/.test(message)) return 'it says nothing'
  if (errors !== undefined && !isSentences(errors)) return 'its errors are no sentences'
  return Object.keys(more).length === 0 ? undefined : `it tells ${Object.keys(more)}`
}

async function send({ method, url, contentType, payload }: GeneratedRequest, headers: object) {
  sent += 1
  const answer = await app.app.inject({
    method,
    url,
    ...(payload !== undefined && { payload }),
    headers: { ...headers, ...(contentType && payload !== undefined && { 'content-type': contentType }) },
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  })
  return { status: answer.statusCode, text: answer.body }
}

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'nothing that is sent to %s is answered otherwise than the contract says',
  { timeout: 120_000 },
  async (_, endpoint) => {
    const { good, headersOf } = await makeCallers(app)
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint, good), async (request) => {
        const { status, text } = await send(request, headersOf(request.caller, sent))
        statuses.add(status)
        expect(faultOf(endpoint, status, text)).toBeUndefined()
      }),
      { numRuns: isCostly(endpoint) ? REQUESTS_IF_COSTLY : requestsIfCheap },
    )
    // At least one permitted caller was admitted.
    expect([...statuses]).not.toEqual([401])
  },
)

test('after ten thousand generated requests the books are sound', async () => {
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  await expectSoundBooks(app)
})
