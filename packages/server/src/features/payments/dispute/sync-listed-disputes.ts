// Compares the provider's list of disputes with ours, and records new and changed ones whose webhooks were lost.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { rowsOf } from '../../../provider/client/read-rows.ts'
import type { ProviderDispute } from '../../../provider/objects/disputes.ts'
import { PER_PAGE } from '../../../provider/pages.ts'
import type { Services } from '../../../services.ts'
import { deadlineOf, isUpdate, syncDispute } from './record-dispute.ts'

/** The newest disputes only: more than these could not be answered in time. */
const MOST_PAGES = 10

type Deps = Pick<Services, 'db' | 'provider'> & { now: Date; signal?: AbortSignal }

/** A dispute stays open for weeks, and the list can only be filtered by the time it was opened. Throws ProviderError. */
export async function syncListedDisputes({ db, provider, now, signal }: Deps): Promise<void> {
  for (let page = 0; page < MOST_PAGES && !signal?.aborted; page++) {
    const listed = await provider.listDisputes(page * PER_PAGE)
    for (const dispute of await listChanged(db, listed, now))
      await syncDispute({ db, provider, now }, dispute)
    if (rowsOf(listed) < PER_PAGE) return
  }
}

async function listChanged(
  db: Kysely<Database>,
  listed: ProviderDispute[],
  now: Date,
): Promise<ProviderDispute[]> {
  const rows = await db
    .selectFrom('disputes')
    .select(['id', 'status', 'phase', 'respond_by', 'updated_at'])
    .where('id', '=', sql<string>`any(${listed.map(({ id }) => id)})`)
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return listed.filter((dispute) => {
    const before = known.get(dispute.id)
    return isUpdate(before, dispute, now) || hasOtherDeadline(before, dispute)
  })
}

const hasOtherDeadline = (
  before: Pick<Row<'disputes'>, 'respond_by'> | undefined,
  dispute: ProviderDispute,
): boolean => {
  const reported = deadlineOf(dispute)
  return reported !== null && reported.getTime() !== before?.respond_by?.getTime()
}
