-- The screen in the hall: its link, the host's switches, and what the host decided about single lines.

create table halls (
  event_box_id text not null primary key,
  -- SHA-256 of 128 random bits in the link. Null: the screen is off.
  link_hash text,
  is_paused boolean not null default false,
  shows_sum boolean not null default false,
  holds_blessings boolean not null default false
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
