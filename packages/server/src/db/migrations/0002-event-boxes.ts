// Event boxes. Their id is in the QR code, so it is 128 random bits in 22 characters of base58: short, and not to be guessed.
import { statements } from './statements.ts'

export const eventBoxes = statements(
  `create table event_boxes (
    id text primary key check (id ~ '^[1-9A-HJ-NP-Za-km-z]{22}$'),
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
    constraint event_boxes_marriage_names_couple check (event_type <> 'marriage' or (groom_name <> '' and bride_name <> '')),
    -- What the money's tables refer to, so that none of them can name a box together with another host.
    constraint event_boxes_of_host unique (id, host_id)
  )`,
  `create index event_boxes_host_newest on event_boxes (host_id, created_at desc, id desc)`,
  `create index event_boxes_date on event_boxes (event_date)`,
)
