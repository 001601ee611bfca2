-- The invoice that a credit note reduces (CGST Act, section 34), whose rate it has.
alter table fee_invoices add column credits_id uuid;
alter table fee_invoices add constraint fee_invoices_credits_id_fkey foreign key (credits_id) references fee_invoices;
do $carry$ begin
  if exists (select from fee_invoices where kind = 'credit-note') then
    alter table fee_invoices disable trigger fee_invoices_stand;
    update fee_invoices note set credits_id = first.id
    from (
      select distinct on (event_box_id) event_box_id, id from fee_invoices where kind = 'invoice'
      order by event_box_id, issued_at, id
    ) first
    where note.kind = 'credit-note' and first.event_box_id = note.event_box_id;
    alter table fee_invoices enable trigger fee_invoices_stand;
  end if;
end $carry$;
alter table fee_invoices add constraint fee_invoices_credit_note_names_its_invoice
  check ((kind = 'credit-note') = (credits_id is not null));
create index fee_invoices_credits on fee_invoices (credits_id) where credits_id is not null;
