// Counters that all processes share: guesses at passwords, at the administrators' secret key and at what somebody gave.
import { statements } from './statements.ts'

export const sharedCounters = statements(
  // The key is an HMAC: no address, e-mail or phone is kept here.
  `create table shared_counters (
    key text primary key check (key <> ''),
    count integer not null check (count >= 0),
    counted_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index shared_counters_expiry on shared_counters (expires_at)`,
)
