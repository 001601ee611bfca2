-- The provider's id of what a linked account is reviewed for, which its events name. Only by it the provider tells how far the review is.
-- Citus takes no column together with its constraint.
alter table linked_accounts add column product_id text;
alter table linked_accounts add constraint linked_accounts_product_id_check check (product_id <> '');
