// Compares what guests were told with the books after a run.
import { openDatabase } from '../../server/src/db/open-database.ts'
import { findInconsistencies } from '../../server/src/db/self-check/self-check.ts'
import type { Gift } from './give.ts'

export interface Verdict {
  acknowledged: number
  /** Acknowledged, and not in the books of their box. */
  lost: string[]
  /** In the books twice, by payment or by guest; or a guest with two orders. */
  doubled: string[]
  /** Never acknowledged, though the guest repeated it until the end. */
  unanswered: number
  mistakes: string[]
  inconsistencies: string[]
}

const quiet = { info() {}, warn() {}, error() {} }

export async function judge(databaseUrl: string, gifts: readonly Gift[]): Promise<Verdict> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', log: quiet })
  try {
    const rows = await db
      .selectFrom('contributions')
      .innerJoin('payment_orders', 'payment_orders.id', 'contributions.payment_order_id')
      .select(['payment_id', 'provider_order_id', 'contributions.event_box_id'])
      .execute()
    const byPayment = Map.groupBy(rows, ({ payment_id }) => payment_id)
    const byOrder = Map.groupBy(rows, ({ provider_order_id }) => provider_order_id)
    const isTwice = ([, same]: [unknown, unknown[]]) => same.length > 1
    const acknowledged = gifts.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined)
    const found = await findInconsistencies(db)
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged
        .filter(({ paymentId = '', boxId }) => byPayment.get(paymentId)?.[0]?.event_box_id !== boxId)
        .map(({ paymentId = '' }) => paymentId),
      doubled: [
        ...[...byPayment].filter(isTwice).map(([id]) => id),
        ...[...byOrder].filter(isTwice).map(([id]) => String(id)),
        ...gifts.filter(({ orderIds }) => orderIds.size > 1).map(({ orderIds }) => [...orderIds].join(', ')),
      ],
      unanswered: gifts.length - acknowledged.length,
      mistakes: gifts.flatMap(({ mistakes }) => mistakes),
      inconsistencies: found.map(({ check, rows }) => `${check}: ${JSON.stringify(rows.slice(0, 3))}`),
    }
  } finally {
    await close()
  }
}
