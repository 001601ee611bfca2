// Lists the provider's webhooks that name an id.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { Event } from './records.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Webhooks that name one of these ids, received since a day before `since`: without an index this takes seconds. */
export const listEvents = (
  trx: Transaction<Database>,
  since: Date,
  ids: readonly (string | null)[],
): Promise<Event[]> =>
  trx
    .selectFrom('provider_events')
    .select(['id', 'type', 'received_at', 'handled_at', 'outcome'])
    .where('received_at', '>=', new Date(since.getTime() - DAY_MS))
    .where(
      sql<boolean>`exists (select from unnest(${ids.filter((id) => id !== null)}::text[]) named (id) where strpos(body, named.id) > 0)`,
    )
    .orderBy('received_at')
    .execute()
