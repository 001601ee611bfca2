// A line `l` of a settlement that is matched with nothing, the first where there are two of one thing.
import { sql } from 'kysely'

export const isUnmatched = (settlementId: string) => sql`
  l.settlement_id = ${settlementId} and l.payment_id is null and l.refund_id is null and l.transfer_id is null
  and l.reversal_id is null and l.withdrawn_at is null
  and not exists (
    select from settlement_lines earlier
    where earlier.settlement_id = l.settlement_id and earlier.type = l.type and earlier.entity_id = l.entity_id
      and earlier.number < l.number and earlier.withdrawn_at is null)`
