// Records when a payout was put into a file for our bank: the provider does not send what our bank may be paying.
import { statements } from './statements.ts'

export const listedPayouts = statements(
  'alter table payouts add column listed_at timestamptz',
  `alter table payouts drop constraint payouts_hold_check,
    add constraint payouts_hold_check check (
      hold in ('inactive', 'no-upi-id', 'unpayable-upi-id', 'after-failures', 'retry', 'provider-refused',
        'upi-id-changed', 'not-settled', 'upi-id-limit', 'upi-id-not-found', 'upi-id-denied', 'in-bank-file'))`,
)
