-- The language in which a host reads emails and the product. An account of before has chosen none: English was all there was.
alter table hosts add column language text not null default 'en';
alter table hosts add constraint hosts_language_check check (language in ('en', 'hi'));

-- The languages of the guest's page are those of the contract: a language more is no migration.

alter table payment_orders drop constraint payment_orders_guest_language_check;
alter table payment_orders add constraint payment_orders_guest_language_check check (guest_language ~ '^[a-z]{2}$');

alter table contributions drop constraint contributions_guest_language_check;
alter table contributions add constraint contributions_guest_language_check check (guest_language ~ '^[a-z]{2}$');

-- The host's own texts by language. Null: ours in each.
alter table hosts add column thank_you jsonb;
alter table hosts add constraint hosts_thank_you_check
  check (jsonb_typeof(thank_you) = 'object' and length(thank_you::text) <= 20000);

update hosts
  set thank_you = jsonb_strip_nulls(jsonb_object('{en,hi}', array[thank_you_en, thank_you_hi]))
  where num_nonnulls(thank_you_en, thank_you_hi) > 0;

alter table hosts drop column thank_you_en;
alter table hosts drop column thank_you_hi;
