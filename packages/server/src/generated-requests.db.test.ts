// Generated requests to every call of the contract, by every kind of caller: each answer is one that the contract allows.
import type { Endpoint } from '@lifafa/contract/endpoint'
import { type FailureKey, failures } from '@lifafa/contract/failures'
import { endpoints } from '@lifafa/contract/test/all-endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { adminHeaders, anAdmin } from './test/administrators/admins.ts'
import { openTestApp, type TestApp } from './test/app.ts'
import { hostHeaders } from './test/fixtures.ts'
import { atDepth, type GoodValues } from './test/generated/fields.ts'
import { type Caller, type GeneratedRequest, requestsTo } from './test/generated/requests.ts'
import { CHEAP_HASH, PASSWORD } from './test/hosts/accounts.ts'
import { CHARGE_PAISE, expectSoundBooks } from './test/paying.ts'
import { aDesk } from './test/register/desks.ts'
import { insertContribution, insertEventBox, insertHost } from './test/rows.ts'

/** Own callers for each endpoint, because some calls end accounts and sessions; and ids of existing rows. */
async function makeCallers(app: TestApp) {
  const { db, settings } = app.services
  const [host, other] = [
    await insertHost(db, { password_hash: CHEAP_HASH }),
    await insertHost(db, { upi_id: 'meera@okbank' }),
  ]
  const admin = await anAdmin(app, { password_hash: CHEAP_HASH })
  const box = await insertEventBox(db, { host_id: host.id })
  const ended = await insertEventBox(db, { host_id: host.id, event_date: '2026-11-01' })
  const contribution = await insertContribution(db, { event_box_id: box.id })
  const boxes = [box.id, ended.id]
  const desk = await aDesk(app, box, host.id)
  const good: GoodValues = {
    email: [host.email, admin.email, 'nobody@example.com'],
    password: [PASSWORD, 'Lotus & lantern 42', 'short'],
    old_password: [PASSWORD],
    current_password: [PASSWORD],
    new_password: ['Lotus & lantern 42', PASSWORD],
    confirm_password: ['Lotus & lantern 42', PASSWORD],
    phone_number: ['9876543210', '+91 98765 43210'],
    phone: ['9876543210'],
    upi_id: ['meera@okbank', null],
    otp_code: ['123456'],
    agreed_to_terms: [true],
    agreed_to_refund_policy: [true],
    django_secret_key: [settings.adminSecretKey],
    marriage_date: ['2026-12-01', '2027-02-28'],
    amount: [CHARGE_PAISE, 104, 52_105],
    giftid: boxes,
    request_key: [crypto.randomUUID(), crypto.randomUUID()],
    razorpay_order_id: ['order_NeverWasOne00'],
    razorpay_payment_id: ['pay_NeverWasOne0000'],
    razorpay_signature: ['0'.repeat(64)],
    id: [...boxes, contribution.id, crypto.randomUUID()],
    device: [crypto.randomUUID(), desk.device],
    token: [desk.token],
    pin: [desk.pin, '000000'],
    desk: [desk.id, crypto.randomUUID()],
    entry: [desk.entry, crypto.randomUUID()],
    guest: [contribution.id, crypto.randomUUID()],
    contribution: [contribution.id, crypto.randomUUID()],
    '/admin/users/:id/status id': [other.id, host.id],
    '/admin/users/:id id': [other.id, crypto.randomUUID()],
    ...Object.fromEntries(
      ['boxes', 'payouts', 'activities', 'end-sessions'].map((what) => [
        `/admin/users/:id/${what} id`,
        [other.id, host.id],
      ]),
    ),
  }
  const tokens = {
    host: (await hostHeaders(app, host.id)).authorization,
    admin: (await adminHeaders(app, admin.id)).authorization,
    desk: desk.authorization,
  }
  // A wrong signature, none, another kind of account's token, no token at all.
  const badTokens = [
    `${tokens.host.slice(0, -4)}AAAA`,
    `${tokens.admin.split('.').slice(0, 2).join('.')}.`,
    `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
    'Bearer',
    'Bearer null',
    `Basic ${'A'.repeat(3000)}`,
    'Bearer a.b.c.d',
  ]
  /** `turn` chooses among the bad tokens. */
  const headersOf = (caller: Caller, turn: number): { authorization?: string } => {
    if (caller === 'guest') return {}
    const bad = badTokens[turn % badTokens.length] ?? ''
    return { authorization: caller === 'bad token' ? bad : tokens[caller] }
  }
  return { good, headersOf }
}

const REQUESTS = atDepth(3_000, 10_000)
/** Fewer requests go to calls that hash passwords, draw a PDF or read all of the books: each costs as much as fifty others. */
const COSTLY = /login|register|password|otp|statement$|books?$/
const REQUESTS_IF_COSTLY = atDepth(20, 40)

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
  if (status < 300) {
    if (!endpoint.response.safeParse(body).success) return 'it answers another shape'
    // A saved box fills in the form that changes it.
    const isRefused = body.gift_book && endpoint.body?.safeParse(body.gift_book).success === false
    return isRefused ? 'it saved a box that it would refuse' : undefined
  }
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

test('after all generated requests the books are sound', async () => {
  expect(sent).toBeGreaterThanOrEqual(REQUESTS)
  await expectSoundBooks(app)
})
