// Moves the embedded database to PostgreSQL (`npm run move-database`), while no server runs.
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { CopyHeader } from '../../db/copy/copy-format.ts'
import { dumpDatabase, type OnRows } from '../../db/copy/dump-database.ts'
import { fillDatabase } from '../../db/copy/fill-database.ts'
import { openExistingDatabase, openWithoutMigrating } from '../../db/open-database.ts'
import type { DatabaseLog } from '../../db/opened-dialect.ts'
import { clusterOf } from '../../db/pglite/cluster.ts'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import { need } from '../../settings/settings-error.ts'
import type { Settings } from '../../settings.ts'
import { addJobs } from './add-jobs.ts'
import { describeCopy } from './describe-copy.ts'

type Deps = { settings: Settings; now: Date; log: DatabaseLog; onRows: OnRows }

/** @returns what is printed */
export async function moveDatabase({ settings, now, log, onRows }: Deps): Promise<string> {
  const { dataDir, databaseDirectUrl } = settings
  const databaseUrl = need(
    settings.databaseUrl,
    'DATABASE_URL',
    'the database is moved there; set it to an empty PostgreSQL',
  )
  const copied = await copy()
  return describe(copied, await setAside(dataDir, now))

  async function copy(): Promise<Copied> {
    const from = await openExistingDatabase({ dataDir, log })
    try {
      const into = await openWithoutMigrating({ databaseUrl: databaseDirectUrl ?? databaseUrl, dataDir, log })
      try {
        const lines = each(dumpDatabase(from.db, now))
        const { header, jobs } = await fillDatabase(into.db, lines, { onRows })
        // Without a server emails wait, and would be lost.
        await addJobs(into, jobs, log)
        return { header, isSound: (await findInconsistencies(into.db)).length === 0 }
      } finally {
        await into.close()
      }
    } finally {
      await from.close()
    }
  }
}

type Copied = { header: CopyHeader; isSound: boolean }

async function* each(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const lines of batches) yield* lines
}

/** A server that is started without DATABASE_URL by mistake must not go on with the old books: it finds none, and says so. */
async function setAside(dataDir: string, now: Date): Promise<string> {
  const kept = join(dataDir, `database.moved-${now.toISOString().slice(0, 10)}`)
  await rename(clusterOf(dataDir), kept)
  return kept
}

const describe = ({ header, isSound }: Copied, kept: string): string =>
  [
    `Moved to DATABASE_URL: ${describeCopy(header)}. Every count and sum is the same there${isSound ? ', and the books are sound' : ''}.`,
    ...(isSound ? [] : ['The self-check finds the same faults as before: npm run books names them.']),
    `The old database is kept in ${kept}; delete it once you trust the new one. DATA_DIR stays as it is: secrets are in it.`,
    'Now start the servers with this DATABASE_URL, and take a backup.',
    '',
  ].join('\n')
