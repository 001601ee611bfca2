// Takes a backup (`npm run backup`): pg_dump, encrypted with age, into a file that is named by the moment.
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { formatCount } from '@lifafa/contract/money'
import { noteBackup } from '../../db/installation.ts'
import { openExistingDatabase } from '../../db/open-database.ts'
import type { DatabaseLog } from '../../db/opened-dialect.ts'
import { need } from '../../settings/settings-error.ts'
import type { Settings } from '../../settings.ts'
import { allDone, connection, startProgram } from './programs.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DUMP = ['--format=custom', '--no-owner', '--no-privileges']
const UNFINISHED = '.unfinished'
const FILE = new RegExp(`^${PRODUCT_SLUG}-\\d{8}T\\d{6}Z\\.age(${UNFINISHED})?$`)

const nameOf = (at: Date): string => `${PRODUCT_SLUG}-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.age`

type Deps = { settings: Settings; now: Date; log: DatabaseLog }

/**
 * Servers may run meanwhile. The file appears once it is whole; then files of `folder` that are older than BACKUP_KEEP_DAYS are deleted.
 * @param path a folder, which is made
 * @returns what is printed
 */
export async function takeBackup({ settings, now, log }: Deps, path: string): Promise<string> {
  const recipient = need(
    settings.backupKey,
    'BACKUP_KEY',
    'backups are encrypted for it; make one with age-keygen',
  )
  const databaseUrl = need(
    settings.databaseDirectUrl ?? settings.databaseUrl,
    'DATABASE_URL',
    'the database in DATA_DIR is for trying things out, and has no backups',
  )
  const folder = resolve(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, nameOf(now))
  const { db, close } = await openExistingDatabase({ databaseUrl, dataDir: settings.dataDir, log })
  try {
    await dump(databaseUrl, recipient, file)
    await noteBackup(db, now)
  } finally {
    await close()
  }
  const deleted = await deleteOlder(folder, new Date(now.getTime() - settings.backupKeepDays * DAY_MS))
  const size = formatCount(Math.ceil((await stat(file)).size / 1024))
  return `${file} is written (${size} kB)${deleted > 0 ? `, and ${deleted} older ones are deleted` : ''}. Copy it to another machine.\n`
}

async function dump(databaseUrl: string, recipient: string, file: string): Promise<void> {
  const { dbname, env } = connection(databaseUrl)
  const reading = startProgram('pg_dump', [...DUMP, dbname], env)
  const sealing = startProgram('age', ['--encrypt', '--recipient', recipient])
  const unfinished = `${file}${UNFINISHED}`
  try {
    await allDone(
      [reading, sealing],
      [
        pipeline(reading.stdout, sealing.stdin),
        pipeline(sealing.stdout, createWriteStream(unfinished, { mode: 0o600, flush: true })),
      ],
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Unfinished ones, too: a process that was killed has left them. */
async function deleteOlder(folder: string, before: Date): Promise<number> {
  const older = (await readdir(folder)).filter((name) => FILE.test(name) && name < nameOf(before))
  for (const name of older) await rm(join(folder, name))
  return older.length
}
