// Reads the messages of the contact page, a page at a time.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { type Asked, offsetOf } from '../../admin-payments/reads/page-window.ts'

export type ListedMessage = Row<'contact_messages'> & { answeredByName: string | null }

/** Newest first: unanswered ones (`open`), or answered ones. */
export const pageOfMessages = (
  db: Kysely<Database>,
  { show, ...asked }: Asked & { show: 'open' | 'answered' },
): Promise<{ messages: ListedMessage[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const isShown = show === 'open' ? 'is' : 'is not'
    const messages = await trx
      .selectFrom('contact_messages')
      .leftJoin('admins', 'admins.id', 'contact_messages.answered_by')
      .selectAll('contact_messages')
      .select('admins.name as answeredByName')
      .where('answered_at', isShown, null)
      .orderBy('contact_messages.created_at', 'desc')
      .orderBy('contact_messages.id', 'desc')
      .limit(asked.size)
      .offset(offsetOf(asked))
      .execute()
    const { total } = await trx
      .selectFrom('contact_messages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('answered_at', isShown, null)
      .executeTakeFirstOrThrow()
    return { messages, total }
  })
