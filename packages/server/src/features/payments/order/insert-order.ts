// Inserts what a guest intends to pay, before the provider is asked, and where to find it by the browser's key.
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { type Kysely, sql } from 'kysely'
import type { Database, KeyMode, Paise, Row } from '../../../db/tables.ts'

export type Intention = {
  amountPaise: Paise
  /** NO_BOX where it names none. */
  eventBoxId: string
  guestName: string | null
  guestPhone: string | null
  guestAddress: string | null
  guestLanguage: GuestLanguage | null
  /** The browser's idempotency key for this contribution: a repeated request gets the same order. */
  requestKey: string | null
}

/** `accountId`: of the linked account that the contribution is transferred to; null where it is paid out. */
type Opened = { keyMode: KeyMode; accountId: string | null; checkAt: Date | null; now: Date }

type Inserted = Row<'payment_orders'> & {
  /** The installation's id, for the provider's notes. */
  installation: string
}

/**
 * Undefined where an order of this key exists, in whatever box, or the box was deleted: the box is locked, so that no order comes after
 * what a deletion has erased.
 */
export async function insertOrder(
  db: Kysely<Database>,
  { eventBoxId, guestName, guestPhone, guestAddress, guestLanguage, amountPaise, requestKey }: Intention,
  { keyMode, accountId, checkAt, now }: Opened,
): Promise<Inserted | undefined> {
  const { rows } = await sql<Inserted>`
    with box as (
      select id from event_boxes where id = ${eventBoxId} and (deleted_at is null or id = ${NO_BOX}) for key share
    ), inserted as (
      insert into payment_orders (event_box_id, guest_name, guest_phone, guest_address, guest_language, amount_paise,
        account_id, request_key, key_mode, check_at, created_at, updated_at)
      select ${eventBoxId}::text, ${guestName}::text, ${guestPhone}::text, ${guestAddress}::text, ${guestLanguage}::text,
        ${amountPaise}::bigint, ${accountId}::text, ${requestKey}::text, ${keyMode}::text, ${checkAt}::timestamptz,
        ${now}::timestamptz, ${now}::timestamptz
      from box
      on conflict do nothing
      returning *
    ), located as (
      insert into order_locations (id, payment_order_id, event_box_id)
      select request_key, id, event_box_id from inserted where request_key is not null
    )
    select inserted.*, installation.id as installation from inserted, installation`
    .execute(db)
    .catch((error) => {
      if (isKeyOfOtherBox(error)) return { rows: [] }
      throw error
    })
  return rows[0]
}

/** By its message: where tables are spread, the error has no code, and its constraint's name ends with the number of a shard. */
const isKeyOfOtherBox = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unique constraint "order_locations_pkey')
