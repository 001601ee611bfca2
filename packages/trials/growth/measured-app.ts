// A server on a filled database, which answers over HTTP: the calls that are measured, and all others that read.
import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { payoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { Proof } from '@lifafa/razorpay-stand-in/call-control'
import { sql } from 'kysely'
import { watchBooks } from '../../server/src/background/watch-books.ts'
import { closeBalances } from '../../server/src/books/balances/close-balances.ts'
import { readTotals } from '../../server/src/books/read-totals.ts'
import { inSnapshot } from '../../server/src/db/transaction.ts'
import { recordRefund } from '../../server/src/features/payments/refund/record-refund.ts'
import { paymentTasks } from '../../server/src/features/payments/scheduled-tasks.ts'
import { payoutTasks } from '../../server/src/features/payouts/scheduled-tasks.ts'
import { adminHeaders } from '../../server/src/test/administrators/admins.ts'
import { openTestApp, type TestApp } from '../../server/src/test/app.ts'
import { hostHeaders } from '../../server/src/test/fixtures.ts'
import { openOrder, pay } from '../../server/src/test/paying.ts'
import { guestsCsv } from '../../web/app/features/guests/files/guests-csv.ts'
import { send } from '../calls.ts'
import { boxesOf, MEASURED_BOX, REGISTER_BOX, registerSizeOf, VERIFIED_BOX } from './boxes.ts'
import { fill, writtenGifts } from './fill.ts'
import { payoutTables } from './rare-rows.ts'

type Call = () => Promise<unknown>

/** Searches of administrators. */
export const SEARCHES: Readonly<Record<string, Record<string, string>>> = {
  'search: bank reference': { text: '000000000777' },
  'search: phone of all guests': { text: '9123456780' },
  'search: phone of nobody': { text: '7000000001' },
  'search: UPI ID of all guests': { text: 'guest@okbank' },
  'search: name of all guests': { text: 'Joseph Thomas' },
  'search: name and day': { text: 'Joseph Thomas', day: '2026-11-10' },
  'search: name of nobody': { text: 'Zarathustra' },
  'search: amount': { text: '₹501' },
  'search: amount and day': { text: '₹501', day: '2026-11-10' },
  'search: box': { text: MEASURED_BOX },
}

/** The host's calls that read all gifts of a box in one list, by their query. */
export const REGISTER_CALLS: Readonly<Record<string, Record<string, string>>> = {
  'all gifts: first page': {},
  'all gifts: by name': { order: 'name' },
  'all gifts: search a word': { text: 'ramesh' },
  'all gifts: search another script': { text: 'sunita' },
  'all gifts: search a phone': { text: '9000000007' },
  'all gifts: search nobody': { text: 'Zarathustra' },
}

export type MeasuredApp = {
  databaseUrl: string
  /** The size of all tables and indexes, after they were filled in. */
  databaseBytes: number
  /** Each may be called as often as `verifications` says. */
  measured: Record<string, Call>
  /** All other reads and writes, by calls and besides: explained, not measured. */
  others: Call[]
  close(): Promise<void>
}

/** One account makes all calls of a minute that does not end. */
export const WITHOUT_LIMITS = 1_000_000

/** `now`: the server's clock, which stands still. */
export async function openMeasuredApp(
  contributions: number,
  verifications: number,
  now: Date,
): Promise<MeasuredApp> {
  const test = await openTestApp(now, 'on', WITHOUT_LIMITS)
  const { services, app } = test
  const others = [...payoutTables, writtenGifts(registerSizeOf(contributions), now)]
  await fill(services.db, boxesOf(contributions, now), others, now)
  await checkBooks(test)
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    services.db,
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    databaseUrl: test.databaseUrl ?? '',
    databaseBytes: rows[0]?.bytes ?? Number.NaN,
    ...(await callsOf(test, `http://127.0.0.1:${port}`, verifications)),
    close: () => test.close(),
  }
}

/** Throws where the books are not sound. */
export async function checkBooks({ services, app }: TestApp): Promise<void> {
  await watchBooks(services, app.log)
  const found = services.metrics.books?.inconsistencies
  if (found?.length !== 0) throw new Error(`The books are not sound: ${JSON.stringify(found)}.`)
}

async function callsOf(test: TestApp, url: string, verifications: number) {
  const { db } = test.services
  const hostOf = async (boxId: string) =>
    (await db.selectFrom('event_boxes').select('host_id').where('id', '=', boxId).executeTakeFirstOrThrow())
      .host_id
  const host_id = await hostOf(MEASURED_BOX)
  const host = await hostHeaders(test, host_id)
  const registerHost = await hostHeaders(test, await hostOf(REGISTER_BOX))
  const admin = await adminHeaders(test)
  const proofs: Proof[] = []
  for (let count = 0; count < verifications; count++) proofs.push(await payFor(test))
  // Verified first.
  const payment = proofs.at(-1)?.razorpay_payment_id ?? ''
  const asHost = (path: string) => ask(`${url}${API_PREFIX}${path}`, host)
  const asAdmin = (path: string) => ask(`${url}${API_PREFIX}${path}`, admin)
  return {
    measured: {
      verify: () => ask(`${url}${API_PREFIX}${paymentPaths.verify}`, {}, proofs.pop()),
      dashboard: () => asHost('/dashboard/get_dashboard_data'),
      box: () => asHost(`/dashboard/giftbooks/${MEASURED_BOX}`),
      guests: () => asHost(`/dashboard/giftbooks/${MEASURED_BOX}/guests`),
      'statement (boxes, guests, CSV)': async () => {
        await asHost('/event')
        const answer = await asHost(`/dashboard/giftbooks/${MEASURED_BOX}/guests`)
        return guestsCsv(JSON.parse(answer).guests, { sentences: guestsSentences, language: 'en' })
      },
      books: () => asAdmin('/admin/payments/books'),
      'totals of the books': () => inSnapshot(db, (trx) => readTotals(trx, 'test')),
      'figures of the platform': () => asAdmin('/admin/dashboard/stats'),
      'users by collection': () => asAdmin('/admin/users?page=1&order=collection'),
      ...(await searchesOf(test, url)),
      ...Object.fromEntries(
        Object.entries(REGISTER_CALLS).map(([name, query]) => [
          name,
          () => {
            const asked = new URLSearchParams({ page: '1', ...query })
            return ask(
              `${url}${API_PREFIX}/dashboard/giftbooks/${REGISTER_BOX}/register?${asked}`,
              registerHost,
            )
          },
        ]),
      ),
    },
    others: [
      () => openOrder(test, { giftid: MEASURED_BOX }),
      () => ask(`${url}/contribute/${MEASURED_BOX}`, {}),
      () => asHost('/settings/user'),
      () => asAdmin('/admin/users?page=1'),
      () => asAdmin('/admin/users?page=1&search=Joseph'),
      () => asAdmin('/admin/payments/fee-invoices?page=1&text=Joseph&month=2026-11'),
      () => asAdmin('/admin/payments/to-do'),
      () => asAdmin('/admin/payments/flags?page=1&show=open'),
      () => asAdmin('/admin/payments/flags?page=1&show=log'),
      ...payoutGroup.options.map((group) => () => asAdmin(`/admin/payments/payouts?page=1&group=${group}`)),
      () => asAdmin(`/admin/payments/timeline?id=${payment}`),
      () => asAdmin('/admin/audit-log?page=1'),
      () => asAdmin(`/admin/audit-log?action=payout-marked-paid&from=2026-11-01&about=${host_id}`),
      () => asAdmin(`/admin/users/${host_id}`),
      ...['boxes', 'payouts', 'activities'].map((what) => () => asAdmin(`/admin/users/${host_id}/${what}`)),
      () => asAdmin(`/admin/boxes/${MEASURED_BOX}/contributions`),
      ...backgroundWork(test, payment),
    ],
  }
}

/** Each by an administrator of its own, since searches are limited. Phone, UPI ID and name are those of all guests. */
async function searchesOf(test: TestApp, url: string): Promise<Record<string, Call>> {
  const searches: Record<string, Call> = {}
  for (const [name, query] of Object.entries(SEARCHES)) {
    const admin = await adminHeaders(test)
    searches[name] = () => ask(`${url}${API_PREFIX}/admin/search?${new URLSearchParams(query)}`, admin)
  }
  return searches
}

/** The answer's text. Throws where the call is refused. */
export async function ask(url: string, headers: Record<string, string>, body?: object): Promise<string> {
  const answer = await send(url, { headers, body })
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}: ${answer.body}`)
  return answer.body.toString()
}

async function payFor(test: TestApp): Promise<Proof> {
  const { status, body } = await openOrder(test, { giftid: VERIFIED_BOX, again: true })
  if (status !== 200) throw new Error(`An order was answered with ${status}: ${JSON.stringify(body)}.`)
  return pay(test, body.id, { webhooks: false })
}

/**
 * The server's work besides answering, each once: scheduled tasks, a refund, and the payouts of a box that is over.
 * `paymentId`: of a contribution, of which part is refunded. Work that reads much by its nature is left out: the check of the
 * books reads everything, and what is late to be settled is looked for among the payments of ninety days.
 */
function backgroundWork({ services, app }: TestApp, paymentId: string): (() => Promise<unknown>)[] {
  const { db, now } = services
  const { signal } = new AbortController()
  const tasks = [
    ...paymentTasks(services, app.log),
    ...payoutTasks(services, app.log, { findMissingOrders: async () => {}, watchBooks: async () => {} }),
  ]
  return [
    () =>
      recordRefund(
        { db, now: now() },
        { id: 'rfnd_growth', payment_id: paymentId, amount: 10_400, status: 'processed' },
      ),
    ...tasks.map(
      ({ action }) =>
        () =>
          action(signal),
    ),
    closeBalances(db),
  ]
}
