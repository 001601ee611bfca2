// Says in a few words what a copy has.
import { formatCount, formatPaise } from '@lifafa/contract/money'
import type { CopyHeader } from '../../db/copy/copy-format.ts'

/** Amounts are those of contributions. */
export function describeCopy({ tables }: Pick<CopyHeader, 'tables'>): string {
  const rowsOf = (table: string, one: string, many: string) => {
    const rows = tables[table]?.rows ?? 0
    return `${formatCount(rows)} ${rows === 1 ? one : many}`
  }
  const given = formatPaise(Number(tables.contributions?.sums.amount_paise ?? 0))
  const hosts = rowsOf('hosts', 'host', 'hosts')
  const boxes = rowsOf('event_boxes', 'event box', 'event boxes')
  return `${hosts}, ${boxes}, ${rowsOf('contributions', 'contribution', 'contributions')} of ${given}`
}
