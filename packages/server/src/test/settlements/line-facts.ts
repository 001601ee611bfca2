// Makes lines of a settlement with what our books have for each: as they are right, and with changes.
import type { LineFacts } from '../../features/settlements/match/line-facts.ts'

export const NOW = new Date('2026-11-24T06:30:00Z')
const UNADJUSTED = { receivablePaise: 0, chargesPaise: 0, gstPaise: 0, disputedPaise: 0 }
const UNMATCHED: LineFacts = {
  ...{
    id: 'line',
    settlement_id: 'setl_1',
    type: 'adjustment',
    entity_id: 'adj_1',
    number: 1,
    currency: 'INR',
  },
  ...{ amount_paise: 0, credit_paise: 0, debit_paise: 0, fee_paise: 0, tax_paise: 0, description: null },
  ...{ named_payment_id: null, named_dispute_id: null, payment_id: null, refund_id: null, transfer_id: null },
  ...{ reversal_id: null, dispute_id: null, first_seen_at: NOW, updated_at: NOW, withdrawn_at: null },
  ...{ capturedPaise: 0, enteredFeePaise: 0, enteredTaxPaise: 0, refundedPaise: 0, transferredPaise: 0 },
  ...{ takenFromPaymentId: null, isMatchedElsewhere: false, isRefundUnderWay: false, adjusted: UNADJUSTED },
}

export type Change = Partial<LineFacts>
export const line = (...changes: Change[]): LineFacts => Object.assign({ ...UNMATCHED }, ...changes)

export const PAYMENT: Change = {
  ...{
    type: 'payment',
    entity_id: 'pay_1',
    payment_id: 'pay_1',
    capturedPaise: 52_104,
    amount_paise: 52_104,
  },
  ...{ fee_paise: 1_230, tax_paise: 188, enteredFeePaise: 1_230, enteredTaxPaise: 188, credit_paise: 50_874 },
}
export const REFUND: Change = {
  ...{ type: 'refund', entity_id: 'rfnd_1', refund_id: 'refund', takenFromPaymentId: 'pay_1' },
  ...{ refundedPaise: 10_400, amount_paise: 10_400, debit_paise: 10_400 },
}
export const TRANSFER: Change = {
  ...{ type: 'transfer', entity_id: 'trf_1', transfer_id: 'transfer', transferredPaise: 50_100 },
  ...{ amount_paise: 50_100, debit_paise: 50_248, fee_paise: 148, tax_paise: 23 },
  ...{ enteredFeePaise: 148, enteredTaxPaise: 23 },
}
export const REVERSAL: Change = {
  ...{ type: 'reversal', entity_id: 'rvrsl_1', reversal_id: 'rvrsl_1', transferredPaise: -10_000 },
  ...{ amount_paise: 10_000, credit_paise: 10_000 },
}
export const DISPUTE: Change = {
  named_dispute_id: 'disp_1',
  dispute_id: 'disp_1',
  takenFromPaymentId: 'pay_1',
}
export const CHARGE: Change = { fee_paise: 590, tax_paise: 90 }
