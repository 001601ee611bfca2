// A settlement: the money of many payments on its way to the merchant's bank (docs: settlements, entity).

export const SETTLEMENT_STATUSES = ['created', 'processed', 'failed'] as const

export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number]

/** Amounts in paise, times in unix seconds. `fees` and `tax` are 0: an ordinary settlement costs nothing, its payments did. */
export type Settlement = {
  id: string
  entity: 'settlement'
  amount: number
  status: SettlementStatus
  fees: 0
  tax: 0
  /** The bank's reference, from `processed` on. */
  utr: string | null
  created_at: number
  /** Ours alone: the bank's coming answer and its time (unix seconds). The API does not show it. */
  bank: { answersAt: number; answer: 'processed' | 'failed'; reference: string; isReferenceTold: boolean }
}
