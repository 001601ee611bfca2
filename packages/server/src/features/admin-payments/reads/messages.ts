// Counts the messages of the contact page that nobody has answered.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'

export async function countOpenMessages(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
