-- Rows of release 0.1.0: a lost dispute in a booked settlement, a correction, and a credit note.
insert into hosts (id, email, first_name, last_name, phone_number, address, password_hash, agreed_to_terms_at,
  agreed_to_refund_policy_at, created_at, updated_at)
values ('00000000-0000-4000-8000-000000000001', 'a@example.com', 'Meera', 'Nair', '9876543210', 'Kochi', 'of none', now(),
  now(), now(), now());
insert into event_boxes (id, host_id, event_type, name, groom_name, bride_name, location, event_date, created_at, updated_at)
values ('2222222222222222222222', '00000000-0000-4000-8000-000000000001', 'marriage', 'Asha & Ravi', 'Ravi', 'Asha', 'Kochi',
  '2026-11-22', now(), now());
insert into payment_orders (id, event_box_id, guest_name, guest_phone, guest_address, amount_paise, state, provider_order_id,
  key_mode, created_at, updated_at, paid_at)
select id, '2222222222222222222222', 'Joseph', '9123456780', 'Kochi', 52104, 'paid', 'order_' || n, 'test', now(), now(), now()
from (values ('00000000-0000-4000-8000-000000000011'::uuid, 1), ('00000000-0000-4000-8000-000000000012', 2)) o (id, n);
insert into payments (id, payment_order_id, event_box_id, status, amount_paise, currency, provider_created_at, first_seen_at,
  updated_at)
select 'pay_' || n, id, event_box_id, 'captured', 52104, 'INR', now(), now(), now()
from payment_orders, lateral (select right(provider_order_id, 1) as n) o;
insert into contributions (id, event_box_id, payment_order_id, payment_id, guest_name, guest_phone, guest_address,
  amount_paise, fee_paise, refunded_paise, paid_at, created_at)
select ('00000000-0000-4000-8000-00000000002' || right(id, 1))::uuid, event_box_id, payment_order_id, id, 'Joseph',
  '9123456780', 'Kochi', 50100, 2004, case id when 'pay_1' then 50100 else 0 end, now(), now() from payments;
insert into disputes (id, event_box_id, payment_id, amount_paise, status, created_at, updated_at)
values ('disp_1', '2222222222222222222222', 'pay_1', 52104, 'lost', now(), now());
insert into refunds (id, event_box_id, payment_id, amount_paise, kind, dispute_id, state, provider_refund_id, created_at,
  updated_at)
values ('00000000-0000-4000-8000-000000000031', '2222222222222222222222', 'pay_1', 52104, 'dispute', 'disp_1', 'processed',
  'disp_1', now(), now());
insert into settlements (id, key_mode, status, amount_paise, fees_paise, tax_paise, utr, provider_created_at, first_seen_at,
  updated_at, booked_at)
values ('setl_1', 'test', 'processed', 0, 0, 0, 'UTR1', now(), now(), now(), now());
insert into settlement_lines (id, settlement_id, type, entity_id, number, amount_paise, credit_paise, debit_paise, fee_paise,
  tax_paise, currency, named_dispute_id, refund_id, first_seen_at, updated_at)
values ('00000000-0000-4000-8000-000000000041', 'setl_1', 'adjustment', 'adj_1', 1, 52104, 0, 51704, 0, 0, 'INR', 'disp_1',
  '00000000-0000-4000-8000-000000000031', now(), now());
insert into ledger (kind, event_box_id, payment_id, contribution_id, gateway_receivable, owed_to_hosts, platform_fee,
  occurred_at, created_at)
select 'contribution', event_box_id, payment_id, id, 52104, -50100, -2004, now(), now() from contributions;
insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, owed_to_hosts, platform_fee, occurred_at,
  created_at)
values ('refund', '2222222222222222222222', 'pay_1', '00000000-0000-4000-8000-000000000031', -52104, 50100, 2004, now(),
  now());
-- The provider had deducted ₹4 less than was lost.
insert into ledger (kind, payment_id, settlement_line_id, gateway_receivable, suspense, occurred_at, created_at)
values ('settlement-adjustment', 'pay_1', '00000000-0000-4000-8000-000000000041', 400, -400, now(), now());
insert into admins (id, email, name, password_hash, created_at)
values ('00000000-0000-4000-8000-000000000051', 'admin@example.com', 'Kavita', 'of none', now());
insert into corrections (id, request_key, amount_paise, debit_account, credit_account, reason, written_by, written_at)
values ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000062', 900, 'guest_refunds', 'bank',
  'by hand', '00000000-0000-4000-8000-000000000051', now());
insert into ledger (kind, correction_id, guest_refunds, bank, occurred_at, created_at)
values ('correction', '00000000-0000-4000-8000-000000000061', 900, -900, now(), now());
insert into fee_invoice_series (kind, year, last_number) values ('invoice', '26-27', 1), ('credit-note', '26-27', 1);
insert into fee_invoices (kind, year, number, event_box_id, fee_paise, gst_percent, gst_paise, issued_at)
values ('invoice', '26-27', 1, '2222222222222222222222', 4008, 18, 611, now()),
  ('credit-note', '26-27', 1, '2222222222222222222222', 2004, 18, 306, now());
