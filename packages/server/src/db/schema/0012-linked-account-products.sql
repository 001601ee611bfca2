-- The provider's id of what a linked account is reviewed for, which its events name. Only by it the provider tells how far the review is.
alter table linked_accounts add column product_id text check (product_id <> '');
