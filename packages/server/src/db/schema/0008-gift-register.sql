-- The gift register: gifts that were written down at desks and by hosts. None of it is money of ours: nothing here refers to the
-- ledger, and nothing of the ledger refers to it. All of it is of a box, and lies with it.

create table desks (
  id uuid not null default time_ordered_uuid(),
  event_box_id text not null,
  helper text not null check (char_length(helper) between 1 and 80),
  -- SHA-256 of 128 random bits in the link.
  link_hash text not null,
  -- HMAC of the PIN with the server's key.
  pin_hash text not null,
  wrong_pins integer not null default 0 check (wrong_pins between 0 and 5),
  state text not null default 'open' check (state in ('open', 'paused', 'ended')),
  may_see_names boolean not null,
  may_see_sums boolean not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  primary key (id, event_box_id)
);
create index desks_box on desks (event_box_id);
create trigger desks_end_for_good before update on desks for each row
  when (old.state = 'ended' and new.state <> 'ended') execute function refuse_change('a desk that has ended stays so');

-- A session of a device at a desk, and what it last told.
create table desk_devices (
  id uuid not null default time_ordered_uuid(),
  event_box_id text not null,
  desk_id uuid not null,
  -- Made by the device.
  device uuid not null,
  -- H is the host's.
  letter text not null check (letter ~ '^[A-Z]{1,2}$' and letter <> 'H'),
  token_hash text not null,
  helper text not null check (char_length(helper) between 1 and 80),
  last_seen_at timestamptz not null,
  battery_percent integer check (battery_percent between 0 and 100),
  unsent integer not null default 0 check (unsent >= 0),
  primary key (id, event_box_id),
  constraint desk_devices_once unique (event_box_id, desk_id, device),
  constraint desk_devices_letter unique (event_box_id, letter)
);
create index desk_devices_token on desk_devices (event_box_id, token_hash);

create table register_counts (
  id uuid not null,
  event_box_id text not null,
  number integer not null check (number > 0),
  -- Null: the host counted all that was open.
  desk_id uuid,
  first_counter text not null check (char_length(first_counter) between 1 and 80),
  second_counter text not null check (char_length(second_counter) between 1 and 80),
  notes_500 integer not null check (notes_500 >= 0),
  notes_200 integer not null check (notes_200 >= 0),
  notes_100 integer not null check (notes_100 >= 0),
  notes_50 integer not null check (notes_50 >= 0),
  notes_20 integer not null check (notes_20 >= 0),
  notes_10 integer not null check (notes_10 >= 0),
  coins_paise bigint not null check (coins_paise >= 0),
  cheques integer not null check (cheques >= 0),
  cheques_paise bigint not null check (cheques_paise >= 0),
  entries integer not null check (entries > 0),
  expected_cash_paise bigint not null check (expected_cash_paise >= 0),
  expected_cheques_paise bigint not null check (expected_cheques_paise >= 0),
  difference_paise bigint not null,
  reason text check (char_length(reason) between 1 and 200),
  reason_by text check (char_length(reason_by) between 1 and 80),
  counted_at timestamptz not null,
  -- A host may note that the money is in the bank. It is no money of ours; all else of a count stands.
  deposited_on date,
  deposited_paise bigint,
  deposited_by text check (char_length(deposited_by) between 1 and 80),
  primary key (id, event_box_id),
  constraint register_counts_number unique (event_box_id, number),
  constraint register_counts_two_people check (first_counter <> second_counter),
  constraint register_counts_difference check (difference_paise =
    50000::bigint * notes_500 + 20000::bigint * notes_200 + 10000::bigint * notes_100 + 5000::bigint * notes_50
    + 2000::bigint * notes_20 + 1000::bigint * notes_10 + coins_paise + cheques_paise
    - expected_cash_paise - expected_cheques_paise),
  -- Cash and cheques may each differ and make one sum: that has a reason, too.
  constraint register_counts_difference_has_a_reason check (num_nonnulls(reason, reason_by) in (0, 2)
    and (reason is not null or (difference_paise = 0 and cheques_paise = expected_cheques_paise))),
  constraint register_counts_deposit_is_whole check (num_nonnulls(deposited_on, deposited_paise, deposited_by) in (0, 3)),
  -- At most what was counted: that is what was written down, with the difference.
  constraint register_counts_deposit_was_counted check (
    deposited_paise between 1 and expected_cash_paise + expected_cheques_paise + difference_paise
    and deposited_on >= (counted_at at time zone 'Asia/Kolkata')::date)
);
create trigger register_counts_stand before update on register_counts for each row
  when (to_jsonb(new) - '{deposited_on,deposited_paise,deposited_by}'::text[]
    is distinct from to_jsonb(old) - '{deposited_on,deposited_paise,deposited_by}'::text[])
  execute function refuse_change('a count is not changed; later entries belong to the next one');

create table register_entries (
  -- UUIDv7 of the device.
  id uuid not null,
  event_box_id text not null,
  -- Null: written by the host.
  device_id uuid,
  letter text not null check (letter ~ '^[A-Z]{1,2}$'),
  running integer not null check (running between 1 and 9999),
  version integer not null check (version between 1 and 100),
  kind text not null check (kind in ('cash', 'cheque', 'upi', 'gold', 'silver', 'thing', 'blessing')),
  -- Null, of cash, cheque and UPI: counted later.
  amount_paise bigint check (amount_paise between 100 and 1000000000),
  milligrams integer check (milligrams between 1 and 10000000),
  words text check (char_length(words) between 1 and 100),
  giver text check (char_length(giver) between 1 and 80),
  relation text check (char_length(relation) between 1 and 80),
  village text check (char_length(village) between 1 and 100),
  family text check (char_length(family) between 1 and 80),
  side text check (side in ('bride', 'groom')),
  phone text check (phone ~ '^[0-9]{10}$'),
  note text check (char_length(note) between 1 and 200),
  envelope integer check (envelope between 1 and 9999),
  is_late boolean not null default false,
  void_reason text check (char_length(void_reason) between 1 and 200),
  counted_in integer,
  late_for_count integer,
  thanked_at timestamptz,
  -- By the server's clock, corrected by the device's offset.
  given_at timestamptz not null,
  received_at timestamptz not null,
  updated_at timestamptz not null,
  -- When phone and note, or on request the name, were erased.
  erased_at timestamptz,
  primary key (id, event_box_id),
  constraint register_entries_number unique (event_box_id, letter, running),
  constraint register_entries_host_has_h check ((device_id is null) = (letter = 'H')),
  constraint register_entries_amount_of_money check (amount_paise is null or kind in ('cash', 'cheque', 'upi')),
  constraint register_entries_weight_of_metal check (milligrams is null or kind in ('gold', 'silver')),
  constraint register_entries_thing_in_words check (kind <> 'thing' or words is not null or erased_at is not null),
  constraint register_entries_counted_has_an_amount
    check (counted_in is null or (kind in ('cash', 'cheque') and amount_paise is not null and void_reason is null))
);
create index register_entries_box on register_entries (event_box_id, given_at desc, id desc);
-- An administrator answers a giver who asks what we hold, across all boxes: by phone number, or by name.
create index register_entries_by_phone on register_entries (phone) where phone is not null;
create index register_entries_by_giver on register_entries (lower(giver)) where giver is not null;
create trigger register_entries_counted_stand before update on register_entries for each row
  when (old.counted_in is not null and ((new.kind, new.amount_paise, new.counted_in, new.void_reason)
    is distinct from (old.kind, old.amount_paise, old.counted_in, old.void_reason)))
  execute function refuse_change('an entry that was counted keeps its amount');
create trigger register_entries_numbers_stand before update on register_entries for each row
  when ((new.letter, new.running, new.device_id) is distinct from (old.letter, old.running, old.device_id)
    or new.version < old.version or (old.void_reason is not null and new.void_reason is null))
  execute function refuse_change('an entry keeps its number, its versions, and its end');

-- Every version as it was written; the newest stands in its entry.
create table register_versions (
  event_box_id text not null,
  entry_id uuid not null,
  version integer not null check (version > 0),
  content jsonb not null,
  -- Null: by the host.
  device_id uuid,
  written_by text not null,
  written_at timestamptz not null,
  primary key (event_box_id, entry_id, version)
);
-- Erasing takes fields away; nothing else may change.
create trigger register_versions_stand before update on register_versions for each row
  when (not (old.content @> new.content) or (new.event_box_id, new.entry_id, new.version, new.device_id, new.written_at)
    is distinct from (old.event_box_id, old.entry_id, old.version, old.device_id, old.written_at))
  execute function refuse_change('a version stays as it was written');

create table handovers (
  id uuid not null,
  event_box_id text not null,
  desk_id uuid not null,
  from_name text not null check (char_length(from_name) between 1 and 80),
  to_name text not null check (char_length(to_name) between 1 and 80),
  -- Envelopes of a desk are numbered by device. Null: noted by an earlier version of the desk.
  letter text check (letter ~ '^[A-Z]{1,2}$'),
  first_envelope integer not null check (first_envelope > 0),
  last_envelope integer not null,
  handed_over_at timestamptz not null,
  primary key (id, event_box_id),
  constraint handovers_envelopes check (last_envelope between first_envelope and 9999)
);
create trigger handovers_stand before update on handovers for each row
  execute function refuse_change('a hand-over stays as it was noted');

alter table desks add constraint desks_box_fkey foreign key (event_box_id) references event_boxes;
alter table desk_devices add constraint desk_devices_desk_fkey
  foreign key (desk_id, event_box_id) references desks (id, event_box_id);
alter table register_counts add constraint register_counts_box_fkey foreign key (event_box_id) references event_boxes;
alter table register_counts add constraint register_counts_desk_fkey
  foreign key (desk_id, event_box_id) references desks (id, event_box_id);
alter table register_entries add constraint register_entries_box_fkey foreign key (event_box_id) references event_boxes;
alter table register_entries add constraint register_entries_device_fkey
  foreign key (device_id, event_box_id) references desk_devices (id, event_box_id);
alter table register_entries add constraint register_entries_count_fkey
  foreign key (event_box_id, counted_in) references register_counts (event_box_id, number);
alter table register_entries add constraint register_entries_late_fkey
  foreign key (event_box_id, late_for_count) references register_counts (event_box_id, number);
alter table register_versions add constraint register_versions_entry_fkey
  foreign key (entry_id, event_box_id) references register_entries (id, event_box_id);
alter table handovers add constraint handovers_desk_fkey
  foreign key (desk_id, event_box_id) references desks (id, event_box_id);

-- The screen in the hall: its link, the host's switches, and what the host decided about single lines.

create table halls (
  event_box_id text not null primary key,
  -- SHA-256 of 128 random bits in the link. Null: the screen is off.
  link_hash text,
  is_paused boolean not null default false,
  shows_sum boolean not null default false,
  holds_blessings boolean not null default true
);

create table hall_lines (
  event_box_id text not null,
  -- The id of a contribution, or of an entry of the register.
  gift_id uuid not null,
  is_hidden boolean not null default false,
  -- SHA-256 of the words that the host has read: other words, written later, wait again.
  read_hash text,
  primary key (event_box_id, gift_id)
);

alter table halls add constraint halls_box_fkey foreign key (event_box_id) references event_boxes;
alter table hall_lines add constraint hall_lines_hall_fkey foreign key (event_box_id) references halls;

-- Lists that a host imports: a guest list, or the register of an earlier event. No row of them is a gift of this event. They lie with
-- their box.

create table register_imports (
  -- Made by the browser.
  id uuid not null,
  event_box_id text not null,
  file text not null check (char_length(file) between 1 and 100),
  occasion text check (char_length(occasion) between 1 and 100),
  year integer check (year between 1900 and 2100),
  imported_at timestamptz not null,
  primary key (id, event_box_id)
);
create index register_imports_box on register_imports (event_box_id);
create trigger register_imports_stand before update on register_imports for each row
  execute function refuse_change('an import is not changed; it is undone');

create table imported_givers (
  id uuid not null default time_ordered_uuid(),
  event_box_id text not null,
  import_id uuid not null,
  -- Its place in the list, from 1.
  row integer not null check (row > 0),
  giver text not null check (char_length(giver) between 1 and 80),
  -- The name in small Latin letters without titles, as names of gifts are compared with it.
  name_key text not null check (char_length(name_key) <= 300),
  relation text check (char_length(relation) between 1 and 80),
  village text check (char_length(village) between 1 and 100),
  family text check (char_length(family) between 1 and 80),
  phone text check (phone ~ '^[0-9]{10}$'),
  amount_paise bigint check (amount_paise between 100 and 1000000000),
  primary key (event_box_id, import_id, row)
);
create index imported_givers_name on imported_givers (event_box_id, name_key);
create index imported_givers_phone on imported_givers (event_box_id, phone);
-- An administrator answers a giver whom an imported list names, across all boxes: by phone number, by name, or by the row's id, which
-- the logs have.
create unique index imported_givers_by_id on imported_givers (id, event_box_id);
create index imported_givers_by_phone on imported_givers (phone) where phone is not null;
create index imported_givers_by_giver on imported_givers (lower(giver));

alter table register_imports add constraint register_imports_box_fkey foreign key (event_box_id) references event_boxes;
alter table imported_givers add constraint imported_givers_import_fkey
  foreign key (import_id, event_box_id) references register_imports (id, event_box_id);

-- The words by which a host finds a gift of a box, in small letters, and by their sounds. A search reads all gifts of a box, some
-- thousand, so that these are kept. The guest list and the register read the same columns. Both tables are written anew.
--
-- The sounds are those of names/other-script.ts, for both scripts at once: letters of Devanagari become small Latin letters, and
-- Latin letters become capitals. A word that is typed in one script finds names in the other one. Letters beyond the end of the
-- second list are left out.

alter table contributions add column searched text not null generated always as (lower(
  coalesce(corrected_name, '') || ' ' || coalesce(guest_name, '') || ' ' || coalesce(guest_address, ''))) stored;
alter table contributions add column sounds text not null generated always as (translate(replace(lower(
  ' ' || coalesce(corrected_name, '') || ' ' || coalesce(guest_name, '') || ' ' || coalesce(guest_address, '') || ' '),
  'सिंह', 'सिंघ'),
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरऋृलळवशषसंँbcdfgjklmnpqrstvwxyzहअआइईउऊऎएऐऑऒओऔािीुूॅॆेैॉॊोौ़्ःaeiouh',
  'kkggnccjjnttddnttddnppbbmyrrrllvsssnnBCDPGJKLMNPKRSTVVXYJ')) stored;

alter table register_entries add column searched text not null generated always as (lower(
  coalesce(giver, '') || ' ' || coalesce(relation, '') || ' ' || coalesce(village, '') || ' ' || coalesce(family, '') || ' '
  || coalesce(words, '') || ' ' || letter || '-' || running)) stored;
alter table register_entries add column sounds text not null generated always as (translate(replace(lower(
  ' ' || coalesce(giver, '') || ' ' || coalesce(relation, '') || ' ' || coalesce(village, '') || ' ' || coalesce(family, '') || ' '
  || coalesce(words, '') || ' '),
  'सिंह', 'सिंघ'),
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरऋृलळवशषसंँbcdfgjklmnpqrstvwxyzहअआइईउऊऎएऐऑऒओऔािीुूॅॆेैॉॊोौ़्ःaeiouh',
  'kkggnccjjnttddnttddnppbbmyrrrllvsssnnBCDPGJKLMNPKRSTVVXYJ')) stored;
