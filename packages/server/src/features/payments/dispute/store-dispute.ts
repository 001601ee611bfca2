// Stores a dispute as the provider reports it, with the time until which it can be answered.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { ProviderDispute } from '../../../provider/objects/disputes.ts'

export async function storeDispute(
  trx: Transaction<Database>,
  { event_box_id }: Pick<Row<'payments'>, 'event_box_id'>,
  reported: ProviderDispute,
  now: Date,
): Promise<void> {
  const { id, payment_id, status } = reported
  await trx
    .insertInto('disputes')
    .values({
      id,
      payment_id,
      event_box_id,
      amount_paise: reported.amount,
      status,
      reason_code: reported.reason_code ?? null,
      respond_by: deadlineOf(reported),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['id', 'event_box_id']).doUpdateSet(({ ref, fn }) => ({
        status,
        respond_by: fn.coalesce(ref('excluded.respond_by'), ref('disputes.respond_by')),
        updated_at: now,
      })),
    )
    .execute()
}

/** The provider may give more time; a report without a deadline leaves the one that is known. */
export async function moveDeadline(
  trx: Transaction<Database>,
  reported: ProviderDispute,
  now: Date,
): Promise<void> {
  const respond_by = deadlineOf(reported)
  if (respond_by === null) return
  await trx
    .updateTable('disputes')
    .set({ respond_by, updated_at: now })
    .where('id', '=', reported.id)
    .where('respond_by', 'is distinct from', respond_by)
    .execute()
}

export const deadlineOf = ({ respond_by }: ProviderDispute): Date | null =>
  respond_by ? new Date(respond_by * 1000) : null
