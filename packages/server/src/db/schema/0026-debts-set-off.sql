-- A host's debt for one box is set off against what another box is owed: a correction between the two that nobody writes.
alter table corrections alter column written_by drop not null;
alter table corrections add constraint corrections_of_nobody_are_between_boxes
  check (written_by is not null or (debit_box_id is not null and credit_box_id is not null));
