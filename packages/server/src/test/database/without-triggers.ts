// Plants or takes away what triggers refuse, as a fault or a restored backup would.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'

/** On every server where tables are spread. Foreign keys are not looked at meanwhile either. */
export const withoutTriggers = <T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local citus.propagate_set_commands = 'local'`.execute(trx)
    await sql`set local session_replication_role = 'replica'`.execute(trx)
    return work(trx)
  })
