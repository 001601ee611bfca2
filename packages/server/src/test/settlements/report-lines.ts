// Makes lines of the provider's report on settlements.
import type { ProviderSettlementLine } from '../../provider/objects/settlements.ts'

/** The line of a payment of ₹521.04 and its fee. */
export const paymentLine = (entity_id: string, change: Partial<ProviderSettlementLine> = {}) => ({
  ...{ entity_id, type: 'payment', amount: 52_104, fee: 1_230, tax: 188, credit: 50_874 },
  ...change,
})

export const refundLine = (
  entity_id: string,
  debit: number,
  change: Partial<ProviderSettlementLine> = {},
) => ({
  ...{ entity_id, type: 'refund', amount: debit, debit },
  ...change,
})
