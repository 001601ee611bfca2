// Whether a registration that waits for its code took the place of a stranger's (decision 9).
import { statements } from './statements.ts'

export const contestedSignUps = statements(
  'alter table hosts add column is_contested boolean not null default false',
  // Of those that wait now nobody knows whom they replaced.
  'update hosts set is_contested = true where email_verified_at is null',
  `alter table hosts add constraint hosts_contested_while_waiting
    check (not is_contested or email_verified_at is null)`,
)
