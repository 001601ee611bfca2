// Finds the UPI ID to which money was sent before its host saved another one: one of the host's own.
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'

type Host = Pick<Row<'hosts'>, 'id' | 'upi_id' | 'upi_id_changed_at'>

/**
 * As the host wrote it. Null: the host had none then, or has none now, and was paid otherwise. Throws Failure: `upiIdNeverHad`;
 * `payoutChanged` where none was named, and the host has saved a first one since.
 */
export async function earlierUpiId(
  trx: Transaction<Database>,
  host: Host,
  typed: string | null,
): Promise<string | null> {
  if (typed === null) {
    if (host.upi_id !== null && host.upi_id_changed_at === null) throw new Failure('payoutChanged')
    return null
  }
  if (host.upi_id !== null && host.upi_id.toLowerCase() === typed.toLowerCase()) return host.upi_id
  const earlier = await trx
    .selectFrom('earlier_upi_ids')
    .select('upi_id')
    .where('host_id', '=', host.id)
    .where(sql<boolean>`lower(upi_id) = lower(${typed})`)
    .executeTakeFirst()
  if (!earlier) throw fieldFailure('upi_id', adminRefusals.upiIdNeverHad, 'upiIdNeverHad')
  return earlier.upi_id
}
