// Erases messages that were sent from a deleted host's email address.
import type { Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

export async function eraseMessages(trx: Transaction<Database>, email: string): Promise<void> {
  await trx
    .deleteFrom('contact_messages')
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .execute()
}
