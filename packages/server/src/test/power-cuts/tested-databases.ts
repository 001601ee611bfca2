// The databases whose power is cut: PGlite as we open it, PostgreSQL, and PGlite as shipped, which must lose rows.
import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startOwnPostgres } from '../../../../../tools/find-postgres.mjs'
import { makeDataDir } from '../database/pglite-database.ts'
import type { LoopDisk } from '../own-disk/loop-disk.ts'
import { startProcess } from '../start-process.ts'
import { cutPower } from './cut-power.ts'
import { runCuts, type Tally } from './run-cuts.ts'

async function freshDataDir(disk: LoopDisk, template: string): Promise<string> {
  const dataDir = join(disk.path, 'data')
  await rm(dataDir, { recursive: true, force: true })
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  disk.sync()
  return dataDir
}

async function withTemplate<T>(work: (template: string) => Promise<T>): Promise<T> {
  const template = await makeDataDir()
  try {
    return await work(template)
  } finally {
    await rm(template, { recursive: true })
  }
}

export const cutPglite = (disk: LoopDisk, cuts: number): Promise<Tally> =>
  withTemplate(async (template) => {
    const dataDir = await freshDataDir(disk, template)
    const startWriter = () => startProcess('database-process.ts', ['write', dataDir])
    return runCuts({ disk, startWriter, restorePower: async () => disk.restorePower() }, cuts)
  })

export async function cutPostgres(disk: LoopDisk, cuts: number): Promise<Tally> {
  const postgres = await startOwnPostgres({ durable: true, parent: disk.path })
  disk.sync()
  const startWriter = () => startProcess('database-process.ts', ['write', '', postgres.url])
  const restorePower = () => postgres.restartAtOnce(() => disk.restorePower())
  const tally = await runCuts({ disk, startWriter, restorePower }, cuts)
  await postgres.stop()
  return tally
}

/** A fresh copy each time: the remains of one cannot always be opened again. */
export const cutPgliteAsShipped = (disk: LoopDisk, cuts: number): Promise<Tally> =>
  withTemplate(async (template) => {
    const tally: Tally = { cuts: 0, acknowledged: 0, lost: 0, unopened: [] }
    for (; tally.cuts < cuts; tally.cuts++) {
      const dataDir = await freshDataDir(disk, template)
      const writer = startProcess('power-cuts/as-shipped-process.ts', [dataDir])
      const { acknowledged } = await cutPower(writer, disk, { writes: 20 + ((tally.cuts * 37) % 100) })
      disk.restorePower()
      const { lines, ended } = startProcess('database-process.ts', ['open', dataDir])
      const { value: found = '' } = await lines.next()
      const { exitCode, stderr } = await ended
      tally.acknowledged += acknowledged
      tally.lost += acknowledged - Number(found.split(' ')[1] ?? 0)
      if (exitCode !== 0) tally.unopened.push(stderr)
    }
    return tally
  })
