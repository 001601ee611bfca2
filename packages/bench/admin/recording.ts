// Measures the cost of the stored totals: contributions recorded on sixteen connections, with and without the triggers.
import { sql } from 'kysely'
import { applyPayment } from '../../server/src/features/payments/payment/apply-payment.ts'
import type { ProviderPayment } from '../../server/src/provider/provider.ts'
import type { TestApp } from '../../server/src/test/app.ts'
import { insertEventBox, insertPaymentOrder } from '../../server/src/test/rows.ts'
import { middleOf } from '../samples.ts'

const AT_ONCE = 16
const CONTRIBUTIONS_PER_RUN = 160
/** The kinds alternate, so that other load on the machine affects both alike. */
const ROUNDS = 7

const captured = (orderId: string, now: Date): ProviderPayment => ({
  id: `pay_of_${orderId}`,
  order_id: orderId,
  status: 'captured',
  amount: 52_104,
  currency: 'INR',
  method: 'upi',
  created_at: Math.floor(now.getTime() / 1000),
})

/** Contributions a second. There are as many boxes as connections, so that they contend for the totals only. */
async function recordContributions({ services }: TestApp, boxIds: readonly string[]): Promise<number> {
  const { db, jobs } = services
  const now = services.now()
  const orderIds: string[] = []
  for (let i = 0; i < CONTRIBUTIONS_PER_RUN; i++) {
    const order = await insertPaymentOrder(db, { event_box_id: boxIds[i % AT_ONCE] ?? null })
    orderIds.push(order.provider_order_id ?? '')
  }
  const begun = performance.now()
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let id = orderIds.pop(); id !== undefined; id = orderIds.pop())
      await applyPayment({ db, jobs, now }, captured(id, now))
  })
  await Promise.all(lanes)
  return (CONTRIBUTIONS_PER_RUN * 1000) / (performance.now() - begun)
}

/** Contributions a second, medians. */
export async function costOfCounting(app: TestApp): Promise<{ counted: number; uncounted: number }> {
  const { db } = app.services
  const boxIds: string[] = []
  for (let i = 0; i < AT_ONCE; i++) boxIds.push((await insertEventBox(db)).id)
  const rates = { counted: [] as number[], uncounted: [] as number[] }
  await recordContributions(app, boxIds)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [kind, change] of [
      ['uncounted', 'disable'],
      ['counted', 'enable'],
    ] as const) {
      await sql`alter table contributions ${sql.raw(change)} trigger contributions_counted`.execute(db)
      rates[kind].push(await recordContributions(app, boxIds))
    }
  }
  return { counted: middleOf(rates.counted).median, uncounted: middleOf(rates.uncounted).median }
}
