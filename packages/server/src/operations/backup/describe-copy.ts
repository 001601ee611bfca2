// Says in a few words what a copy has.
import { formatCount, formatPaise } from '@lifafa/contract/money'
import type { CopyHeader } from '../../db/copy/copy-format.ts'

/** A row of hosts and one of event_boxes stand for none (NO_BOX). */
const STAND_INS = 1

/** Amounts are those of contributions. */
export function describeCopy({ tables }: Pick<CopyHeader, 'tables'>): string {
  const rowsOf = (table: string, one: string, many: string, uncounted = 0) => {
    const rows = (tables[table]?.rows ?? uncounted) - uncounted
    return `${formatCount(rows)} ${rows === 1 ? one : many}`
  }
  const given = formatPaise(Number(tables.contributions?.sums.amount_paise ?? 0))
  const hosts = rowsOf('hosts', 'host', 'hosts', STAND_INS)
  const boxes = rowsOf('event_boxes', 'event box', 'event boxes', STAND_INS)
  return `${hosts}, ${boxes}, ${rowsOf('contributions', 'contribution', 'contributions')} of ${given}`
}
