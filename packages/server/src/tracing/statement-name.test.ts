// The names of statements: what they do to which tables, and nothing that they carry.
import { expect, test } from 'vitest'
import { statementName } from './statement-name.ts'

test.each([
  ['select "id" from "event_boxes" where "id" = $1', 'select event_boxes'],
  ['insert into "payment_orders" ("id") values ($1)', 'insert payment_orders'],
  ['update "hosts" set "upi_id" = $1 where "id" = $2', 'update hosts'],
  ['delete from codes where email = $1', 'delete codes'],
  [
    'with claimed as (update payment_orders o set state = $1 returning id) insert into payments select * from claimed',
    'update payment_orders, payments',
  ],
  ['select p.id from payments p left join refunds r on r.payment_id = p.id', 'select payments, refunds'],
  [
    'select count(*) from (select extract(epoch from now()) as value from provider_events) t',
    'select provider_events',
  ],
  ['\n    select * from record_contribution($1::text, $2::text)', 'call record_contribution'],
  ['select store_payment($1::text, $2::uuid) as status', 'call store_payment'],
  ['show transaction_read_only', 'show'],
  ['', 'statement'],
])('%s', (text, name) => {
  expect(statementName(text)).toBe(name)
})
