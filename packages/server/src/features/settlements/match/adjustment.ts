// Calculates what is entered for a line that is nothing else.
import { enteredFor, netOf } from './line-differences.ts'
import type { LineFacts } from './line-facts.ts'

/**
 * What is still to be entered for a line, so that its net amount is what the ledger has for it: the provider's charge for a
 * refund, and otherwise suspense. Undefined where that is nothing.
 */
export function adjustmentOf(line: LineFacts) {
  const isCharge = line.withdrawn_at === null && line.refund_id !== null && line.fee_paise > 0
  const receivable = line.withdrawn_at === null ? netOf(line) - enteredFor(line) : 0
  const gateway_receivable = receivable - line.adjusted.receivablePaise
  const gateway_charges = (isCharge ? line.fee_paise - line.tax_paise : 0) - line.adjusted.chargesPaise
  const input_gst = (isCharge ? line.tax_paise : 0) - line.adjusted.gstPaise
  const suspense = -gateway_receivable - gateway_charges - input_gst
  const entry = { gateway_receivable, gateway_charges, input_gst, suspense }
  return Object.values(entry).some((paise) => paise !== 0) ? entry : undefined
}
