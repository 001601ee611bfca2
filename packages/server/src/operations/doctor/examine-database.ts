// Examines the database: whether it answers, is of this version, has sound books and our time, and hears of webhooks.
import { type Kysely, sql } from 'kysely'
import { openExistingDatabase } from '../../db/open-database.ts'
import type { DatabaseLog } from '../../db/opened-dialect.ts'
import { hasCluster } from '../../db/pglite/cluster.ts'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import type { Database } from '../../db/tables.ts'
import { inLongSnapshot } from '../../db/transaction.ts'
import { areWebhooksQuiet } from '../../features/payments/reads/recent-payments.ts'
import type { Settings } from '../../settings.ts'
import { reachServer } from '../commands/ask-server.ts'
import { clockFinding } from './examine-clock.ts'
import { type Finding, good, note, reasonOf, wrong } from './finding.ts'

const OF = 'database'

export async function examineDatabase(
  settings: Settings,
  clock: () => Date,
  log: DatabaseLog,
): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings
  try {
    if (!databaseUrl) {
      if (!hasCluster(dataDir))
        return [note(OF, 'There is no embedded database yet: the first start makes it.')]
      const line = await reachServer(dataDir)
      line?.destroy()
      if (line)
        return [
          good(OF, 'The server that runs holds the embedded database: npm run books looks into it.'),
          note(
            'webhooks',
            'They are not examined while the server runs: its alarm webhooks-quiet says when none come.',
          ),
        ]
    }
    const { db, close } = await openExistingDatabase({ ...settings, log })
    try {
      return await examineOpened(db, clock)
    } finally {
      await close()
    }
  } catch (error) {
    return [wrong(OF, databaseProblem(reasonOf(error), databaseUrl))]
  }
}

/** Our own errors are sentences, and name the way out; those of the connection are not. */
const databaseProblem = (reason: string, databaseUrl: string | undefined): string =>
  databaseUrl === undefined || reason.endsWith('.')
    ? reason
    : `The database cannot be opened (${reason}): check DATABASE_URL, and that PostgreSQL runs.`

async function examineOpened(db: Kysely<Database>, clock: () => Date): Promise<Finding[]> {
  // Opening may have taken minutes.
  const now = clock()
  const startedAt = performance.now()
  const { rows } = await sql<{ version: string; at: Date }>`
    select current_setting('server_version') as version, clock_timestamp() as at`.execute(db)
  const took = performance.now() - startedAt
  const { version, at } = rows[0] ?? { version: '', at: now }
  const passed = new Date(now.getTime() + took)
  const inconsistencies = await inLongSnapshot(db, findInconsistencies)
  return [
    good(
      OF,
      `PostgreSQL ${version.split(' ')[0]} answers in ${Math.ceil(took)} ms, with the schema of this version.`,
    ),
    inconsistencies.length === 0
      ? good('books', 'The self-check finds nothing.')
      : wrong(
          'books',
          `The self-check found: ${inconsistencies.map(({ check }) => check).join('; ')}. Run npm run books, and stop upgrading.`,
        ),
    clockFinding('the database', at, passed),
    (await areWebhooksQuiet(db, now))
      ? wrong(
          'webhooks',
          'Payments were captured, and no webhook came for an hour: enable the webhook at the provider again, with its address and secret.',
        )
      : good('webhooks', await lastWebhook(db)),
  ]
}

async function lastWebhook(db: Kysely<Database>): Promise<string> {
  const { at } = await db
    .selectFrom('provider_events')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .executeTakeFirstOrThrow()
  return at ? `The last one came at ${at.toISOString()}.` : 'None came yet, and none is overdue.'
}
