// Compares the totals of the books before and after something happened, for tests of what each total counts.
import type { Kysely } from 'kysely'
import { readTotals, type Total, type Totals } from '../../books/read-totals.ts'
import type { Database } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'

/** Totals by name, each as its count and its paise. */
export type TotalChanges = Partial<Record<keyof Totals, number[]>>

/** The totals that `happen` changes, and by how much. */
export async function changesBy(db: Kysely<Database>, happen: () => Promise<unknown>): Promise<TotalChanges> {
  const readAll = () => inSnapshot(db, (trx) => readTotals(trx, 'test'))
  const before = await readAll()
  await happen()
  const after = await readAll()
  const entries = Object.entries(after) as [keyof Totals, Total][]
  return Object.fromEntries(
    entries
      .map(([name, { count, paise }]) => [name, [count - before[name].count, paise - before[name].paise]])
      .filter(([, change]) => (change as number[]).some((part) => part !== 0)),
  )
}
