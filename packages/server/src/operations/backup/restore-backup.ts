// Restores a backup (`npm run restore`) into an empty PostgreSQL, or as the embedded database of a folder that has none.

import { claimDataDir, refuseForeignDataDir } from '../../data-dir.ts'
import type { OnRows } from '../../db/copy/dump-database.ts'
import { fillDatabase } from '../../db/copy/fill-database.ts'
import { openWithoutMigrating } from '../../db/open-database.ts'
import type { DatabaseLog } from '../../db/opened-dialect.ts'
import { createCluster } from '../../db/pglite/create-cluster.ts'
import type { JobName } from '../../jobs/job-kinds.ts'
import { isSecretKey } from '../../settings/backup-key.ts'
import { need, SettingsError } from '../../settings/settings-error.ts'
import type { Settings } from '../../settings.ts'
import { addJobs } from './add-jobs.ts'
import { describeRestored, type Restored, readRestored } from './describe-restored.ts'
import { takeKeptFiles, writeKeptFiles } from './kept-files.ts'
import { readSealed } from './sealed-file.ts'

type Deps = { settings: Settings; now: Date; log: DatabaseLog; onRows: OnRows }

/** Emails that had not left may have been sent since. What these two do is looked up at the provider first. */
const JOBS_TO_REPEAT: readonly string[] = ['apply-provider-event', 'refund-payment'] satisfies JobName[]

export async function restoreBackup(deps: Deps, file: string): Promise<{ text: string; isSound: boolean }> {
  const { settings, now, log, onRows } = deps
  const { dataDir, databaseUrl, databaseDirectUrl } = settings
  const key = need(
    settings.backupKey,
    'BACKUP_KEY',
    'the backup is encrypted; set the secret half, AGE-SECRET-KEY-1…',
  )
  if (!isSecretKey(key))
    throw new SettingsError(
      'BACKUP_KEY is the public half, which cannot decrypt: set the secret one, AGE-SECRET-KEY-1….',
    )
  await refuseForeignDataDir(dataDir, databaseUrl ?? 'restored')
  const { files, rest } = await takeKeptFiles(readSealed(file, key))

  async function fill(where: { databaseUrl?: string | undefined; dataDir: string }): Promise<Restored> {
    const database = await openWithoutMigrating({ ...where, log })
    try {
      const { header, jobs } = await fillDatabase(database.db, rest, {
        onHeader: ({ installation }) => claimDataDir(dataDir, installation),
        onRows,
        // Before anybody can start a server on it: nobody is paid, and sessions and receipts go on. The backup may have the mark of an
        // earlier restore, which somebody has compared since.
        beforeCommit: async (trx) => {
          await trx.updateTable('installation').set({ restored_at: now }).execute()
          await writeKeptFiles(dataDir, files)
        },
      })
      const repeated = jobs.filter(({ name }) => JOBS_TO_REPEAT.includes(name))
      const jobsError = await addJobs(database, repeated, log).then(
        () => undefined,
        (error) => (error instanceof Error ? error.message : String(error)),
      )
      return { ...(await readRestored(database.db, settings, header)), jobsError }
    } finally {
      await database.close()
    }
  }

  const restored = databaseUrl
    ? await fill({ databaseUrl: databaseDirectUrl ?? databaseUrl, dataDir })
    : await createCluster(dataDir, (folder) => fill({ dataDir: folder }))
  return describeRestored(restored, settings, now)
}
