// Checks whether a contribution may begin: rate limits, an open box, and no repetition of the same contribution by
// mistake.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { REPEATED_CONTRIBUTION_MS } from '@lifafa/contract/limits'
import { formatRupees, paiseToRupees, splitCharge } from '@lifafa/contract/money'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { type Kysely, sql } from 'kysely'
import type { Database, Day, KeyMode } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'
import type { RateLimitSubject } from '../../../http/limits/rate-limit-subject.ts'
import type { RateLimits } from '../../../http/limits/rate-limiter.ts'
import { IS_WRONG } from '../../../upi-id-checks/reads.ts'
import { findWaitingOrderBy } from '../reads/orders.ts'
import type { Intention } from './open-order.ts'

type Deps = {
  db: Kysely<Database>
  limits: RateLimits
  rateLimitSubject: RateLimitSubject
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
  const { eventBoxId, requestKey } = intention
  if (eventBoxId === null) {
    await checkWithoutBox(deps, requestKey)
    return { accountId: null, eventDate: undefined }
  }
  const admission = await readAdmission(deps.db, intention, deps)
  const { accountId, eventDate } = admission
  const known = { accountId, eventDate: eventDate ?? undefined }
  if (admission.isOpened) return known
  await refuseClosedBox(deps, eventBoxId, admission)
  if (!again && !admission.orderExists) await askBeforeRepetition(deps, intention, admission)
  return known
}

async function checkWithoutBox(
  { db, limits, rateLimitSubject, routedWith }: Deps,
  requestKey: string | null,
): Promise<void> {
  if (requestKey !== null && (await findWaitingOrderBy(db, 'request_key', requestKey))) return
  if (routedWith) throw new Failure('boxNotFound')
  await limits.spend('orderWithoutBox', rateLimitSubject)
}

/**
 * Counts after the lookup: requests for a box that does not exist use up no limit of boxes that do. They have none of their own: a hall
 * whose box was deleted would read that many guests are giving.
 */
async function refuseClosedBox(
  { limits, rateLimitSubject, now, routedWith }: Deps,
  boxId: string,
  { eventDate, orderExists, isHostDeactivated, accountId }: OrderAdmission,
): Promise<void> {
  if (eventDate === null) throw new Failure('boxNotFound')
  if (!orderExists) await limits.spend('openOrder', { ...rateLimitSubject, boxId })
  if (!isOpenToGuests(eventDate, now) || isHostDeactivated) throw new Failure('boxClosed')
  // If the money is never ours, nothing is taken that could not go on to the host. An existing order keeps its account.
  if (routedWith && accountId === null && !orderExists) throw new Failure('boxNotReady')
}

/**
 * Throws Failure `alreadyGiven` if this phone recently contributed this amount to this box. After a few tried
 * amounts it throws `mayHaveGiven` for any, so that a contribution cannot be guessed.
 */
async function askBeforeRepetition(
  { limits, rateLimitSubject }: Deps,
  { eventBoxId, guestPhone, amountPaise }: Intention,
  { hasGiven, hasGivenThis }: OrderAdmission,
): Promise<void> {
  if (!hasGiven) return
  if (
    !(await limits.isWithin('compareContribution', {
      ...rateLimitSubject,
      giver: `${eventBoxId} ${guestPhone}`,
    }))
  )
    throw new Failure('mayHaveGiven')
  if (!hasGivenThis) return
  const amount = formatRupees(paiseToRupees(splitCharge(amountPaise).contributionPaise))
  throw new Failure('alreadyGiven', { message: givingSentences.alreadyGiven(amount) })
}

type OrderAdmission = {
  /** An order with this request key exists; and it has the provider's id, so that it can be paid. */
  orderExists: boolean
  isOpened: boolean
  /** Null if there is no such box, or it was deleted. */
  eventDate: Day | null
  isHostDeactivated: boolean
  /** The active linked account of the box's host; null if there is none that gifts may go to, or contributions are paid out. */
  accountId: string | null
  /** This phone contributed to this box within the last ten minutes; and this amount. */
  hasGiven: boolean
  hasGivenThis: boolean
}

/**
 * The account of the UPI ID that the host has saved now. Gifts go to no other, and to none that the host denied or no bank knows.
 */
const activeAccount = (keyMode: KeyMode) => sql`(
  select a.account_id from linked_accounts a
  where a.host_id = h.id and a.upi_id = h.upi_id and a.key_mode = ${keyMode} and a.state = 'active'
    and not exists (select from upi_id_checks where host_id = h.id and upi_id = h.upi_id and ${IS_WRONG}))`

/** `routedWith`: the key in use, where contributions go to linked accounts. */
async function readAdmission(
  db: Kysely<Database>,
  { requestKey, eventBoxId, guestPhone, amountPaise }: Intention,
  { now, routedWith }: { now: Date; routedWith: KeyMode | undefined },
): Promise<OrderAdmission> {
  const { rows } = await sql<OrderAdmission>`
    with recent as (
      select kept_paise from contributions
      where event_box_id = ${eventBoxId} and guest_phone = ${guestPhone}
        and paid_at > ${new Date(now.getTime() - REPEATED_CONTRIBUTION_MS)}
    )
    select o.id is not null as "orderExists", o.provider_order_id is not null as "isOpened", b.event_date as "eventDate",
      h.deactivated_at is not null as "isHostDeactivated",
      ${routedWith ? activeAccount(routedWith) : sql`null`} as "accountId", exists (select from recent) as "hasGiven",
      exists (select from recent where kept_paise = ${splitCharge(amountPaise).contributionPaise}) as "hasGivenThis"
    from (select) as one
    left join payment_orders o on o.request_key = ${requestKey} and o.event_box_id = ${eventBoxId}
    left join event_boxes b on b.id = ${eventBoxId} and b.deleted_at is null
    left join hosts h on h.id = b.host_id`.execute(db)
  const [admission] = rows
  if (!admission) throw new Error('A select without a condition answered no row.')
  return admission
}
