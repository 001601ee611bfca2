// An evening and two weeks of gifts by route, by a seed: guests give, refunds are asked for, days move, banks are late, calls and
// servers are lost. The provider is the stand-in; what the server is told is cut off at any call.
import type { Row } from '../../db/tables.ts'
import { reconcileDue } from '../../features/payments/reconcile/reconcile-due.ts'
import { processDueRefunds } from '../../features/payments/refund/process-due-refunds.ts'
import { syncListedRefunds } from '../../features/payments/refund/sync-listed-refunds.ts'
import { processDueTransfers } from '../../features/payments/transfer/process-due-transfers.ts'
import { syncSettlements } from '../../features/settlements/fetch/sync-settlements.ts'
import { holdEndAfter } from '../../features/transfers/rules.ts'
import type { PaymentProvider } from '../../provider/provider.ts'
import { type Random, seededRandom } from '../../seeded-random.ts'
import type { TestApp } from '../app.ts'
import { wait } from '../hosts/accounts.ts'
import { control, openOrder, pay, verify } from '../paying.ts'
import { requestUnsent } from '../payments/administrators-refunds.ts'
import { HOUR_MS } from '../times.ts'
import { aRoutedBox, atProvider, DAY_MS, moveDay } from './routed-test.ts'

class Killed extends Error {}

/** The server dies at a call of the provider: before it was made, or after it was carried out. */
function withDeaths(provider: PaymentProvider, random: Random, share: number): PaymentProvider {
  const dying = <T extends object>(calls: T): T =>
    new Proxy(calls, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver)
        if (name === 'route') return dying(value as object)
        if (typeof value !== 'function') return value
        return async (...args: unknown[]) => {
          if (random.chance(share)) throw new Killed()
          const answer = await value.apply(target, args)
          if (random.chance(share)) throw new Killed()
          return answer
        }
      },
    })
  return dying(provider)
}

const PATHS = ['/v1/transfers/*', '/v1/transfers/*/reversals', '/v1/payments/*/refund', '/v1/orders'] as const

const LARGE_RUPEES = 90_000

const quiet = { warn: () => {}, error: () => {}, info: () => {}, fatal: () => {} }

export async function anEvening(app: TestApp, seed: number, gifts: number) {
  const random = seededRandom(seed)
  const routed = []
  for (let count = 0; count < 4; count += 1) routed.push(await aRoutedBox(app))
  const boxes = routed.map(({ box }) => box)
  const boxIds = boxes.map(({ id }) => id)
  const box = () => boxes[random.below(boxes.length)] as Row<'event_boxes'>
  const signal = new AbortController().signal

  const deps = (share: number) => ({
    ...app.services,
    provider: withDeaths(app.services.provider, random, share),
    log: quiet,
    signal,
  })

  async function round(share: number): Promise<void> {
    const now = app.clock.now
    const tasks = [
      () => processDueTransfers(deps(share)),
      () => processDueRefunds(deps(share)),
      () => reconcileDue(deps(share)),
      () => syncListedRefunds({ ...deps(share), now }),
    ]
    for (const task of tasks) await task().catch(() => {})
  }

  async function pass(ms: number): Promise<void> {
    wait(app, ms)
    await control(app, 'POST', '/clock', { advanceSeconds: ms / 1000 })
  }

  /** Their transfers have the hold of the day on which they were opened, and may be released before it can be moved. */
  const confirmedLate = new Set<string>()

  /** The guest's browser may be gone before it verifies, or pay days later. */
  async function give(rupees = random.between(1, 900)): Promise<void> {
    const { id: giftid } = box()
    const amount = 104 * rupees
    const opened = await openOrder(app, { giftid, amount, again: true, request_key: crypto.randomUUID() })
    if (opened.status !== 200) return
    const isLate = random.chance(0.1)
    if (isLate) confirmedLate.add(opened.body.id)
    const proof = await pay(app, opened.body.id, isLate ? { outcome: 'begin' } : {})
    if (proof.razorpay_signature && random.chance(0.7)) await verify(app, proof, { giftid })
  }

  const aContribution = async () => {
    const rows = await app.services.db
      .selectFrom('contributions')
      .select('payment_id')
      .where('event_box_id', '=', box().id)
      .where('kept_paise', '>', 0)
      .where('amount_paise', '<', LARGE_RUPEES * 100)
      .execute()
    return rows[random.below(rows.length)]
  }

  async function refund(): Promise<void> {
    const gift = await aContribution()
    if (!gift) return
    const { amount_refunded = 0, amount } = await app.services.provider.fetchPayment(gift.payment_id)
    const left = amount - (amount_refunded ?? 0)
    const paise = random.chance(0.5) ? left : Math.max(104, 104 * random.below(Math.ceil(left / 104)))
    if (paise > left) return
    // The administrator's, whose job is lost; or at the dashboard, without a webhook.
    await (random.chance(0.6)
      ? requestUnsent(app, gift.payment_id, paise)
      : app.services.provider.refundPayment(gift.payment_id, paise, `by-hand-${crypto.randomUUID()}`)
    ).catch(() => {})
  }

  /** All holds end before the evening does. */
  const lastDay = new Date(app.clock.now.getTime() + 10 * DAY_MS).toISOString().slice(0, 10)

  async function moveSomeDay(): Promise<void> {
    const { id, event_date } = box()
    const today = app.clock.now.toISOString().slice(0, 10)
    if (event_date <= today || event_date > lastDay) return
    const moved = new Date(Date.parse(event_date) + random.between(-3, 4) * DAY_MS).toISOString().slice(0, 10)
    if (moved <= today) return
    await moveDay(app, id, moved, app.clock.now)
    const at = boxes.findIndex((one) => one.id === id)
    boxes[at] = { ...(boxes[at] as Row<'event_boxes'>), event_date: moved }
  }

  async function lose(): Promise<void> {
    const kind = random.pick(['cut', 'reset', 'server error'])
    const path = random.pick(PATHS)
    await control(app, 'POST', '/faults', { kind, path, times: random.between(1, 2) })
  }

  /**
   * Transfers that were sent on before the host's day, by the provider's clock. The day is that of the box at the time of sending.
   */
  const tooEarly: string[] = []
  async function watch(): Promise<void> {
    const { transfers } = await atProvider(app)
    const { now } = await control<{ now: string }>(app, 'POST', '/clock', { advanceSeconds: 0 })
    const settled = new Set(
      transfers
        .filter((one) => one.settlement_status === 'settled' && !confirmedLate.has(one.source))
        .map(({ id }) => id),
    )
    const ours = await app.services.db
      .selectFrom('transfers')
      .innerJoin('event_boxes', 'event_boxes.id', 'transfers.event_box_id')
      .select(['provider_transfer_id', 'event_date'])
      .where('event_box_id', 'in', boxIds)
      .execute()
    for (const { provider_transfer_id, event_date } of ours)
      if (settled.has(provider_transfer_id) && holdEndAfter(event_date) > new Date(now))
        tooEarly.push(provider_transfer_id)
  }

  // These stay. A refund after its transfer was settled costs us all of it, and below zero the provider makes no settlement.
  for (let given = 0; given < 8; given += 1) await give(LARGE_RUPEES)
  for (let given = 0; given < gifts; ) {
    const what = random.below(20)
    if (what < 14) {
      await give()
      given += 1
    } else if (what < 15) await refund()
    else if (what < 16) await moveSomeDay()
    else if (what < 17) await lose()
    else if (what < 19) await round(0.15)
    else await pass(random.below(3) * HOUR_MS)
  }
  await control(app, 'DELETE', '/faults')
  // Until everything has come to its end: orders are asked about for four days, events end, settlements come.
  for (let day = 0; day < 30; day += 1) {
    await round(day < 3 ? 0.1 : 0)
    // Work that a dead server had claimed is due again after minutes, and the tasks run each minute.
    await pass(10 * 60_000)
    await round(0)
    await watch()
    await pass(DAY_MS)
    await syncSettlements({ ...app.services, log: quiet as never, now: app.clock.now, signal }).catch(
      () => {},
    )
  }
  await round(0)
  return { boxIds, tooEarly }
}
