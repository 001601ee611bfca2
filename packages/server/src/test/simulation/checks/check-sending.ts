// Checks that the last payouts were allowed: not at once to a UPI ID that had just failed, or had just been changed.
import { sql } from 'kysely'
import type { PayoutRecords } from './payouts-of-boxes.ts'

/** Clocks differ, and an action may take a while between its moment and its commit. */
const ABOUT = sql`interval '2 minutes'`

/** By our own books when the provider has just been asked; the payout was written before. */
export async function findSentTooSoon({ database: { db }, provider }: PayoutRecords): Promise<string[]> {
  const last = provider.payouts.all.at(-1)
  const { rows } = await sql<{ why: string }>`
    select 'to which ' || failed.id || ' had failed a moment before' as why
    from payouts sent join payouts failed using (event_box_id, upi_id)
    where sent.id = ${last?.reference_id} and failed.state in ('failed', 'reversed') and failed.fault in ('upi-id', 'bank')
      and sent.sent_at > failed.updated_at + ${ABOUT} and sent.sent_at < failed.updated_at + interval '1 day' - ${ABOUT}
      and not exists (
        select from payouts p where p.event_box_id = sent.event_box_id and p.upi_id = sent.upi_id
          and p.created_at > failed.updated_at and p.paid_at <= sent.sent_at)
    union all
    select 'which was saved a moment before'
    from payouts sent join hosts on hosts.id = sent.host_id and hosts.upi_id = sent.upi_id
    where sent.id = ${last?.reference_id}
      and sent.sent_at > upi_id_changed_at + ${ABOUT} and sent.sent_at < upi_id_changed_at + interval '1 day' - ${ABOUT}`.execute(
    db,
  )
  return rows.map(({ why }) => `${last?.id} was sent to ${last?.upiId}, ${why}`)
}
