// Pays a planned contribution, at its time.
import { applyPayment } from '../../features/payments/payment/apply-payment.ts'
import type { ProviderPayment } from '../../provider/objects/payments.ts'
import type { PlannedContribution } from '../plan/plan.ts'
import { capturedPayment } from './provider.ts'
import type { Seeding } from './seeding.ts'

export type Write = (seeding: Seeding, contribution: PlannedContribution) => Promise<void>

export const HOURS_TO_FIRST_UPDATE = 3

export async function pay(
  seeding: Seeding,
  contribution: PlannedContribution,
  otherwise: Partial<ProviderPayment> = {},
): Promise<void> {
  await applyPayment(
    { ...seeding, now: contribution.paidAt },
    { ...capturedPayment(contribution), ...otherwise },
  )
}
