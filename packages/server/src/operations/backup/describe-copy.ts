// Says in a few words what a copy has.
import { formatCount, formatPaise } from '@lifafa/contract/money'
import type { CopyHeader } from '../../db/copy/copy-format.ts'

/** Amounts are those of contributions. */
export function describeCopy({ tables }: CopyHeader): string {
  const rowsOf = (table: string) => formatCount(tables[table]?.rows ?? 0)
  const given = formatPaise(Number(tables.contributions?.sums.amount_paise ?? 0))
  return `${rowsOf('hosts')} hosts, ${rowsOf('event_boxes')} event boxes, ${rowsOf('contributions')} contributions of ${given}`
}
