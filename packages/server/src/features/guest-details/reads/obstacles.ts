// Finds which gifts cannot be erased yet, because the money of their event box is open.
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import type { ErasureObstacle } from '@lifafa/contract/fields/erasure-obstacle'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { findOpenMatters } from '../../admin-users/reads/open-matters.ts'
import { obstacleOf } from '../../admin-users/rules.ts'
import type { HeldRow } from './find-guest.ts'

/** By order; those that can be erased are absent. An order without a box is judged by itself. */
export async function findObstacles(
  trx: Transaction<Database>,
  held: readonly HeldRow[],
  now: Date,
): Promise<Map<string, ErasureObstacle>> {
  const obstacles = new Map<string, ErasureObstacle>()
  for (const boxId of new Set(held.map((row) => row.boxId))) {
    const ofBox = boxId === NO_BOX ? undefined : obstacleOf(await findOpenMatters(trx, sql`(${boxId})`, now))
    for (const row of held.filter((each) => each.boxId === boxId)) {
      const obstacle = ofBox ?? (row.isOpen ? 'order' : undefined)
      if (obstacle) obstacles.set(row.order, obstacle)
    }
  }
  return obstacles
}
