// A backup from before many payments is restored: all of them are imported once from the provider's list, with guest and
// box.
import { cp, rm } from 'node:fs/promises'
import { type StandIn, startStandIn } from '@lifafa/razorpay-stand-in'
import { payOrder } from '@lifafa/razorpay-stand-in/call-control'
import { afterEach, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../../db/open-database.ts'
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { Jobs } from '../../../jobs/queue.ts'
import { updatesOfThisServer } from '../../../live-updates/live-updates.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { readSettings } from '../../../settings.ts'
import { testLog } from '../../../test/database/database-log.ts'
import { makeDataDir } from '../../../test/database/pglite-database.ts'
import { atDepth } from '../../../test/generated/fields.ts'
import { CHARGE_PAISE } from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { PROVIDER_KEY } from '../../../test/servers/running-server.ts'
import { openOrder } from '../order/open-order.ts'
import { importMissingOrders } from './import-missing-orders.ts'
import { reconcileDue } from './reconcile-due.ts'

const AT_ONCE = 10
const settings = readSettings({})
const jobs: Jobs = { add: async () => {}, work() {}, start: async () => {}, stop: async () => {} }

/** Services for the scheduled tasks of payments, beside a stand-in. */
function servicesOf({ db }: OpenDatabase, standIn: StandIn) {
  const providerSettings = {
    ...PROVIDER_KEY,
    webhookSecrets: [],
    oldKeySecrets: [],
    apiUrl: standIn.url,
    checkoutUrl: standIn.checkoutUrl,
    payoutAccount: undefined,
    payoutMode: 'off' as const,
  }
  const provider = providerClient(providerSettings)
  return {
    db,
    jobs,
    live: updatesOfThisServer(),
    provider,
    providerSettings,
    settings,
    log: testLog,
    signal: new AbortController().signal,
  }
}
type Services = ReturnType<typeof servicesOf>

/** So many guests pay, and the server does not learn of it. */
async function payAsGuests(
  { db, provider }: Services,
  standIn: StandIn,
  boxId: string,
  payments: number,
): Promise<void> {
  const give = async (index: number) => {
    const { id } = await openOrder(
      { db, provider, keyMode: 'test', checkAfterMs: settings.reconcileAfterMs, now: new Date() },
      {
        amountPaise: CHARGE_PAISE,
        eventBoxId: boxId,
        guestName: `Guest ${index}`,
        guestPhone: '9876543210',
        guestAddress: '7 Station Road, Pune',
        guestLanguage: null,
        requestKey: null,
      },
    )
    await payOrder(standIn.url, id)
  }
  for (let index = 0; index < payments; index += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, one) => give(index + one)))
}

/** More than the provider lists on one page. */
const PAYMENTS = atDepth(110, 1000)
const MINUTE_MS = 60_000

let closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.reverse()) await close()
  closing = []
})

async function open(dataDir: string): Promise<OpenDatabase> {
  const database = await openDatabase({ dataDir, log: testLog })
  closing.push(() => database.close())
  return database
}

async function openStandIn(): Promise<StandIn> {
  const standIn = await startStandIn({ port: 0, ...PROVIDER_KEY })
  closing.push(() => standIn.stop())
  return standIn
}

/** Runs two scheduled tasks of every server; answers how many orders were missing. */
async function runScheduledTasks(services: Services, afterMs: number): Promise<number> {
  const now = () => new Date(Date.now() + afterMs)
  const imported = await importMissingOrders({ ...services, now: now() })
  await reconcileDue({ ...services, now })
  return imported
}

test('hundreds of payments that a restored backup lacks are imported exactly once, with guest and box [reconcile-12]', async () => {
  const standIn = await openStandIn()
  const dataDir = await makeDataDir()
  const backup = `${dataDir}-backup`
  closing.push(() => Promise.all([dataDir, backup].map((path) => rm(path, { recursive: true, force: true }))))

  const before = await openDatabase({ dataDir, log: testLog })
  const box = await insertEventBox(before.db, { event_date: '2030-11-21' })
  await runScheduledTasks(servicesOf(before, standIn), 0)
  await before.close()
  await cp(dataDir, backup, { recursive: true })

  const lost = await openDatabase({ dataDir, log: testLog })
  await payAsGuests(servicesOf(lost, standIn), standIn, box.id, PAYMENTS)
  await lost.close()

  const alarms: unknown[] = []
  const log = { ...testLog, error: (line: unknown) => alarms.push(line) }
  const services = { ...servicesOf(await open(backup), standIn), log }
  expect(await runScheduledTasks(services, 2_000)).toBe(PAYMENTS)
  expect(alarms).toContainEqual(expect.objectContaining({ alarm: 'backup-restored' }))
  expect(await runScheduledTasks(services, MINUTE_MS)).toBe(0)
  const contributions = await services.db
    .selectFrom('contributions')
    .select(['guest_name', 'event_box_id', 'amount_paise'])
    .execute()
  expect(contributions).toHaveLength(PAYMENTS)
  expect(new Set(contributions.map(({ guest_name }) => guest_name)).size).toBe(PAYMENTS)
  expect(
    contributions.filter(
      (contribution) => contribution.event_box_id !== box.id || contribution.amount_paise !== 50_100,
    ),
  ).toEqual([])
  expect(await findInconsistencies(services.db)).toEqual([])
}, 300_000)
