// Matches lines with transfers to linked accounts, and with their reversals, by the provider's ids.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { isUnmatched } from './unmatched.ts'

/** Each once it is in the ledger. */
export async function matchTransfers(
  trx: Transaction<Database>,
  settlementId: string,
  now: Date,
): Promise<void> {
  await sql`
    with named as materialized (
      select t.id, t.provider_transfer_id from transfers t where t.provider_transfer_id in (
        select entity_id from settlement_lines where settlement_id = ${settlementId} and type = 'transfer')
    ), entered as materialized (
      select transfer_id from ledger where kind = 'transfer' and transfer_id in (select id from named)
    )
    update settlement_lines l set transfer_id = t.id, updated_at = ${now}
    from named t
    where ${isUnmatched(settlementId)} and l.type = 'transfer' and t.provider_transfer_id = l.entity_id
      and t.id in (select transfer_id from entered)
      and not exists (select from settlement_lines other where other.transfer_id = t.id)`.execute(trx)
  await sql`
    with entered as materialized (
      select reversal_id from ledger where reversal_id in (
        select entity_id from settlement_lines where settlement_id = ${settlementId})
    )
    update settlement_lines l set reversal_id = e.reversal_id, updated_at = ${now}
    from entered e
    where ${isUnmatched(settlementId)} and e.reversal_id = l.entity_id
      and not exists (select from settlement_lines other where other.reversal_id = e.reversal_id)`.execute(
    trx,
  )
}
