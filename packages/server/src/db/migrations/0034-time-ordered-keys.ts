// New keys of orders, contributions, refunds, ledger entries and flags are in order of time: new rows are neighbours in the index.
import { statements } from './statements.ts'

const TABLES = [
  'payment_orders',
  'contributions',
  'refunds',
  'ledger',
  'review_flags',
  'settlement_lines',
  'fee_invoices',
]

export const timeOrderedKeys = statements(
  // Version 7 (RFC 9562 §5.7): 48 bits of milliseconds, then random bits. PostgreSQL has a function for it from version 18 on.
  // gen_random_uuid() makes version 4; bits 52 and 53 make it 7.
  `create function time_ordered_uuid() returns uuid language sql volatile parallel safe as $$
    select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
      substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
  $$`,
  ...TABLES.map((table) => `alter table ${table} alter column id set default time_ordered_uuid()`),
)
