// Reads payment timelines for the administrators' calls: our record of a payment, and the provider's.
import type { Refundable } from '@lifafa/contract/refunds'
import type { PaymentTimelines } from '../../features/admin-payments/timeline-routes.ts'
import { readRefundable } from '../../features/payments/refund/read-refundable.ts'
import type { Services } from '../../services.ts'
import { askOf } from './ask-provider.ts'
import { findTimeline } from './find-timeline.ts'
import { presentTimeline } from './present-timeline.ts'
import type { Records } from './records/records.ts'

export const paymentTimelines = ({
  db,
  providerSettings,
  now,
}: Pick<Services, 'db' | 'providerSettings' | 'now'>): PaymentTimelines => ({
  async find(id) {
    const records = await findTimeline(db, id)
    return records && presentTimeline(records, await listRefundable(db, records, now()))
  },
  async askProvider(id) {
    const records = await findTimeline(db, id)
    return records && askOf(providerSettings, records)
  },
})

async function listRefundable(db: Services['db'], { payments }: Records, now: Date): Promise<Refundable[]> {
  const found: Refundable[] = []
  for (const payment of payments) {
    const refundable = await readRefundable(db, payment, now)
    if (refundable) found.push(refundable)
  }
  return found
}
