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

alter table register_imports add constraint register_imports_box_fkey foreign key (event_box_id) references event_boxes;
alter table imported_givers add constraint imported_givers_import_fkey
  foreign key (import_id, event_box_id) references register_imports (id, event_box_id);
