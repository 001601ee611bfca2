// Judges a settlement: what differs from the sum of its lines, and whether it can be entered.
import type { FlagDetail, FlagKind } from '@lifafa/contract/review-flags'
import type { Row } from '../../../db/tables.ts'
import { type Difference, differencesOfLine, enteredFor, netOf } from './line-differences.ts'
import type { LineFacts } from './line-facts.ts'

const current = (lines: readonly LineFacts[]) => lines.filter(({ withdrawn_at }) => withdrawn_at === null)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
const sumOf = (lines: readonly LineFacts[]): number => sum(current(lines).map(netOf))

/** The sum where each line that is flagged counts as our books have it: then nothing else is wrong. */
const sumInOurBooks = (lines: readonly LineFacts[]): number =>
  sum(current(lines).map((line) => (differencesOfLine(line).length > 0 ? enteredFor(line) : netOf(line))))

type Settlement = Pick<Row<'settlements'>, 'status' | 'amount_paise' | 'utr'>

export function differencesOfSettlement(
  { status, amount_paise, utr }: Settlement,
  lines: readonly LineFacts[],
): Difference[] {
  const found = (kind: FlagKind, detail: FlagDetail = {}): Difference => ({
    ...{ kind, lineId: null, paymentId: null, refundId: null },
    detail: { amount_paise, ...detail },
  })
  const total = sumOf(lines)
  const isSum = total === amount_paise || sumInOurBooks(lines) === amount_paise
  // The report of one that was only created may be empty yet.
  const isReported = status === 'processed' || lines.length > 0
  return [
    ...(isReported && !isSum ? [found('settlement-sum-differs', { entered_paise: total })] : []),
    ...(status === 'processed' && utr === null ? [found('settlement-without-utr')] : []),
    ...(status === 'failed' ? [found('settlement-failed')] : []),
  ]
}

/** It has reached our bank, and each of its paise is a line's. */
export const canBeBooked = (
  { status, utr, amount_paise }: Settlement,
  lines: readonly LineFacts[],
): boolean => status === 'processed' && utr !== null && sumOf(lines) === amount_paise
