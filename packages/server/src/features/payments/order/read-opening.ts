// Reads all that decides whether an order may be opened, in one statement.
import { REPEATED_CONTRIBUTION_MS } from '@lifafa/contract/limits'
import { splitCharge } from '@lifafa/contract/money'
import { type Kysely, sql } from 'kysely'
import type { Database, Day, KeyMode } from '../../../db/tables.ts'
import { IS_WRONG } from '../../../upi-id-checks/reads.ts'
import type { Intention } from './insert-order.ts'

export type Opening = {
  /** An order with this request key exists; and it has the provider's id, so that it can be paid. */
  isBegun: boolean
  isOpened: boolean
  /** Null where there is no such box, or it was deleted. */
  eventDate: Day | null
  isHostDeactivated: boolean
  /** The active linked account of the box's host; null where there is none that gifts may go to, or contributions are paid out. */
  accountId: string | null
  /** This phone contributed to this box within the last ten minutes; and this amount. */
  hasGiven: boolean
  hasGivenThis: boolean
}

/** Of the UPI ID that the host has saved now: gifts go to no other, and to none that the host denied or no bank knows. */
const activeAccount = (keyMode: KeyMode) => sql`(
  select a.account_id from linked_accounts a
  where a.host_id = h.id and a.upi_id = h.upi_id and a.key_mode = ${keyMode} and a.state = 'active'
    and not exists (select from upi_id_checks where host_id = h.id and upi_id = h.upi_id and ${IS_WRONG}))`

/** `routedWith`: the key in use, where contributions go to linked accounts. */
export async function readOpening(
  db: Kysely<Database>,
  { requestKey, eventBoxId, guestPhone, amountPaise }: Intention,
  { now, routedWith }: { now: Date; routedWith: KeyMode | undefined },
): Promise<Opening> {
  const { rows } = await sql<Opening>`
    with recent as (
      select kept_paise from contributions
      where event_box_id = ${eventBoxId} and guest_phone = ${guestPhone}
        and paid_at > ${new Date(now.getTime() - REPEATED_CONTRIBUTION_MS)}
    )
    select o.id is not null as "isBegun", o.provider_order_id is not null as "isOpened", b.event_date as "eventDate",
      h.deactivated_at is not null as "isHostDeactivated",
      ${routedWith ? activeAccount(routedWith) : sql`null`} as "accountId", exists (select from recent) as "hasGiven",
      exists (select from recent where kept_paise = ${splitCharge(amountPaise).contributionPaise}) as "hasGivenThis"
    from (select) as one
    left join payment_orders o on o.request_key = ${requestKey} and o.event_box_id = ${eventBoxId}
    left join event_boxes b on b.id = ${eventBoxId} and b.deleted_at is null
    left join hosts h on h.id = b.host_id`.execute(db)
  const [opening] = rows
  if (!opening) throw new Error('A select without a condition answered no row.')
  return opening
}
