// Checks whether a contribution may begin: rate limits, an open box, and no repetition of the same contribution by
// mistake.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import type { RateLimits, Spender } from '../../../http/limits/rate-limiter.ts'
import { findBox, isDeactivated } from '../../event-boxes/reads.ts'
import { findOrderByRequestKey } from '../reads.ts'
import { askBeforeRepetition } from './confirm-repetition.ts'
import type { Intention } from './open-order.ts'

type Deps = { db: Kysely<Database>; limits: RateLimits; spender: Spender; now: Date }

/**
 * Throws Failure `tooManyRequests`, `boxNotFound`, `boxClosed` or, unless the guest confirmed a repetition with `again`,
 * `alreadyGiven` or `mayHaveGiven`. An order that was already opened is not counted again: it can be paid whatever
 * became of its box since (docs/specification.md §10.3).
 */
export async function checkCanContribute(deps: Deps, intention: Intention, again: boolean): Promise<void> {
  const { eventBoxId, requestKey } = intention
  const begun = requestKey === null ? undefined : await findOrderByRequestKey(deps.db, requestKey)
  if (begun?.provider_order_id) return
  if (eventBoxId !== null) await refuseClosedBox(deps, eventBoxId, begun !== undefined)
  else if (!begun) await deps.limits.spend('orderWithoutBox', deps.spender)
  if (!again && !begun) await askBeforeRepetition(deps, intention)
}

/** Counts after the lookup: requests for a box that does not exist do not use up the limit of boxes that do. */
async function refuseClosedBox(
  { db, limits, spender, now }: Deps,
  boxId: string,
  isBegun: boolean,
): Promise<void> {
  const box = await findBox(db, boxId)
  if (!box || box.deleted_at) {
    await limits.spend('missedBox', spender)
    throw new Failure('boxNotFound')
  }
  if (!isBegun) await limits.spend('openOrder', { ...spender, boxId })
  if (!isOpenToGuests(box.event_date, now) || (await isDeactivated(db, box.host_id)))
    throw new Failure('boxClosed')
}
