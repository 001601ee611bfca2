// Says in a few words what a copy has.
import { formatCount, formatPaise } from '@lifafa/contract/money'
import type { CopyHeader } from '../../db/copy/copy-format.ts'

/** Since it ran, a row of hosts and one of event_boxes stand for none (NO_BOX). */
const NO_BOX_MIGRATION = '0045-box-keys'

/** Amounts are those of contributions. */
export function describeCopy({ tables, migrations }: Pick<CopyHeader, 'tables' | 'migrations'>): string {
  const standIns = migrations.includes(NO_BOX_MIGRATION) ? 1 : 0
  const rowsOf = (table: string, one: string, many: string, uncounted = 0) => {
    const rows = (tables[table]?.rows ?? uncounted) - uncounted
    return `${formatCount(rows)} ${rows === 1 ? one : many}`
  }
  const given = formatPaise(Number(tables.contributions?.sums.amount_paise ?? 0))
  const hosts = rowsOf('hosts', 'host', 'hosts', standIns)
  const boxes = rowsOf('event_boxes', 'event box', 'event boxes', standIns)
  return `${hosts}, ${boxes}, ${rowsOf('contributions', 'contribution', 'contributions')} of ${given}`
}
