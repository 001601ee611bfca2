// Kysely types of hosts' ratings and of the contact page's messages.
import type { Generated } from 'kysely'

export interface RatingsTable {
  host_id: string
  rating: number
  feedback: Generated<string>
  platform: Generated<string>
  rated_at: Date
}

export interface ContactMessagesTable {
  id: Generated<string>
  name: string
  email: string
  subject: string
  message: string
  created_at: Date
  mailed_at: Date | null
  /** When an administrator ticked it, and who; both null while it waits for an answer. */
  /** The field that people do not see was filled in. */
  suspected: Generated<boolean>
  answered_at: Generated<Date | null>
  answered_by: Generated<string | null>
}
