// `test` for a server whose gifts go to linked accounts of the hosts, and steps of its tests: hosts, gifts,
// rounds, the provider's side.
import { checkTransfersOfBoxes } from '../../db/check-transfers.ts'
import type { Row } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { reconcileOrder } from '../../features/payments/reconcile/reconcile-order.ts'
import { processDueRefunds } from '../../features/payments/refund/process-due-refunds.ts'
import { syncRefunds } from '../../features/payments/refund/record-refund.ts'
import { processDueTransfers } from '../../features/payments/transfer/process-due-transfers.ts'
import type { RouteProvider } from '../../provider/route.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { control, openOrder, pay, verify } from '../paying.ts'
import { ASK_AGAIN_MS } from '../payments/orders.ts'
import { insertEventBox, insertHost } from '../rows.ts'
import { test as base, expect } from '../test.ts'
import { DAY_MS } from '../times.ts'

export { expect } from '../test.ts'
export { DAY_MS } from '../times.ts'

/** Extended, not overridden: later files of a worker would get what replaces. */
export const test = base.extend('app', { scope: 'file' }, async ({ startsAt }, { onCleanup }) => {
  const app = await openTestApp(startsAt, 'route')
  onCleanup(() => app.close())
  return app
})

export const PAN = 'ABCPE1234F'
/** All that is given in these tests: ₹501, and its fee. */
export const GIVEN_PAISE = 50_100

type AtProvider = {
  accounts: { id: string }[]
  transfers: {
    id: string
    source: string
    status: string
    amount: number
    amount_reversed: number
    fees: number
    on_hold_until: number | null
    settlement_status: string | null
  }[]
  reversals: { transfer_id: string; amount: number }[]
}

export const atProvider = (app: TestApp): Promise<AtProvider> => control(app, 'GET', '/route')

export const askForAccount = (app: TestApp, host: Pick<Row<'hosts'>, 'id' | 'upi_id'>, pan = PAN) =>
  call(app, ['POST', '/settings/user/linked-account'], {
    hostId: host.id,
    body: { upi_id: host.upi_id, pan },
  })

/** At the provider alone: its id there. */
export async function aLinkedAccount({ services: { provider } }: TestApp): Promise<string> {
  const of = { legalName: 'Meera Rao', email: 'meera@example.in', phone: '9876543210', upiId: 'meera@okbank' }
  const { id } = await provider.route.createLinkedAccount({ id: crypto.randomUUID(), ...of, pan: PAN })
  return id
}

/** A host with an active account, and a box whose event is in three days. */
export async function aRoutedBox(app: TestApp) {
  const host = await insertHost(app.services.db, { upi_id: 'meera@okbank' })
  await askForAccount(app, host)
  const event_date = new Date(app.clock.now.getTime() + 3 * DAY_MS).toISOString().slice(0, 10)
  return { host, box: await insertEventBox(app.services.db, { host_id: host.id, event_date }) }
}

/** A gift of ₹501 to such a box. */
export async function aRoutedGift(app: TestApp) {
  const { host, box } = await aRoutedBox(app)
  return { host, box, ...(await give(app, box)) }
}

/** The same, whose transfer has been carried out. */
export async function aTransferredGift(app: TestApp) {
  const gift = await aRoutedGift(app)
  await round(app)
  return gift
}

export async function give(app: TestApp, box: Pick<Row<'event_boxes'>, 'id'>) {
  const { body } = await openOrder(app, { giftid: box.id, request_key: crypto.randomUUID(), again: true })
  const proof = await pay(app, body.id)
  await verify(app, proof, { giftid: box.id })
  return { orderId: body.id as string, paymentId: proof.razorpay_payment_id, proof }
}

/** The same server, but some calls of the provider are made otherwise. */
export const withRoute = (app: TestApp, calls: Partial<RouteProvider>): TestApp => {
  const { provider } = app.services
  return {
    ...app,
    services: { ...app.services, provider: { ...provider, route: { ...provider.route, ...calls } } },
  }
}

/** The day of the box's event is another one from `now` on, as when its host changes it. */
export const moveDay = ({ services }: TestApp, boxId: string, event_date: string, now: Date) =>
  inTransaction(services.db, async (trx) => {
    await trx.updateTable('event_boxes').set({ event_date }).where('id', '=', boxId).execute()
    await checkTransfersOfBoxes(trx, [boxId], now)
  })

/** The bank confirms a payment that was begun before, and the order's check finds it. */
export async function confirmByBank(app: TestApp, boxId: string, paymentId: string): Promise<void> {
  await control(app, 'POST', `/payments/${paymentId}/state`, { status: 'authorized' })
  const order = await app.services.db
    .selectFrom('payment_orders')
    .selectAll()
    .where('event_box_id', '=', boxId)
    .executeTakeFirstOrThrow()
  const asked = { checkAfterMs: [ASK_AGAIN_MS], now: app.clock.now, log: { error: () => {} } }
  await reconcileOrder({ ...app.services, ...asked }, order)
}

/** Refunds at the provider's dashboard, which we learn of at once; `now`: when. */
export async function refundAtDashboard(app: TestApp, paymentId: string, paise: number, now = app.clock.now) {
  await app.services.provider.refundPayment(paymentId, paise, `by-hand-${crypto.randomUUID()}`)
  await syncRefunds({ ...app.services, now }, paymentId)
}

/** As somebody holds it at the provider's dashboard. */
export async function holdWithoutEnd({ services }: TestApp, transferId: string): Promise<void> {
  const { keyId, keySecret, apiUrl } = services.providerSettings
  const held = await fetch(`${apiUrl}/v1/transfers/${transferId}`, {
    method: 'PATCH',
    headers: { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ on_hold: true }),
  })
  expect(held.status).toBe(200)
}

/** The day in so many days, by the server's clock. */
export const dayIn = ({ clock }: TestApp, days: number): string =>
  new Date(clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** The reversals of a box's only transfer at the provider, newest first. */
export async function reversalsOf(app: TestApp, boxId: string): Promise<number[]> {
  const { provider_transfer_id } = await transferOf(app, boxId)
  return (await atProvider(app)).reversals
    .filter(({ transfer_id }) => transfer_id === provider_transfer_id)
    .map(({ amount }) => amount)
}

const fail = (what: unknown) => {
  throw new Error(`A transfer was not reconciled: ${JSON.stringify(what)}`)
}
const log = { warn: () => {}, error: fail }

/** The scheduled tasks of transfers and refunds, `ms` later by both clocks. */
export async function round(app: TestApp, ms = 0): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  if (ms > 0) await control(app, 'POST', '/clock', { advanceSeconds: ms / 1000 })
  const deps = { ...app.services, log, signal: new AbortController().signal }
  await processDueTransfers(deps)
  await processDueRefunds(deps)
  await processDueTransfers(deps)
}

export const transferOf = ({ services }: TestApp, boxId: string): Promise<Row<'transfers'>> =>
  services.db.selectFrom('transfers').selectAll().where('event_box_id', '=', boxId).executeTakeFirstOrThrow()

/** The ledger's debt to the host, and the provider's debt to us for this box. */
export async function booksOf({ services }: TestApp, boxId: string) {
  const rows = await services.db
    .selectFrom('ledger')
    .select(['owed_to_hosts', 'platform_fee', 'gateway_receivable'])
    .where('event_box_id', '=', boxId)
    .execute()
  const sum = (of: 'owed_to_hosts' | 'platform_fee' | 'gateway_receivable') =>
    rows.reduce((paise, row) => paise + row[of], 0)
  return {
    owed: 0 - sum('owed_to_hosts'),
    fee: 0 - sum('platform_fee'),
    receivable: sum('gateway_receivable'),
  }
}
