// Checks whether a contribution may begin: rate limits, an open box, and no repetition of the same contribution by
// mistake.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import type { Kysely } from 'kysely'
import type { Database, Day, KeyMode } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import type { RateLimits } from '../../../http/limits/rate-limiter.ts'
import type { Spender } from '../../../http/limits/spender.ts'
import { askBeforeRepetition } from './confirm-repetition.ts'
import type { Intention } from './insert-order.ts'
import { type Opening, readOpening } from './read-opening.ts'

type Deps = {
  db: Kysely<Database>
  limits: RateLimits
  spender: Spender
  now: Date
  routedWith: KeyMode | undefined
}

/**
 * An order that was already opened is not counted again: it can be paid whatever became of its box since
 * (docs/specification.md §10.3). Throws Failure
 * - `tooManyRequests`, `boxNotFound`, `boxClosed`
 * - `alreadyGiven` or `mayHaveGiven`, unless the guest confirmed a repetition with `again`
 * - `boxNotReady`: the host has no active linked account (`PAYOUTS=route` alone)
 */
export async function checkCanContribute(
  deps: Deps,
  intention: Intention,
  again: boolean,
): Promise<{ accountId: string | null; eventDate: Day | undefined }> {
  const opening = await readOpening(deps.db, intention, deps)
  const { accountId, eventDate } = opening
  const known = { accountId, eventDate: eventDate ?? undefined }
  if (opening.isOpened) return known
  if (intention.eventBoxId === NO_BOX && deps.routedWith) throw new Failure('boxNotFound')
  if (intention.eventBoxId !== NO_BOX) await refuseClosedBox(deps, intention.eventBoxId, opening)
  else if (!opening.isBegun) await deps.limits.spend('orderWithoutBox', deps.spender)
  if (!again && !opening.isBegun) await askBeforeRepetition(deps, intention, opening)
  return known
}

/** Counts after the lookup: requests for a box that does not exist do not use up the limit of boxes that do. */
async function refuseClosedBox(
  { limits, spender, now, routedWith }: Deps,
  boxId: string,
  { eventDate, isBegun, isHostDeactivated, accountId }: Opening,
): Promise<void> {
  if (eventDate === null) {
    await limits.spend('missedBox', spender)
    throw new Failure('boxNotFound')
  }
  if (!isBegun) await limits.spend('openOrder', { ...spender, boxId })
  if (!isOpenToGuests(eventDate, now) || isHostDeactivated) throw new Failure('boxClosed')
  // Where the money is never ours, nothing is taken that could not go on to the host. An order that was begun keeps its account.
  if (routedWith && accountId === null && !isBegun) throw new Failure('boxNotReady')
}
