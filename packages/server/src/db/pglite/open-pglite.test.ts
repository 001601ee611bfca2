// Opening the embedded database: one process at a time, and whatever a killed start has left behind.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testLog } from '../../test/database/database-log.ts'
import { makeDataDir } from '../../test/database/pglite-database.ts'
import { startProcess } from '../../test/start-process.ts'
import { openDatabase } from '../open-database.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

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
