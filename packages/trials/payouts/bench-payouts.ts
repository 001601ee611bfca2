// Measures the calls of the administrators' payouts page, and the making of files for the bank, beside 10,000 open payouts.
import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { bankFileFormat, payoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { sql } from 'kysely'
import { payHosts } from '../../server/src/features/payouts/plan/pay-hosts.ts'
import { adminHeaders } from '../../server/src/test/administrators/admins.ts'
import { openTestApp, type TestApp } from '../../server/src/test/app.ts'
import { column, format, middleOf, say, showProgress } from '../figures.ts'
import { type Box, boxId } from '../growth/boxes.ts'
import { fill } from '../growth/fill.ts'
import { ask, checkBooks, WITHOUT_LIMITS } from '../growth/measured-app.ts'
import { payoutTables } from '../growth/rare-rows.ts'

const HOSTS = 5_000
const OPEN = 2 * HOSTS
/** The hosts of the others are deactivated. */
const PAYABLE = 0.9 * OPEN
const CALLS_EACH = 5
const MOST_MS = 1_000
const NOW = new Date('2026-11-21T06:30:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

const LIST = '/admin/payments/payouts'
const PAGES: readonly (readonly [name: string, path: string])[] = [
  ...payoutGroup.options.map((group) => [group, `${LIST}?page=1&group=${group}`] as const),
  ['due, page 90', `${LIST}?page=90&group=due`],
  ['counts of tasks', '/admin/payments/to-do'],
  ['search: UPI ID', '/admin/search?text=meera6@okbank'],
  ['search: name of all hosts', '/admin/search?text=Meera%20Nair'],
]

/** Each host has two boxes that are over and not planned, of 40 gifts, and an earlier one that is paid. */
function boxes(): Box[] {
  return Array.from({ length: OPEN + HOSTS }, (_, n) => {
    const isOver = n >= OPEN
    const daysAgo = isOver ? 60 : 2 + (n % 5)
    return {
      ...{ id: boxId(n + 1), host: isOver ? n - OPEN : Math.floor(n / 2), size: isOver ? 2 : 40, isOver },
      eventDate: new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
    }
  })
}

/** Every other host has a bank account beside the UPI ID, and one in ten is deactivated. Phones count the hosts in twos. */
const destinations = [
  sql`update hosts set bank_account = phone_number, ifsc = 'HDFC0000053', bank_account_name = 'Meera Nair',
    bank_account_changed_at = created_at where phone_number::bigint % 4 = 0`,
  sql`update hosts set deactivated_at = updated_at where phone_number::bigint % 20 = 2`,
]

const AT = sql`${NOW}::timestamptz`

/** All gifts are settled: each day's in one settlement, which is in the ledger. */
const settlements = [
  sql`insert into settlement_lines (settlement_id, type, entity_id, number, amount_paise, credit_paise, debit_paise,
      fee_paise, tax_paise, currency, payment_id, first_seen_at, updated_at)
    select 'setl_' || min(occurred_at)::date, 'payment', payment_id, 1,
      sum(gateway_receivable) filter (where kind = 'contribution'), sum(gateway_receivable), 0,
      sum(gateway_charges + input_gst), sum(input_gst), 'INR', payment_id, ${AT}, ${AT}
    from ledger where kind in ('contribution', 'gateway-fee') group by payment_id`,
  sql`insert into settlements (id, key_mode, status, amount_paise, fees_paise, tax_paise, utr, provider_created_at,
      first_seen_at, updated_at, booked_at)
    select settlement_id, 'test', 'processed', sum(credit_paise), 0, 0, 'AXISCN0123456789', ${AT}, ${AT}, ${AT}, ${AT}
    from settlement_lines group by settlement_id`,
  sql`insert into ledger (kind, settlement_id, bank, gateway_receivable, occurred_at, created_at)
    select 'settlement', id, amount_paise, -amount_paise, booked_at, booked_at from settlements`,
]

/** The server itself plans the open payouts. */
async function fillOpen(test: TestApp): Promise<void> {
  const { services, app } = test
  services.settings.waitForSettlement = true
  services.settings.upiIdDailyLimitPaise = Number.MAX_SAFE_INTEGER
  await fill(services.db, boxes(), [...payoutTables, ...destinations, ...settlements], NOW)
  const begun = performance.now()
  showProgress(`planning ${OPEN} payouts`)
  const { signal } = new AbortController()
  await payHosts({ ...services, maySend: false, log: app.log, signal })
  say(`${OPEN} boxes planned in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  await sql`vacuum analyze payouts, event_boxes`.execute(services.db)
  await checkBooks(test)
}

/** Milliseconds of each call. */
type Times = readonly (readonly [name: string, times: number[]])[]
type Call = (path: string, body?: object) => Promise<string>

async function timePages(call: Call, when: string): Promise<Times> {
  const all: [string, number[]][] = []
  for (const [name, path] of PAGES) {
    const times: number[] = []
    for (let count = 0; count < CALLS_EACH; count++) {
      const begun = performance.now()
      await call(path)
      times.push(performance.now() - begun)
    }
    all.push([`${name}, ${when}`, times])
  }
  return all
}

/** Puts everything that is payable into files, of both kinds in turn. */
async function timeFiles(call: Call): Promise<Times> {
  const kinds = bankFileFormat.options
  const times = kinds.map((): number[] => [])
  let listed = 0
  for (let count = 0, hasMore = true; hasMore; count++) {
    const turn = count % kinds.length
    const begun = performance.now()
    const made = JSON.parse(await call(`${LIST}/bank-file`, { payouts: [], format: kinds[turn] }))
    const file = JSON.parse(await call(`${LIST}/bank-files/${made.batch}/file`))
    times[turn]?.push(performance.now() - begun)
    listed += file.rows.length
    hasMore = made.has_more
  }
  say(`${listed} payouts put into files`)
  if (listed < PAYABLE) throw new Error(`${PAYABLE} should have been.`)
  return kinds.map((kind, turn) => [`a batch and its file: ${kind}`, times[turn] ?? []])
}

/** True if the median of each call is within its limit. */
export async function benchPayouts(): Promise<boolean> {
  const test = await openTestApp(NOW, 'off', WITHOUT_LIMITS)
  try {
    await fillOpen(test)
    await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const admin = await adminHeaders(test)
    const call: Call = (path, body) => ask(`http://127.0.0.1:${port}${API_PREFIX}${path}`, admin, body)
    const before = await timePages(call, 'before')
    const files = await timeFiles(call)
    const after = await timePages(call, 'after')
    await checkBooks(test)
    say(`\nMilliseconds, median (and the middle half); the pages before and after all is in files:`)
    const missed = [...before, ...files, ...after].filter(([name, times]) => {
      const middle = middleOf(times)
      say(`${name.padEnd(36)}${column(format(middle), 26)}`)
      return !(middle.median <= MOST_MS)
    })
    const names = missed.map(([name]) => name).join(', ')
    say(missed.length === 0 ? `\nAll within ${MOST_MS} ms.` : `\nMissed ${MOST_MS} ms: ${names}`)
    return missed.length === 0
  } finally {
    await test.close()
  }
}
