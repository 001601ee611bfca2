// Reads ratings and messages of the contact page, newest first.
import type { MESSAGE_GROUPS } from '@lifafa/contract/endpoints/admin/feedback'
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { hostName } from '../admin-payments/reads/host-name.ts'
import { type Asked, offsetOf } from '../admin-payments/reads/page-window.ts'

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

export type ListedRating = { id: string; host: string; rating: number; feedback: string; at: Date }

/** Newest first. `counts`: the number of ratings by stars; numbers without a rating are left out. */
export const pageOfRatings = (
  db: Kysely<Database>,
  asked: Asked,
): Promise<{ ratings: ListedRating[]; counts: { rating: number; count: number }[] }> =>
  inSnapshot(db, async (trx) => {
    const { rows: ratings } = await sql<ListedRating>`
      select r.host_id as id, ${hostName} as host, r.rating, r.feedback, r.rated_at as at
      from ratings r join hosts h on h.id = r.host_id
      order by r.rated_at desc, r.host_id desc limit ${asked.size} offset ${offsetOf(asked)}`.execute(trx)
    const counts = await trx
      .selectFrom('ratings')
      .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
      .groupBy('rating')
      .execute()
    return { ratings, counts }
  })
