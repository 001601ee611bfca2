// Whether anybody whom a search could find has changed since it was counted (decision 14).
import { statements } from './statements.ts'

export const hostsRevision = statements(
  `alter table platform_totals add column hosts_revision bigint not null default 0`,
  `create function note_host_change() returns trigger language plpgsql as $$
  begin
    insert into platform_totals as kept (shard, hosts_revision) values (pg_backend_pid() % 64, 1)
      on conflict (shard) do update set hosts_revision = kept.hosts_revision + 1;
    return null;
  end $$`,
  `create constraint trigger hosts_revised
    after insert or delete or update of first_name, last_name, email, phone_number, deleted_at on hosts
    deferrable initially deferred for each row execute function note_host_change()`,
  `create trigger hosts_emptied after truncate on hosts execute function note_host_change()`,
)
