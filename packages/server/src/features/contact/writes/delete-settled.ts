// Deletes messages to us some time after they were answered: they say who their sender is, and often what somebody gave.
import { MESSAGES_RETENTION_MS } from '@lifafa/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** One that nobody has marked as answered stays. */
export async function deleteSettledMessages(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('answered_at', '<=', new Date(now.getTime() - MESSAGES_RETENTION_MS))
    .execute()
}
