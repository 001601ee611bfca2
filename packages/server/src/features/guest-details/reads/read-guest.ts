// Reads what is held of a guest, and what keeps it from being erased, as of one moment.
import type { ErasureObstacle } from '@lifafa/contract/fields/erasure-obstacle'
import { MAX_GIFTS_OF_GUEST } from '@lifafa/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import type { GuestClues } from '../rules.ts'
import { findGuest, type HeldRow } from './find-guest.ts'
import { findObstacles } from './obstacles.ts'

export type ReadGuest = { held: HeldRow[]; hasMore: boolean; obstacles: Map<string, ErasureObstacle> }

export const readGuest = (db: Kysely<Database>, clues: GuestClues, now: Date): Promise<ReadGuest> =>
  inSnapshot(db, async (trx) => {
    const found = await findGuest(trx, clues)
    const held = found.slice(0, MAX_GIFTS_OF_GUEST)
    return { held, hasMore: found.length > held.length, obstacles: await findObstacles(trx, held, now) }
  })
