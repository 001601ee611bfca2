-- An administrator answers a giver whom an imported list names, across all boxes: by phone number, by name, or by the row's id, which
-- the logs have.
alter table imported_givers add column id uuid not null default time_ordered_uuid();
create unique index imported_givers_by_id on imported_givers (id, event_box_id);
create index imported_givers_by_phone on imported_givers (phone) where phone is not null;
create index imported_givers_by_giver on imported_givers (lower(giver));
