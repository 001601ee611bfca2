// Adds when payouts were last compared with our bank after a restored backup: a lost order from before that tells of no new restore.
import { statements } from './statements.ts'

export const comparedAt = statements(`alter table installation add column compared_at timestamptz`)
