// The mark of an installation: every database has one, and a back-up of it keeps it.
import { statements } from './statements.ts'

export const installation = statements(
  `create table installation (
    is_only boolean primary key default true check (is_only),
    id uuid not null default gen_random_uuid(),
    -- Where it last answered: a copy that is started beside it answers elsewhere.
    public_url text
  )`,
  'insert into installation default values',
)
