// Reads payment timelines for the administrators' calls: our record of a payment, and the provider's.
import type { PaymentTimelines } from '../../features/admin-payments/routes.ts'
import type { Services } from '../../services.ts'
import { askOf } from './ask-provider.ts'
import { findTimeline } from './find-timeline.ts'
import { presentTimeline } from './present-timeline.ts'

export const paymentTimelines = ({
  db,
  providerSettings,
}: Pick<Services, 'db' | 'providerSettings'>): PaymentTimelines => ({
  async find(id) {
    const records = await findTimeline(db, id)
    return records && presentTimeline(records)
  },
  async askProvider(id) {
    const records = await findTimeline(db, id)
    return records && askOf(providerSettings, records)
  },
})
