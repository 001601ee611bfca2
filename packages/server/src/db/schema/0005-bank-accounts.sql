-- A host's bank account, the second place to which payouts may go, and what a bank says of it.

-- As Razorpay takes it (docs/razorpay.md §7.1).
alter table hosts add column bank_account text;
alter table hosts add constraint hosts_bank_account_check check (bank_account ~ '^[A-Z0-9]{5,35}$');
-- Four letters of the bank, a zero, six of the branch.
alter table hosts add column ifsc text;
alter table hosts add constraint hosts_ifsc_check check (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$');
-- The holder's name as at the bank.
alter table hosts add column bank_account_name text;
alter table hosts add constraint hosts_bank_account_name_check check (char_length(bank_account_name) between 3 and 120);
-- Null while none was ever saved.
alter table hosts add column bank_account_changed_at timestamptz;
alter table hosts add constraint hosts_bank_account_is_whole
  check (num_nonnulls(bank_account, ifsc, bank_account_name) in (0, 3));
alter table hosts add constraint hosts_bank_account_has_a_time
  check (bank_account is null or bank_account_changed_at is not null);

alter table upi_id_checks alter column upi_id drop not null;
alter table upi_id_checks add column bank_account text;
alter table upi_id_checks add column ifsc text;
alter table upi_id_checks add constraint upi_id_checks_of_one_destination check (num_nonnulls(upi_id, bank_account) = 1);
alter table upi_id_checks add constraint upi_id_checks_bank_account_is_whole check ((bank_account is null) = (ifsc is null));
alter table upi_id_checks add constraint upi_id_checks_host_bank_account_key unique (host_id, bank_account, ifsc);

alter table activities drop constraint activities_action_check;
alter table activities add constraint activities_action_check check (action in (
  'event-box-created', 'event-box-updated', 'event-box-deleted', 'contribution-received', 'contribution-refunded',
  'profile-updated', 'password-changed', 'upi-id-changed', 'bank-account-changed', 'payout-waiting', 'payout-due',
  'payout-sent', 'payout-paid', 'payout-reversed', 'payout-failed'));
