// Durability of PGlite: acknowledged commits survive a killed process, and a PGlite that does not sync is not started.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testLog } from '../../test/database/database-log.ts'
import { makeDataDir } from '../../test/database/pglite-database.ts'
import { atDepth } from '../../test/generated/depth.ts'
import { startProcess, type TestProcess } from '../../test/start-process.ts'
import { openDatabase } from '../open-database.ts'
import { checkCommitReachesDisk } from './commit-check.ts'
import { DurableFileSystem } from './durable-file-system.ts'

const KILLS = atDepth(4, 30)

let dataDir: string
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const numbersOf = (line: string): number[] => line.split(' ').slice(1).map(Number)

/** Lets a writer run until it has acknowledged `writes` rows, kills it, and reads the rest of its output. */
const killAfter = async ({ child, lines, ended }: TestProcess, writes: number) => {
  const { value: found } = await lines.next()
  let acknowledged = numbersOf(found)[1] ?? 0
  const goal = acknowledged + writes
  if (writes === 0) child.kill('SIGKILL')
  for await (const line of lines) {
    acknowledged = numbersOf(line)[0] ?? 0
    if (acknowledged >= goal) child.kill('SIGKILL')
  }
  await ended
  return { found, acknowledged }
}

test(`${KILLS} processes killed in a row while they write lose no acknowledged commit`, async () => {
  let acknowledged = 0
  for (let kill = 0; kill < KILLS; kill++) {
    // At any point between two checkpoints, and right after the start.
    const outcome = await killAfter(
      startProcess('database-process.ts', ['write', dataDir]),
      (kill * 37) % 100,
    )
    const [rows = 0, highest = 0] = numbersOf(outcome.found)
    expect(highest).toBeGreaterThanOrEqual(acknowledged)
    expect(rows).toBe(highest)
    acknowledged = outcome.acknowledged
  }
  expect(acknowledged).toBeGreaterThan(KILLS)
}, 400_000)

test('a second process on the same directory is refused within two seconds, with a sentence [db-13]', async () => {
  const begun = performance.now()
  const first = startProcess('database-process.ts', ['write', dataDir])
  await first.lines.next()
  const startedAt = performance.now()
  const { exitCode, stderr } = await startProcess('database-process.ts', ['open', dataDir]).ended
  // Besides the time that this machine needs to start a process at all.
  expect(performance.now() - startedAt).toBeLessThan(2000 + startedAt - begun)
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`Another process is using the data directory ${dataDir}.`)
  first.child.kill('SIGKILL')
  await first.ended
})

test('a half-made cluster of a killed first start does not prevent the next start, and only the owner can read the data', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'lifafa-fresh-'))
  await mkdir(join(fresh, 'database.unfinished-abc'))
  const { close } = await openDatabase({ dataDir: fresh, log: testLog })
  await close()
  expect((await readdir(fresh)).sort()).toEqual(['database', 'lock'])
  expect((await stat(fresh)).mode & 0o777).toBe(0o700)
  await rm(fresh, { recursive: true })
})

test('an empty postmaster.pid, as a full disk leaves it, does not prevent the next start', async () => {
  await writeFile(join(dataDir, 'database', 'postmaster.pid'), '')
  const { close } = await openDatabase({ dataDir, log: testLog })
  await close()
})

test('a PGlite whose commits are not synced to disk is refused', async () => {
  const fileSystem = new DurableFileSystem(join(dataDir, 'database'))
  const asShipped = await PGlite.create({ fs: fileSystem })
  await expect(checkCommitReachesDisk(asShipped, fileSystem)).rejects.toThrow(
    'acknowledged a commit without writing it to disk',
  )
  await asShipped.close()
})

test('a process whose disk fails ends at once with a sentence, and the next one finds the acknowledged rows [db-14]', async () => {
  const { lines, ended } = startProcess('failing-disk-process.ts', [dataDir])
  expect(await lines.next()).toMatchObject({ value: 'acknowledged' })
  const { exitCode, stderr } = await ended
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(
    /^The embedded database stopped \(.*PANIC.*\)\. Start again; what was acknowledged is kept\.\n$/,
  )
  const { db, close } = await openDatabase({ dataDir, log: testLog })
  expect(await db.selectFrom('contact_messages').select('subject').execute()).toContainEqual({
    subject: 'acknowledged',
  })
  await close()
})
