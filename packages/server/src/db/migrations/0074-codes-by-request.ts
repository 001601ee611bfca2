// Gives each request of a mailed code a row of its own, so that nobody ends the code that another person asked for.
import { statements } from './statements.ts'

export const codesByRequest = statements(
  `alter table codes
    drop constraint codes_pkey,
    drop column sends_in_window,
    drop column window_started_at,
    add column id uuid primary key default gen_random_uuid(),
    -- An HMAC of the network that asked; of requests from before, of none.
    add column network text not null default '',
    add column tries_at_network integer not null default 0 check (tries_at_network >= 0),
    add column tries_elsewhere integer not null default 0 check (tries_elsewhere >= 0)`,
  'create index codes_of_address on codes (email, purpose, requested_at desc)',
)
