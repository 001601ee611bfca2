// Adds installation.compared_at: when an administrator last compared payouts with our bank after a restored backup.
import { statements } from './statements.ts'

export const comparedAt = statements(`alter table installation add column compared_at timestamptz`)
