// Judges a settlement and its lines: what differs from our books, what is entered for it, and whether it can be entered.
import type { FlagDetail, FlagKind, LineFault } from '@lifafa/contract/review-flags'
import type { Row } from '../../../db/tables.ts'
import type { LineFacts } from './line-facts.ts'

export type Difference = {
  kind: FlagKind
  lineId: string | null
  paymentId: string | null
  refundId: string | null
  detail: FlagDetail
}

const netOf = ({ credit_paise, debit_paise }: Pick<LineFacts, 'credit_paise' | 'debit_paise'>): number =>
  credit_paise - debit_paise

const isOfTransfer = ({ transfer_id, reversal_id }: LineFacts): boolean =>
  transfer_id !== null || reversal_id !== null

const isMatched = (line: LineFacts): boolean =>
  line.payment_id !== null || line.refund_id !== null || isOfTransfer(line)

/** A line of a dispute is never wrong by itself: all of them are judged once it has ended (money-in-dispute.ts). */
const isOfDispute = ({ dispute_id }: LineFacts): boolean => dispute_id !== null

/**
 * The ledger's amount for it without an adjustment: the captured payment less its fee, the refund, the transfer with its fee or its
 * reversal; nothing for a line of a dispute, or an unmatched one.
 */
function enteredFor(line: LineFacts): number {
  if (isOfTransfer(line)) return -line.transferredPaise - line.enteredFeePaise
  return line.payment_id === null ? -line.refundedPaise : line.capturedPaise - line.enteredFeePaise
}

export function differencesOfLine(line: LineFacts): Difference[] {
  if (line.withdrawn_at !== null || isOfDispute(line)) return []
  const { id, entity_id, payment_id, refund_id } = line
  const paymentId = payment_id ?? line.takenFromPaymentId
  const net = netOf(line)
  const found = (fault: LineFault, detail: FlagDetail, of: Partial<Difference> = {}): Difference[] => [
    {
      ...{ kind: 'settlement-line', lineId: id, paymentId, refundId: refund_id, ...of },
      detail: { line: fault, entity_id, ...detail },
    },
  ]
  if (!isMatched(line)) {
    if (line.isMatchedElsewhere)
      return found('twice', { line_paise: net }, { paymentId: line.type === 'payment' ? entity_id : null })
    if (line.type === 'payment') return found('unknown-payment', { line_paise: net })
    if (line.type === 'refund')
      return line.isRefundUnderWay ? [] : found('unknown-refund', { line_paise: -net })
    const { description } = line
    return found('unknown-adjustment', { line_paise: net, ...(description !== null && { description }) })
  }
  const entered = isOfTransfer(line)
    ? Math.abs(line.transferredPaise)
    : payment_id === null
      ? line.refundedPaise
      : line.capturedPaise
  // The fee of a payment is taken from its amount, that of a refund or a transfer comes on top.
  const whole =
    payment_id === null && line.reversal_id === null ? -net - line.fee_paise : net + line.fee_paise
  const isOtherAmount = line.amount_paise !== entered || whole !== entered
  const isOtherFee =
    (payment_id !== null || line.transfer_id !== null) &&
    (line.fee_paise !== line.enteredFeePaise || line.tax_paise !== line.enteredTaxPaise)
  return [
    ...(isOtherAmount
      ? found('amount-differs', {
          line_paise: line.amount_paise === entered ? whole : line.amount_paise,
          entered_paise: entered,
        })
      : []),
    ...(isOtherFee
      ? found('fee-differs', {
          ...{ line_paise: line.fee_paise, line_tax_paise: line.tax_paise },
          ...{ entered_paise: line.enteredFeePaise, entered_tax_paise: line.enteredTaxPaise },
        })
      : []),
  ]
}

const current = (lines: readonly LineFacts[]) => lines.filter(({ withdrawn_at }) => withdrawn_at === null)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
const sumOf = (lines: readonly LineFacts[]): number => sum(current(lines).map(netOf))

const isFlagged = (line: LineFacts): boolean => differencesOfLine(line).length > 0

/** The sum where each line that is flagged counts as our books have it: then nothing else is wrong. */
const sumInOurBooks = (lines: readonly LineFacts[]): number =>
  sum(current(lines).map((line) => (isFlagged(line) ? enteredFor(line) : netOf(line))))

type Settlement = Pick<Row<'settlements'>, 'status' | 'amount_paise' | 'utr'>

/** The lines that add up to the settlement: the report's, or our books' own. Then a line that is flagged is wrong in the report alone. */
export function addsUpBy(
  { amount_paise }: Pick<Settlement, 'amount_paise'>,
  lines: readonly LineFacts[],
): 'report' | 'books' | undefined {
  if (sumOf(lines) === amount_paise) return 'report'
  return sumInOurBooks(lines) === amount_paise ? 'books' : undefined
}

export function differencesOfSettlement(
  { status, amount_paise, utr }: Settlement,
  lines: readonly LineFacts[],
): Difference[] {
  const found = (kind: FlagKind, detail: FlagDetail = {}): Difference => ({
    ...{ kind, lineId: null, paymentId: null, refundId: null },
    detail: { amount_paise, ...detail },
  })
  const isSum = addsUpBy({ amount_paise }, lines) !== undefined
  // The report of one that was only created may be empty yet.
  const isReported = status === 'processed' || lines.length > 0
  return [
    ...(isReported && !isSum ? [found('settlement-sum-differs', { entered_paise: sumOf(lines) })] : []),
    ...(status === 'processed' && utr === null ? [found('settlement-without-utr')] : []),
    ...(status === 'failed' ? [found('settlement-failed')] : []),
  ]
}

/** It has reached our bank, and each of its paise is a line's. */
export const canBeBooked = (settlement: Settlement, lines: readonly LineFacts[]): boolean =>
  settlement.status === 'processed' && settlement.utr !== null && addsUpBy(settlement, lines) !== undefined

/**
 * The entry that a line still lacks, so that the ledger has its net amount: what a dispute takes or gives back, the
 * provider's charge for that or for a refund, and otherwise suspense. Undefined where that is nothing: a line that is flagged in a
 * settlement that adds up by our books brought no such amount.
 */
export function adjustmentOf(line: LineFacts, by: ReturnType<typeof addsUpBy>) {
  const isIn = line.withdrawn_at === null && !(by === 'books' && isFlagged(line))
  const isCharge = isIn && (line.refund_id !== null || isOfDispute(line))
  const { adjusted } = line
  const gateway_receivable = (isIn ? netOf(line) - enteredFor(line) : 0) - adjusted.receivablePaise
  const gateway_charges = (isCharge ? line.fee_paise - line.tax_paise : 0) - adjusted.chargesPaise
  const input_gst = (isCharge ? line.tax_paise : 0) - adjusted.gstPaise
  const disputed = (isIn && isOfDispute(line) ? -netOf(line) - line.fee_paise : 0) - adjusted.disputedPaise
  const suspense = -gateway_receivable - gateway_charges - input_gst - disputed
  const entry = { gateway_receivable, gateway_charges, input_gst, disputed, suspense }
  return Object.values(entry).some((paise) => paise !== 0) ? entry : undefined
}
