// The host that an administrator's action is about: until it is done, nobody signs in to the account or changes it.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { Failure } from '../../../http/failure.ts'

/** Throws Failure `notFound` for one who never was, or is deleted. */
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
