-- A host may note that the money of a count is in the bank. It is no money of ours; all else of a count stands.
alter table register_counts add column deposited_on date;
alter table register_counts add column deposited_paise bigint;
alter table register_counts add column deposited_by text;
alter table register_counts add constraint register_counts_deposited_by_check
  check (char_length(deposited_by) between 1 and 80);
alter table register_counts add constraint register_counts_deposit_is_whole
  check (num_nonnulls(deposited_on, deposited_paise, deposited_by) in (0, 3));
-- At most what was counted: that is what was written down, with the difference.
alter table register_counts add constraint register_counts_deposit_was_counted check (
  deposited_paise between 1 and expected_cash_paise + expected_cheques_paise + difference_paise
  and deposited_on >= (counted_at at time zone 'Asia/Kolkata')::date);

drop trigger register_counts_stand on register_counts;
create trigger register_counts_stand before update on register_counts for each row
  when (to_jsonb(new) - '{deposited_on,deposited_paise,deposited_by}'::text[]
    is distinct from to_jsonb(old) - '{deposited_on,deposited_paise,deposited_by}'::text[])
  execute function refuse_change('a count is not changed; later entries belong to the next one');
