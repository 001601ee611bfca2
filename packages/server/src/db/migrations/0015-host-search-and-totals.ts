// Hosts who are deleted, and what makes the administrator's figures and searches quick at any size (decision 14).
import { statements } from './statements.ts'

export const hostsAtScale = statements(
  // Case and the number of spaces do not matter to whoever searches.
  `create function fold_for_search(said text) returns text language sql immutable parallel safe
    return lower(regexp_replace(normalize(said), ' +', ' ', 'g'))`,
  // Each run of three characters, once: whatever contains a text contains all of its runs.
  `create function search_grams(folded text) returns text[] language sql immutable strict parallel safe cost 10000
    return (select coalesce(array_agg(distinct substr(folded, i, 3) collate "C"), '{}')
      from generate_series(1, char_length(folded) - 2) i)`,
  // What a host is searched by, in one text, with a line break where no search can reach across.
  `create function host_search_text(first_name text, last_name text, email text, phone_number text) returns text
    language sql immutable parallel safe
    return fold_for_search(first_name || ' ' || last_name || E'\\n' || email || E'\\n' || phone_number)`,

  // Deleted hosts have no name any more; they stay for the books, and are in no list.
  `alter table hosts
    add column deleted_at timestamptz,
    add column search_text text not null collate "C"
      generated always as (host_search_text(first_name, last_name, email, phone_number)) stored,
    add constraint hosts_deleted_are_shut_out check (deleted_at is null or deactivated_at is not null)`,
  `drop index hosts_newest`,
  `create index hosts_newest on hosts (created_at desc, id desc) where deleted_at is null`,
  // Without the list of what is still to be sorted in: searches would read all of it.
  `create index hosts_searched on hosts using gin (search_grams(search_text)) with (fastupdate = off)
    where deleted_at is null`,

  // In rows of which each connection writes one: on a single one all payments would wait for each other.
  `create table platform_totals (
    shard smallint primary key,
    users bigint not null default 0,
    events bigint not null default 0,
    kept_paise bigint not null default 0
  ) with (fillfactor = 20)`,
  `create function add_to_platform_totals(users_more bigint, events_more bigint, paise_more bigint) returns void
    language sql as $$
    insert into platform_totals as kept (shard, users, events, kept_paise)
      values (pg_backend_pid() % 64, users_more, events_more, paise_more)
      on conflict (shard) do update set users = kept.users + excluded.users,
        events = kept.events + excluded.events, kept_paise = kept.kept_paise + excluded.kept_paise
  $$`,
  // Of a row that is not there (before an insert, after a delete) all columns are null.
  `create function count_host() returns trigger language plpgsql as $$
  declare
    more integer := (new.id is not null and new.deleted_at is null)::int
      - (old.id is not null and old.deleted_at is null)::int;
  begin
    if more <> 0 then perform add_to_platform_totals(more, 0, 0); end if;
    return null;
  end $$`,
  `create function count_event_box() returns trigger language plpgsql as $$
  declare
    more integer := (new.id is not null and new.deleted_at is null)::int
      - (old.id is not null and old.deleted_at is null)::int;
  begin
    if more <> 0 then perform add_to_platform_totals(0, more, 0); end if;
    return null;
  end $$`,
  `create function count_contribution() returns trigger language plpgsql as $$
  declare
    more bigint := coalesce(new.kept_paise, 0) - coalesce(old.kept_paise, 0);
  begin
    if more <> 0 then perform add_to_platform_totals(0, 0, more); end if;
    return null;
  end $$`,
  // At commit, so that the row is held as short as can be, and nothing is waited for while it is.
  `create constraint trigger hosts_counted after insert or delete or update of deleted_at on hosts
    deferrable initially deferred for each row execute function count_host()`,
  `create constraint trigger event_boxes_counted after insert or delete or update of deleted_at on event_boxes
    deferrable initially deferred for each row execute function count_event_box()`,
  `create constraint trigger contributions_counted
    after insert or delete or update of amount_paise, refunded_paise on contributions
    deferrable initially deferred for each row execute function count_contribution()`,
  `create function uncount_all() returns trigger language plpgsql as $$
  begin
    execute format('update platform_totals set %I = 0', tg_argv[0]);
    return null;
  end $$`,
  `create trigger hosts_uncounted after truncate on hosts execute function uncount_all('users')`,
  `create trigger event_boxes_uncounted after truncate on event_boxes execute function uncount_all('events')`,
  `create trigger contributions_uncounted after truncate on contributions
    execute function uncount_all('kept_paise')`,
  // The triggers above hold off whoever writes until this has been counted.
  `insert into platform_totals (shard, users, events, kept_paise) values (0,
    (select count(*) from hosts), (select count(*) from event_boxes where deleted_at is null),
    (select coalesce(sum(kept_paise), 0) from contributions))`,
)
