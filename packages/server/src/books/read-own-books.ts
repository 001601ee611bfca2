// Our own books, as of one moment: the sums, and whatever in them must not be. The provider is not asked.
import type { Transaction } from 'kysely'
import { findInconsistencies, type Inconsistency } from '../db/self-check.ts'
import type { Database, KeyMode } from '../db/tables.ts'
import { type BoxOff, findBoxesOff } from './find-boxes-off.ts'
import { readTotals, type Totals } from './read-totals.ts'

export type OwnBooks = { totals: Totals; boxesOff: BoxOff[]; inconsistencies: Inconsistency[] }

/** `keyMode`: of the key that the provider is asked with. */
export const readOwnBooks = async (trx: Transaction<Database>, keyMode: KeyMode): Promise<OwnBooks> => ({
  totals: await readTotals(trx, keyMode),
  boxesOff: await findBoxesOff(trx),
  inconsistencies: await findInconsistencies(trx),
})
