-- The language in which a host reads emails and the product. An account of before has chosen none: English was all there was.
alter table hosts add column language text not null default 'en';
alter table hosts add constraint hosts_language_check check (language in ('en', 'hi'));
