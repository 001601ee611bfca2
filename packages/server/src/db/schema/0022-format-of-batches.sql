-- The sheet for RazorpayX is paid from our account there, any other file from our bank account. Earlier files do not say which: their
-- payments are in the ledger as from our bank account, and a correction moves them.
alter table payout_batches add column format text not null default 'general';
alter table payout_batches add constraint payout_batches_format_check check (format in ('general', 'provider'));
