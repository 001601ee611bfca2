// Records the UPI IDs that a host had before: what our bank sent to one of them is marked as it was sent. Until now the feed's
// sentences alone had them.
import { statements } from './statements.ts'

export const earlierUpiIds = statements(
  `create table earlier_upi_ids (
    host_id uuid not null references hosts,
    upi_id text not null check (upi_id <> ''),
    replaced_at timestamptz not null,
    primary key (host_id, upi_id)
  )`,
  `insert into earlier_upi_ids (host_id, upi_id, replaced_at)
    select host_id, upi_id, max(created_at) from (
      select host_id, created_at, coalesce(
        substring(description from '^Your UPI ID was changed from (\\S+) to \\S+$'),
        substring(description from '^Your UPI ID (\\S+) was removed$')) as upi_id
      from activities where action = 'upi-id-changed') as changes
    where upi_id is not null group by host_id, upi_id`,
)
