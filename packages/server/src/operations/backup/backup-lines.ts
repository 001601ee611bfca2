// The lines of a backup: kept files, then the database as of one moment.
import type { Kysely } from 'kysely'
import { type CopyHeader, copyHeader } from '../../db/copy/copy-format.ts'
import { dumpDatabase, type OnRows } from '../../db/copy/dump-database.ts'
import type { Database } from '../../db/tables.ts'
import { keptFileLines } from './kept-files.ts'

export type BackupSource = { db: Kysely<Database>; dataDir: string; now: Date }

/** `onHeader` is told what the backup has, before its rows. */
export async function* backupLines(
  { db, dataDir, now }: BackupSource,
  onHeader: (header: CopyHeader) => void,
  onRows?: OnRows,
): AsyncGenerator<string[]> {
  yield await keptFileLines(dataDir)
  let isHeader = true
  for await (const lines of dumpDatabase(db, now, onRows)) {
    if (isHeader) onHeader(copyHeader.parse(JSON.parse(lines[0] ?? '')))
    isHeader = false
    yield lines
  }
}
