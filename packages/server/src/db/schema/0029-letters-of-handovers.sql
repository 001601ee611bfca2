-- Envelopes of a desk are numbered by device. Null: noted by an earlier version of the desk.
alter table handovers add column letter text;
alter table handovers add constraint handovers_letter_check check (letter ~ '^[A-Z]{1,2}$');
