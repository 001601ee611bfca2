// Inserts what a guest intends to pay, before the provider is asked, and where to find it by the browser's key.
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

/** Undefined where an order of this key exists, in whatever box. */
export async function insertOrder(
  db: Kysely<Database>,
  { eventBoxId, guestName, guestPhone, guestAddress, guestLanguage, amountPaise, requestKey }: Intention,
  { keyMode, accountId, checkAt, now }: Opened,
): Promise<Inserted | undefined> {
  const { rows } = await sql<Inserted>`
    with inserted as (
      insert into payment_orders (event_box_id, guest_name, guest_phone, guest_address, guest_language, amount_paise,
        account_id, request_key, key_mode, check_at, created_at, updated_at)
      values (${eventBoxId}, ${guestName}, ${guestPhone}, ${guestAddress}, ${guestLanguage}, ${amountPaise},
        ${accountId}, ${requestKey}, ${keyMode}, ${checkAt}, ${now}, ${now})
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
