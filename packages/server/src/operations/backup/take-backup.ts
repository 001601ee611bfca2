// Takes a backup (`npm run backup`): from the server that holds the embedded database, or from the database itself.
import { formatStamp } from '@lifafa/contract/dates'
import type { CopyHeader } from '../../db/copy/copy-format.ts'
import type { OnRows } from '../../db/copy/dump-database.ts'
import { openExistingDatabase } from '../../db/open-database.ts'
import type { DatabaseLog } from '../../db/opened-dialect.ts'
import { need } from '../../settings/settings-error.ts'
import type { Settings } from '../../settings.ts'
import { backupFile } from './backup-file.ts'
import { backupLines } from './backup-lines.ts'
import { compressLines } from './compress-lines.ts'
import { describeCopy } from './describe-copy.ts'
import { writeSealed } from './sealed-file.ts'
import { backupFromServer } from './server-backup.ts'

type Deps = { settings: Settings; now: Date; log: DatabaseLog; onRows: OnRows }

/** @param path as `backupFile` takes it. @returns what is printed */
export async function takeBackup({ settings, now, log, onRows }: Deps, path: string): Promise<string> {
  const key = need(
    settings.backupKey,
    'BACKUP_KEY',
    'backups are encrypted for it; npm run backup -- --new-key makes one',
  )
  const file = backupFile(path, now)
  const header = await write()
  return [
    `${file} is written: ${describeCopy(header)}, as of ${formatStamp(header.takenAt)} in India (UTC+05:30).`,
    'Keep it on another machine, and the secret half of BACKUP_KEY on a third: without it nobody can read the backup.',
    '',
  ].join('\n')

  async function write(): Promise<CopyHeader> {
    const ofServer = settings.databaseUrl ? undefined : await backupFromServer(settings.dataDir)
    if (ofServer) {
      await writeSealed(ofServer.compressed, key, file)
      return ofServer.header
    }
    const { db, close } = await openExistingDatabase({ ...settings, log })
    try {
      let header: CopyHeader | undefined
      const onHeader = (found: CopyHeader) => {
        header = found
      }
      await writeSealed(
        compressLines(backupLines({ db, dataDir: settings.dataDir, now }, onHeader, onRows)),
        key,
        file,
      )
      if (!header) throw new Error('The database gave nothing to copy.')
      return header
    } finally {
      await close()
    }
  }
}
