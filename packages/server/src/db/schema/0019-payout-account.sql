-- RazorpayX pays hosts from an account of its own: money is moved there from our bank account. Until now `bank` was both, and entries
-- stay: one correction moves what RazorpayX has, and both are right.
alter table ledger add column payout_account bigint not null default 0;
alter table ledger drop constraint ledger_balances;
alter table ledger drop constraint ledger_moves_money;
alter table ledger add constraint ledger_balances
  check (gateway_receivable + bank + payout_account + owed_to_hosts + payouts_in_transit
  + platform_fee + output_gst + gateway_charges + input_gst + disputed + suspense = 0);
alter table ledger add constraint ledger_moves_money
  check (gateway_receivable <> 0 or bank <> 0 or payout_account <> 0 or owed_to_hosts <> 0
  or payouts_in_transit <> 0 or platform_fee <> 0 or output_gst <> 0 or gateway_charges <> 0 or input_gst <> 0
  or disputed <> 0 or suspense <> 0);

alter table ledger_balances add column payout_account bigint not null default 0;
alter table ledger_balances alter column payout_account drop default;
alter table ledger_balances drop constraint ledger_balances_balance;
alter table ledger_balances add constraint ledger_balances_balance check (gateway_receivable + bank + payout_account
  + owed_to_hosts + payouts_in_transit + platform_fee + output_gst + gateway_charges + input_gst + disputed + suspense = 0);

alter table corrections drop constraint corrections_debit_account_check;
alter table corrections drop constraint corrections_credit_account_check;
alter table corrections add constraint corrections_debit_account_check
  check (debit_account in ('gateway_receivable', 'bank', 'payout_account',
  'owed_to_hosts', 'payouts_in_transit', 'platform_fee', 'output_gst', 'gateway_charges', 'input_gst', 'disputed',
  'suspense'));
alter table corrections add constraint corrections_credit_account_check
  check (credit_account in ('gateway_receivable', 'bank', 'payout_account',
  'owed_to_hosts', 'payouts_in_transit', 'platform_fee', 'output_gst', 'gateway_charges', 'input_gst', 'disputed',
  'suspense'));
