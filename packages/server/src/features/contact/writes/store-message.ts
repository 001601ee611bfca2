// Stores a contact message, with the job that mails it to support.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/queue.ts'

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
