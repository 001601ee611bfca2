// Kysely types of mailed codes, sessions and counted guesses, of hosts and administrators.
import type { Generated } from 'kysely'

export type CodePurpose = 'host-verify' | 'host-reset' | 'admin-verify' | 'admin-reset'

export interface CodesTable {
  /** The ticket of who asked for it. */
  id: Generated<string>
  purpose: CodePurpose
  email: string
  /** Null until the code is mailed; so is `expires_at`. */
  code_hash: string | null
  requested_at: Date
  expires_at: Date | null
  /** With the ticket; without it at the network that asked; without it elsewhere. */
  tries: Generated<number>
  tries_at_network: Generated<number>
  tries_elsewhere: Generated<number>
  used_at: Date | null
  /** An HMAC of the account and the network that asked. */
  network: Generated<string>
}

export interface RefreshTokensTable {
  id: Generated<string>
  family_id: string
  /** Exactly one of `host_id` and `admin_id` is set. */
  host_id: string | null
  admin_id: string | null
  token_hash: string
  created_at: Date
  expires_at: Date
  family_expires_at: Date
  rotated_at: Date | null
  revoked_at: Date | null
  /** On a family's first token only: from where, and when, the session was last refreshed; null where unknown. */
  user_agent: string | null
  network: string | null
  last_used_at: Date | null
}

export interface SharedCountersTable {
  /** An HMAC of the counted value. */
  key: string
  count: number
  counted_at: Date
  expires_at: Date
}
