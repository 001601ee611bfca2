// Judges a line of a settlement: what differs from our books.
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import type { LineFacts } from './line-facts.ts'

export type Difference = {
  kind: FlagKind
  lineId: string | null
  paymentId: string | null
  refundId: string | null
  detail: FlagDetail
}

export const netOf = ({
  credit_paise,
  debit_paise,
}: Pick<LineFacts, 'credit_paise' | 'debit_paise'>): number => credit_paise - debit_paise

const isOfTransfer = ({ transfer_id, reversal_id }: LineFacts): boolean =>
  transfer_id !== null || reversal_id !== null

const isMatched = (line: LineFacts): boolean =>
  line.payment_id !== null || line.refund_id !== null || isOfTransfer(line)

/**
 * What the ledger has for it: the captured payment less its fee, the refund, the transfer with its fee or its reversal; nothing for an
 * unmatched line.
 */
export function enteredFor(line: LineFacts): number {
  if (isOfTransfer(line)) return -line.transferredPaise - line.enteredFeePaise
  return line.payment_id === null ? -line.refundedPaise : line.capturedPaise - line.enteredFeePaise
}

export function differencesOfLine(line: LineFacts): Difference[] {
  if (line.withdrawn_at !== null) return []
  const { id, entity_id, payment_id, refund_id } = line
  const paymentId = payment_id ?? line.refundedPaymentId
  const net = netOf(line)
  const found = (kind: FlagKind, detail: FlagDetail, of: Partial<Difference> = {}): Difference[] => [
    { kind, lineId: id, paymentId, refundId: refund_id, ...of, detail: { entity_id, ...detail } },
  ]
  if (!isMatched(line)) {
    if (line.isMatchedElsewhere)
      return found(
        'line-twice',
        { line_paise: net },
        { paymentId: line.type === 'payment' ? entity_id : null },
      )
    if (line.type === 'payment') return found('line-of-unknown-payment', { line_paise: net })
    if (line.type === 'refund')
      return line.isRefundUnderWay ? [] : found('line-of-unknown-refund', { line_paise: -net })
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
      ? found('line-amount-differs', {
          line_paise: line.amount_paise === entered ? whole : line.amount_paise,
          entered_paise: entered,
        })
      : []),
    ...(isOtherFee
      ? found('line-fee-differs', {
          ...{ line_paise: line.fee_paise, line_tax_paise: line.tax_paise },
          ...{ entered_paise: line.enteredFeePaise, entered_tax_paise: line.enteredTaxPaise },
        })
      : []),
  ]
}
