// Reads the messages of the contact page, a page at a time.
import type { MESSAGE_GROUPS } from '@lifafa/contract/endpoints/admin/feedback'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { type Asked, offsetOf } from '../../admin-payments/reads/page-window.ts'

export type ListedMessage = Row<'contact_messages'> & { answeredByName: string | null }

/** Newest first: unanswered ones (`open`), those of them that are suspected, or answered ones. */
export const pageOfMessages = (
  db: Kysely<Database>,
  { show, ...asked }: Asked & { show: (typeof MESSAGE_GROUPS)[number] },
): Promise<{ messages: ListedMessage[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const shown = trx
      .selectFrom('contact_messages')
      .where('answered_at', show === 'answered' ? 'is not' : 'is', null)
      .$if(show === 'suspected', (messages) => messages.where('suspected', '=', true))
    const messages = await shown
      .leftJoin('admins', 'admins.id', 'contact_messages.answered_by')
      .selectAll('contact_messages')
      .select('admins.name as answeredByName')
      .orderBy('contact_messages.created_at', 'desc')
      .orderBy('contact_messages.id', 'desc')
      .limit(asked.size)
      .offset(offsetOf(asked))
      .execute()
    const { total } = await shown
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { messages, total }
  })
