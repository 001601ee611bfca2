// Our own books: the sums, and whatever in them must not be. The provider is not asked.
import type { Kysely, Transaction } from 'kysely'
import { findInconsistencies, type Inconsistency } from '../db/self-check.ts'
import type { Database, KeyMode } from '../db/tables.ts'
import { inSnapshot } from '../db/transaction.ts'
import { type BoxOff, findBoxesOff } from './find-boxes-off.ts'
import { readTotals, type Totals } from './read-totals.ts'

export type OwnBooks = { totals: Totals; boxesOff: BoxOff[]; inconsistencies: Inconsistency[] }

/** All as of the moment of `trx`. `keyMode`: of the key that the provider is asked with. */
export const readOwnBooks = async (trx: Transaction<Database>, keyMode: KeyMode): Promise<OwnBooks> => ({
  totals: await readTotals(trx, keyMode),
  boxesOff: await findBoxesOff(trx),
  inconsistencies: await findInconsistencies(trx),
})

/**
 * One look after another, for a server that has guests: on the embedded database they wait for each, and would wait for all
 * of them in a snapshot. The sums are as of one moment.
 */
export const lookAtOwnBooks = async (db: Kysely<Database>, keyMode: KeyMode): Promise<OwnBooks> => ({
  inconsistencies: await findInconsistencies(db),
  boxesOff: await findBoxesOff(db),
  totals: await inSnapshot(db, (trx) => readTotals(trx, keyMode)),
})
