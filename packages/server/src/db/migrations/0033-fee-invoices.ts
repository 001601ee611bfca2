// Invoices for our fee of each box, and credit notes for what was refunded later, in one unbroken series for each year.
import { statements } from './statements.ts'

export const feeInvoices = statements(
  `create table fee_invoice_series (
    kind text not null check (kind in ('invoice', 'credit-note')),
    year text not null check (year ~ '^[0-9]{2}-[0-9]{2}$'),
    last_number integer not null check (last_number >= 1),
    primary key (kind, year)
  )`,
  `create table fee_invoices (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    year text not null,
    number integer not null check (number >= 1),
    event_box_id text not null references event_boxes,
    fee_paise bigint not null check (fee_paise > 0),
    gst_percent integer not null check (gst_percent between 0 and 100),
    gst_paise bigint not null check (gst_paise between 0 and fee_paise),
    issued_at timestamptz not null,
    foreign key (kind, year) references fee_invoice_series,
    unique (kind, year, number),
    constraint fee_invoices_gst_has_a_rate check (gst_percent > 0 or gst_paise = 0)
  )`,
  `create index fee_invoices_newest on fee_invoices (issued_at desc, kind, number desc)`,
  `create index fee_invoices_event_box on fee_invoices (event_box_id)`,
  `create trigger fee_invoices_stand before update or delete on fee_invoices for each row
    execute function refuse_change('an invoice is never changed; a credit note is issued')`,
)
