-- An administrator answers a giver who asks what we hold, across all boxes: by phone number, or by name.
create index register_entries_by_phone on register_entries (phone) where phone is not null;
create index register_entries_by_giver on register_entries (lower(giver)) where giver is not null;
