// Deletes the provider's messages about a host's gifts and payouts before their time: they name guests, and the host.
import { ODD_EVENTS_RETENTION_MS } from '@lifafa/contract/limits'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** What they brought is in the books. One that is still to be worked on is left; it goes when its time has come. */
export async function eraseEvents(trx: Transaction<Database>, hostId: string, now: Date): Promise<void> {
  await sql`
    with theirs as (
      select o.provider_order_id as id from payment_orders o
        join event_boxes b on b.id = o.event_box_id where b.host_id = ${hostId}
      union all
      select provider_payout_id from payouts where host_id = ${hostId}
    )
    delete from provider_events e
    where e.handled_at is not null and e.received_at > ${new Date(now.getTime() - ODD_EVENTS_RETENTION_MS)}
      and exists (select from theirs)
      and (substring(e.body from '"order_id" *: *"([^"]+)"') in (select id from theirs where id is not null)
        or substring(e.body from '"id" *: *"((?:order|pout)_[^"]+)"') in (select id from theirs where id is not null))`.execute(
    trx,
  )
}
