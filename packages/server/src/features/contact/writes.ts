// Stores contact messages, and deletes them some time after they were answered.

import { MESSAGES_RETENTION_MS } from '@lifafa/contract/limits'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Jobs } from '../../jobs/queue.ts'

type Message = Pick<Row<'contact_messages'>, 'name' | 'email' | 'subject' | 'message' | 'suspected'>

export const storeMessage = (
  db: Kysely<Database>,
  jobs: Pick<Jobs, 'add'>,
  message: Message,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { id } = await trx
      .insertInto('contact_messages')
      .values({ ...message, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await jobs.add(trx, 'mail-contact-message', { messageId: id })
  })

/** One that nobody has marked as answered stays. */
export async function deleteSettledMessages(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where('answered_at', '<=', new Date(now.getTime() - MESSAGES_RETENTION_MS))
    .execute()
}
