// Records the UPI IDs that a host had before: what our bank sent to one of them is marked as it was sent. Until now they were in
// payouts, in the banks' answers, and, where neither has them, in the feed's sentences alone.
import { statements } from './statements.ts'

export const earlierUpiIds = statements(
  `create table earlier_upi_ids (
    host_id uuid not null references hosts,
    upi_id text not null check (upi_id <> ''),
    replaced_at timestamptz not null,
    primary key (host_id, upi_id)
  )`,
  `insert into earlier_upi_ids (host_id, upi_id, replaced_at)
    select had.host_id, had.upi_id, max(had.at) from (
      select host_id, upi_id, updated_at as at from payouts
      union all select host_id, upi_id, updated_at from upi_id_checks
      union all select host_id, coalesce(
        substring(description from '^Your UPI ID was changed from (\\S+) to \\S+$'),
        substring(description from '^Your UPI ID (\\S+) was removed$')), created_at
      from activities where action = 'upi-id-changed') as had
    join hosts h on h.id = had.host_id
    where had.upi_id is not null and had.upi_id is distinct from h.upi_id and h.deleted_at is null
    group by had.host_id, had.upi_id`,
)
