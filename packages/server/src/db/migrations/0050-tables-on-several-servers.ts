// What an engine that spreads tables over servers needs of tables that it copies to each (decision 35).
import { statements } from './statements.ts'

/** Such a copy fires the triggers of its table too; what they count is on one server alone. */
const ONLY_WHERE_COUNTED = `if to_regclass('platform_totals') is null then return null; end if;`

const countingTriggers = [
  ...[
    ['count_host', 'more, 0'],
    ['count_event_box', '0, more'],
  ].map(
    ([name, added]) => `create or replace function ${name}() returns trigger language plpgsql as $$
    declare
      more integer := (new.id is not null and new.deleted_at is null)::int
        - (old.id is not null and old.deleted_at is null)::int;
    begin
      ${ONLY_WHERE_COUNTED}
      if more <> 0 then perform add_to_platform_totals(${added}); end if;
      return null;
    end $$`,
  ),
  `create or replace function uncount_all() returns trigger language plpgsql as $$
  begin
    ${ONLY_WHERE_COUNTED}
    execute format('update platform_totals set %I = 0', tg_argv[0]);
    return null;
  end $$`,
  `create or replace function note_host_change() returns trigger language plpgsql as $$
  begin
    ${ONLY_WHERE_COUNTED}
    insert into platform_totals as kept (shard, hosts_revision) values (pg_backend_pid() % 64, 1)
      on conflict (shard) do update set hosts_revision = kept.hosts_revision + 1;
    return null;
  end $$`,
]

/** A default, since such an engine takes no identity in a table that names one of its own. */
const auditLogNumbers = [
  `alter table audit_log alter column id drop identity`,
  `create sequence audit_log_numbers owned by audit_log.id`,
  `select setval('audit_log_numbers', coalesce(max(id), 0) + 1, false) from audit_log`,
  `alter table audit_log alter column id set default nextval('audit_log_numbers')`,
]

export const tablesOnSeveralServers = statements(...countingTriggers, ...auditLogNumbers)
