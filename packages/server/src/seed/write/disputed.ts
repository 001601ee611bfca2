// A guest's bank demands a planned contribution back, and decides.
import { chargePaise } from '@lifafa/contract/money'
import { recordDispute } from '../../features/payments/dispute/record-dispute.ts'
import type { ProviderDispute } from '../../provider/objects/disputes.ts'
import type { PlannedContribution } from '../plan/plan.ts'
import { HOURS_TO_FIRST_UPDATE, pay, type Write } from './pay.ts'
import { atLatest, later, type Seeding } from './seeding.ts'

const HOURS_TO_LAST_UPDATE = 5
const DAYS_TO_RESPOND = 5

export const disputed =
  (...statuses: ProviderDispute['status'][]): Write =>
  async (seeding, contribution) => {
    await pay(seeding, contribution)
    for (const [index, status] of statuses.entries()) {
      const hours = index === 0 ? HOURS_TO_FIRST_UPDATE : HOURS_TO_LAST_UPDATE
      await dispute(
        { ...seeding, now: atLatest(later(contribution.paidAt, hours), seeding.now) },
        contribution,
        status,
      )
    }
  }

export async function dispute(
  seeding: Seeding,
  contribution: PlannedContribution,
  status: ProviderDispute['status'],
): Promise<void> {
  const amount = chargePaise(contribution.rupees)
  await recordDispute(seeding, {
    id: `disp_${contribution.otherId}`,
    payment_id: contribution.paymentId,
    amount,
    amount_deducted: status === 'lost' ? amount : 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: Math.floor(later(seeding.now, DAYS_TO_RESPOND * 24).getTime() / 1000),
    status,
  })
}
