-- Hosts and administrators: accounts, mailed codes, sessions, UPI IDs.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%: %', tg_table_name, tg_argv[0] using errcode = 'integrity_constraint_violation';
end $$;

-- Version 7 (RFC 9562 §5.7): 48 bits of milliseconds, then random bits, so that new rows are neighbours in the index.
-- PostgreSQL has a function for it from version 18 on. gen_random_uuid() makes version 4; bits 52 and 53 make it 7.
create function time_ordered_uuid() returns uuid language sql volatile parallel safe as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
    substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

-- A search ignores case and the number of spaces.
create function fold_for_search(said text) returns text language sql immutable parallel safe
  return lower(regexp_replace(normalize(said), ' +', ' ', 'g'));

-- Each run of three characters, once: a text that contains another one contains all of its runs.
create function search_grams(folded text) returns text[] language sql immutable strict parallel safe cost 10000
  return (select coalesce(array_agg(distinct substr(folded, i, 3) collate "C"), '{}')
    from generate_series(1, char_length(folded) - 2) i);

-- Line breaks, since no search reaches across them.
create function host_search_text(first_name text, last_name text, email text, phone_number text) returns text
  language sql immutable parallel safe
  return fold_for_search(first_name || ' ' || last_name || E'\n' || email || E'\n' || phone_number);

create function name_words(name text) returns text[] language sql immutable strict parallel safe
  return array_remove(string_to_array(fold_for_search(name), ' '), '');

-- The consonants of names in Devanagari, as somebody types them in Latin letters: the table of names/other-script.ts. Letters
-- beyond the end of the second list are left out. Names without such a letter are in no index by sound.
create function name_sounds(name text) returns text[] language sql immutable strict parallel safe
  return array_remove(string_to_array(translate(replace(lower(name), 'सिंह', 'सिंघ'),
    'कखगघङचछजझञटठडढणतथदधनपफबभमयरऋृलळवशषसंँहअआइईउऊऎएऐऑऒओऔािीुूॅॆेैॉॊोौ़्ः',
    'kkggnccjjnttddnttddnppbbmyrrrllvsssnn'), ' '), '');

create table hosts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  first_name text not null check (char_length(first_name) between 1 and 100),
  last_name text not null check (char_length(last_name) between 1 and 100),
  phone_number text not null check (phone_number ~ '^[0-9]{10}$'),
  address text not null check (char_length(address) between 1 and 500),
  upi_id text check (char_length(upi_id) <= 100 and upi_id ~ '^[A-Za-z0-9._-]+@[A-Za-z]{3,}$'),
  -- Null while it is the first one, or none was ever saved.
  upi_id_changed_at timestamptz,
  password_hash text not null,
  email_verified_at timestamptz,
  -- Waits for its code, and replaced a registration whose password it did not know.
  is_contested boolean not null default false,
  deactivated_at timestamptz,
  -- The personal data is erased; the row stays for the books.
  deleted_at timestamptz,
  search_text text not null collate "C"
    generated always as (host_search_text(first_name, last_name, email, phone_number)) stored,
  agreed_to_terms_at timestamptz not null,
  agreed_to_refund_policy_at timestamptz not null,
  first_signed_in_at timestamptz,
  -- The host's own thank-you to guests; null: ours.
  thank_you_en text check (char_length(thank_you_en) between 1 and 500),
  thank_you_hi text check (char_length(thank_you_hi) between 1 and 500),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint hosts_contested_while_waiting check (not is_contested or email_verified_at is null),
  constraint hosts_deleted_are_shut_out check (deleted_at is null or deactivated_at is not null)
);
create index hosts_newest on hosts (created_at desc, id desc) where deleted_at is null;
create index hosts_upi_id_changed on hosts (upi_id_changed_at) where upi_id_changed_at is not null;
-- Without a list of entries that wait to be sorted in: each search would read all of it.
create index hosts_searched on hosts using gin (search_grams(search_text)) with (fastupdate = off)
  where deleted_at is null;
create index hosts_by_sound on hosts using gin (name_sounds(first_name || ' ' || last_name))
  where deleted_at is null and first_name || last_name ~ '[ऀ-ॣ]';

-- Totals of the platform: the sum over all rows (decision 14). Each connection writes one row, since on a single row all
-- sign-ups would wait for each other.
create table platform_totals (
  shard smallint primary key,
  users bigint not null default 0,
  -- Event boxes that their hosts did not delete.
  events bigint not null default 0,
  -- Grows with each change of a host that a search finds.
  hosts_revision bigint not null default 0
) with (fillfactor = 20);

create function add_to_platform_totals(users_more bigint, events_more bigint) returns void language sql as $$
  insert into platform_totals as kept (shard, users, events)
    values (pg_backend_pid() % 64, users_more, events_more)
    on conflict (shard) do update set users = kept.users + excluded.users, events = kept.events + excluded.events
$$;

-- Citus fires the triggers of a table's copies on workers, too, where nothing is counted. All columns of a row that is not
-- there (before an insert, after a delete) are null.
create function count_host() returns trigger language plpgsql as $$
declare
  more integer := (new.id is not null and new.deleted_at is null)::int
    - (old.id is not null and old.deleted_at is null)::int;
begin
  if to_regclass('platform_totals') is null then return null; end if;
  if more <> 0 then perform add_to_platform_totals(more, 0); end if;
  return null;
end $$;

create function note_host_change() returns trigger language plpgsql as $$
begin
  if to_regclass('platform_totals') is null then return null; end if;
  insert into platform_totals as kept (shard, hosts_revision) values (pg_backend_pid() % 64, 1)
    on conflict (shard) do update set hosts_revision = kept.hosts_revision + 1;
  return null;
end $$;

create function uncount_all() returns trigger language plpgsql as $$
begin
  if to_regclass('platform_totals') is null then return null; end if;
  execute format('update platform_totals set %I = 0', tg_argv[0]);
  return null;
end $$;

-- At the commit, so that the row of the totals is locked as briefly as can be.
create constraint trigger hosts_counted after insert or delete or update of deleted_at on hosts
  deferrable initially deferred for each row execute function count_host();
create constraint trigger hosts_revised
  after insert or delete or update of first_name, last_name, email, phone_number, deleted_at on hosts
  deferrable initially deferred for each row execute function note_host_change();
create trigger hosts_uncounted after truncate on hosts execute function uncount_all('users');
create trigger hosts_emptied after truncate on hosts execute function note_host_change();

create table admins (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  name text not null check (char_length(name) between 1 and 100),
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null
);

-- Mailed codes. Each request has a row of its own, so that nobody ends the code that another person asked for.
create table codes (
  -- The ticket of who asked for it.
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('host-verify', 'host-reset', 'admin-verify', 'admin-reset')),
  email text not null check (email = lower(email)),
  -- Null until the code is mailed.
  code_hash text,
  requested_at timestamptz not null,
  expires_at timestamptz,
  -- With the ticket; without it at the network that asked; without it elsewhere.
  tries integer not null default 0 check (tries >= 0),
  tries_at_network integer not null default 0 check (tries_at_network >= 0),
  tries_elsewhere integer not null default 0 check (tries_elsewhere >= 0),
  used_at timestamptz,
  -- An HMAC of the account and the network that asked.
  network text not null default '',
  constraint codes_mailed_code_expires check ((code_hash is null) = (expires_at is null))
);
create index codes_of_address on codes (email, purpose, requested_at desc);

-- Sessions: a session is a family of refresh tokens, each used once.
create table refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  family_id uuid not null,
  host_id uuid references hosts,
  admin_id uuid references admins,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  family_expires_at timestamptz not null,
  rotated_at timestamptz,
  revoked_at timestamptz,
  -- From where, and when, the session was last refreshed: on the first token of its family only.
  user_agent text check (char_length(user_agent) <= 400),
  network text check (char_length(network) <= 50),
  last_used_at timestamptz,
  constraint refresh_tokens_one_owner check (num_nonnulls(host_id, admin_id) = 1),
  constraint refresh_tokens_first_tells_of_session
    check (id = family_id or num_nonnulls(user_agent, network, last_used_at) = 0)
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_host on refresh_tokens (host_id) where host_id is not null;
create index refresh_tokens_admin on refresh_tokens (admin_id) where admin_id is not null;
create index refresh_tokens_end on refresh_tokens (family_expires_at);

-- Counters that all servers share: guesses at passwords, at the administrators' secret key, at amounts that somebody gave.
create table shared_counters (
  -- An HMAC: no address, email or phone is kept here.
  key text primary key check (key <> ''),
  count integer not null check (count >= 0),
  counted_at timestamptz not null,
  expires_at timestamptz not null
);
create index shared_counters_expiry on shared_counters (expires_at);

-- UPI IDs that hosts have replaced or removed.
create table earlier_upi_ids (
  host_id uuid not null references hosts,
  upi_id text not null check (upi_id <> ''),
  replaced_at timestamptz not null,
  primary key (host_id, upi_id)
);

-- The bank's name for a UPI ID, and the host's answer to it. Payouts wait where one of them says that it is wrong.
create table upi_id_checks (
  id uuid primary key default time_ordered_uuid(),
  host_id uuid not null references hosts,
  upi_id text not null check (upi_id <> ''),
  state text not null check (state in ('asking', 'found', 'not-found', 'unanswered')),
  why text check (why in ('not-enabled', 'no-answer', 'refused', 'no-name')),
  provider_check_id text check (provider_check_id <> ''),
  registered_name text check (char_length(registered_name) between 1 and 100),
  -- How alike the provider finds the registered name and the host's.
  name_match_score integer check (name_match_score between 0 and 100),
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  tries integer not null default 0,
  -- The provider may have the question from then on.
  asked_at timestamptz,
  check_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The provider charges for each question.
  unique (host_id, upi_id),
  constraint upi_id_checks_found_with_a_name check ((state = 'found') = (registered_name is not null)),
  constraint upi_id_checks_unanswered_why check ((state = 'unanswered') = (why is not null)),
  constraint upi_id_checks_answer_to_a_name check (answer is null or state = 'found'),
  constraint upi_id_checks_answer_has_a_time check ((answer is null) = (answered_at is null)),
  constraint upi_id_checks_seen_through check ((state = 'asking') = (check_at is not null))
);
create index upi_id_checks_due on upi_id_checks (check_at) where check_at is not null;
