-- A bank is asked again about a UPI ID or a bank account that none knew: it may exist by now. It stays unknown until the answer.
alter table upi_id_checks drop constraint upi_id_checks_seen_through;
alter table upi_id_checks add constraint upi_id_checks_seen_through
  check (case state when 'asking' then check_at is not null when 'not-found' then true else check_at is null end);
