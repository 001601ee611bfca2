// Restores backups of a run into databases of their own, and says what they lack.
import type { Kysely } from 'kysely'
import { findInconsistencies } from '../../../server/src/db/self-check/self-check.ts'
import type { Database } from '../../../server/src/db/tables.ts'
import type { Environment } from '../environment/environment.ts'
import type { ServersOn } from '../environment/servers-on.ts'
import type { Backup, Backups } from './take-backups.ts'

export interface Restored {
  /** On the restored database; none is started. */
  servers: ServersOn
  /** Each by name. */
  unsound: string[]
  lost: string[]
}

export async function restore(
  environment: Environment,
  { keys }: Pick<Backups, 'keys'>,
  backup: Backup,
): Promise<Restored> {
  const servers = await environment.openElsewhere()
  const [server] = servers.servers
  if (!server) throw new Error('There is no server.')
  const { exitCode, printed } = await server.operate(['restore', backup.file], keys.secretKey)
  if (exitCode !== 0) return { servers, unsound: [`${backup.name}: ${printed}`], lost: [] }
  return { servers, ...(await servers.look((db) => judge(db, backup))) }
}

async function judge(
  db: Kysely<Database>,
  { name, thankedOrders, eventIds }: Backup,
): Promise<Pick<Restored, 'unsound' | 'lost'>> {
  const contributions = await db
    .selectFrom('contributions')
    .innerJoin('payment_orders', 'payment_orders.id', 'contributions.payment_order_id')
    .select('provider_order_id')
    .execute()
  const events = await db.selectFrom('provider_events').select('id').execute()
  const inBooks = new Set(contributions.map(({ provider_order_id }) => provider_order_id))
  const kept = new Set(events.map(({ id }) => id))
  const inconsistencies = await findInconsistencies(db)
  return {
    unsound: inconsistencies.map(
      ({ check, rows }) => `${name}, ${check}: ${JSON.stringify(rows.slice(0, 3))}`,
    ),
    lost: [
      ...thankedOrders.filter((order) => !inBooks.has(order)).map((order) => `${name}: the gift of ${order}`),
      ...eventIds.filter((id) => !kept.has(id)).map((id) => `${name}: event ${id}`),
    ],
  }
}
