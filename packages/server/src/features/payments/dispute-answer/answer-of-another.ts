// Finds who has answered a dispute, or is answering it.
import { formatStamp } from '@lifafa/contract/dates'
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** The answer that was taken or is being sent; undefined where there is none, or it was refused. */
export async function answerOfAnother(
  trx: Transaction<Database>,
  disputeId: string,
): Promise<{ name: string; when: string } | undefined> {
  const found = await trx
    .selectFrom('dispute_answers')
    .innerJoin('admins', 'admins.id', 'dispute_answers.written_by')
    .select(['admins.name', 'written_at'])
    .where('dispute_id', '=', disputeId)
    .where('refused_at', 'is', null)
    .executeTakeFirst()
  return found && { name: found.name, when: formatStamp(found.written_at.toISOString()) }
}
