// Sums lines.
import type { SettlementLine } from '../entities/settlement-line.ts'

/** In paise; negative where more is taken back than came. */
export function sumOf(lines: readonly SettlementLine[]): number {
  return lines.reduce((sum, { credit, debit }) => sum + credit - debit, 0)
}
