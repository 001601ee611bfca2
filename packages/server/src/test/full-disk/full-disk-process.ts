// Fills the disk under a running server, on PGlite or on PostgreSQL, frees it again, and prints the server's behaviour as JSON.
// Only in `runInOwnMounts`.
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { startOwnPostgres } from '../../../../../tools/find-postgres.mjs'
import { watchDisk } from '../../background/watch-disk.ts'
import { openDatabase } from '../../db/open-database.ts'
import { testLog } from '../database/database-log.ts'
import { makeDataDir } from '../database/pglite-database.ts'
import { type LoopDisk, openLoopDisk } from '../own-disk/loop-disk.ts'
import { endWithParent } from '../own-disk/own-mounts.ts'
import { fillLog } from './fill-log.ts'
import { runFull, type Seen, type Where } from './run-full.ts'

export interface OnPglite {
  seen: Seen
  /** The error of an attempt to open it on a full disk. */
  refusal: string | undefined
  /** Alarms so far, after each check of the disk: with space, full, still full, with space, full. */
  alarms: number[]
}

export interface OnPostgres {
  /** The tables have no space. */
  tables: Seen
  /** The log has no space: then PostgreSQL itself ends, and is restarted when there is space. */
  log: Seen
}

async function lookAt(disk: LoopDisk): Promise<number[]> {
  let alarms = 0
  const look = watchDisk(disk.path, { error: () => alarms++ })
  const seen: number[] = []
  for (const change of [undefined, disk.fill, undefined, disk.free, disk.fill]) {
    change?.()
    await look(new AbortController().signal)
    seen.push(alarms)
  }
  return seen
}

async function onPglite(): Promise<OnPglite> {
  const disk = openLoopDisk(160)
  const where: Where = { dataDir: join(disk.path, 'data'), databaseUrl: undefined }
  await cp(await makeDataDir(), where.dataDir, { recursive: true })
  let refusal: string | undefined
  const seen = await runFull(where, {
    fill: async () => disk.fill(),
    free: async () => disk.free(),
    async afterwards() {
      disk.fill()
      const opening = openDatabase({ ...where, log: testLog })
      await opening.then(
        ({ close }) => close(),
        (error: Error) => {
          refusal = error.message
        },
      )
      disk.free()
    },
  })
  return { seen, refusal, alarms: await lookAt(disk) }
}

async function onPostgres(): Promise<OnPostgres> {
  const disk = openLoopDisk(256)
  const postgres = await startOwnPostgres({ durable: true, parent: disk.path })
  const where: Where = { dataDir: join(disk.path, '..', 'data'), databaseUrl: postgres.url }
  const tables = await runFull(where, {
    fill: async () => disk.fill(),
    free: async () => disk.free(),
  })
  const log = await runFull(where, {
    async fill() {
      disk.fill()
      await fillLog(postgres.url)
    },
    // As a supervisor does.
    free: () => postgres.restartAtOnce(() => disk.free()),
  })
  await postgres.stop()
  return { tables, log }
}

endWithParent()
const seen = process.argv[2] === 'pglite' ? await onPglite() : await onPostgres()
process.stdout.write(JSON.stringify(seen))
process.exit(0)
