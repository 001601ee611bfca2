// Payouts wait until their money is settled, and until a UPI ID may receive more.
import { statements } from './statements.ts'

export const payoutsWaitForMoney = statements(
  `alter table payouts drop constraint payouts_hold_check,
    add constraint payouts_hold_check check (
      hold in ('inactive', 'no-upi-id', 'unpayable-upi-id', 'after-failures', 'retry', 'provider-refused',
        'upi-id-changed', 'not-settled', 'upi-id-limit'))`,
  // What a UPI ID was sent today.
  `create index payouts_upi_id on payouts (upi_id, (coalesce(sent_at, paid_at)))
    where state in ('sent', 'processing', 'processed')`,
)
