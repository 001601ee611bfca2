-- Event boxes, and the feed of their hosts.

create table event_boxes (
  -- In the QR code: 128 random bits in 22 characters of base58.
  id text primary key,
  host_id uuid not null references hosts,
  event_type text not null check (event_type in ('marriage', 'other')),
  name text not null check (char_length(name) between 1 and 100),
  message text not null default '' check (char_length(message) <= 500),
  groom_name text not null default '' check (char_length(groom_name) <= 50),
  bride_name text not null default '' check (char_length(bride_name) <= 50),
  location text not null check (char_length(location) between 1 and 100),
  event_date date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- When the amount owed to its host is checked next; null when nothing is left to do.
  check_at timestamptz,
  -- When the phones and addresses of its guests were erased, and when its host was told that they would be.
  guests_erased_at timestamptz,
  guests_erasure_told_at timestamptz,
  constraint event_boxes_id_check check (id ~ '^[1-9A-HJ-NP-Za-km-z]{22}$'),
  constraint event_boxes_marriage_names_couple
    check (event_type <> 'marriage' or (groom_name <> '' and bride_name <> '')),
  -- Payouts refer to it, so that none names a box together with another host.
  constraint event_boxes_of_host unique (id, host_id)
);
create index event_boxes_host_newest on event_boxes (host_id, created_at desc, id desc);
create index event_boxes_check on event_boxes (check_at) where check_at is not null;
create index event_boxes_to_erase on event_boxes (event_date, id) where guests_erased_at is null;
-- Short addresses: twelve letters for the first 48 bits of a digest of the id, as SHORT_CODE in features/event-boxes/reads.ts.
create unique index event_boxes_short_code on event_boxes
  (translate(left(encode(sha256(decode(id, 'escape')), 'hex'), 12), '0123456789abcdef', 'abcdefghjkmnpqrt'));
create index event_boxes_by_name on event_boxes using gin (name_words(name)) where deleted_at is null;
create index event_boxes_by_sound on event_boxes using gin (name_sounds(name))
  where deleted_at is null and name ~ '[ऀ-ॣ]';

create function count_event_box() returns trigger language plpgsql as $$
declare
  more integer := (new.id is not null and new.deleted_at is null)::int
    - (old.id is not null and old.deleted_at is null)::int;
begin
  if to_regclass('platform_totals') is null then return null; end if;
  if more <> 0 then perform add_to_platform_totals(0, more); end if;
  return null;
end $$;
create constraint trigger event_boxes_counted after insert or delete or update of deleted_at on event_boxes
  deferrable initially deferred for each row execute function count_event_box();
create trigger event_boxes_uncounted after truncate on event_boxes execute function uncount_all('events');

create table activities (
  id bigint generated always as identity,
  host_id uuid not null references hosts,
  -- A feed is of a host; the self-check compares its boxes' hosts. '' where the line is about no box.
  event_box_id text not null default '',
  action text not null check (action in (
    'event-box-created', 'event-box-updated', 'event-box-deleted', 'contribution-received', 'contribution-refunded',
    'profile-updated', 'password-changed', 'upi-id-changed', 'payout-waiting', 'payout-due', 'payout-sent',
    'payout-paid', 'payout-reversed', 'payout-failed')),
  -- The gift that it is about.
  payment_order_id uuid,
  description text not null,
  created_at timestamptz not null,
  primary key (id, event_box_id)
);
create index activities_host_newest on activities (host_id, created_at desc, id desc);
