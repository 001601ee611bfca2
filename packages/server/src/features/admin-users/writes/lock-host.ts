// Locks the host of an administrator's action: until it is done, the account cannot be signed in to or changed.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'

/** Throws Failure `notFound` if the host does not exist, or is deleted. */
export async function lockHost(trx: Transaction<Database>, id: string): Promise<Row<'hosts'>> {
  const host = await trx
    .selectFrom('hosts')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!host) throw new Failure('notFound')
  return host
}
