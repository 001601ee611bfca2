// The lock of a data directory admits one process at a time, also after a crash.
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startProcess } from '../../test/start-process.ts'
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lifafa-lock-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('a second lock is refused with a sentence that names the next step; a released one is free at once', () => {
  const lock = lockDataDir(dataDir)
  expect(() => lockDataDir(dataDir)).toThrow(
    `Another process is using the data directory ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
  )
  lock.release()
  lockDataDir(dataDir).release()
})

test('exactly one of many simultaneous processes gets the lock', async () => {
  const all = Array.from({ length: 5 }, () => startProcess('lock-process.ts', [dataDir]))
  const said = await Promise.all(all.map(async ({ lines }) => (await lines.next()).value))
  expect(said.filter((word) => word === 'locked')).toHaveLength(1)
  for (const { child, ended } of all) {
    child.kill('SIGKILL')
    await ended
  }
})

test.each([
  ['killed', 'SIGKILL'],
  ['asked to end', 'SIGTERM'],
] as const)('a process that was %s holds nothing', async (_how, signal) => {
  const { child, lines, ended } = startProcess('lock-process.ts', [dataDir])
  expect(await lines.next()).toMatchObject({ value: 'locked' })
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError)
  child.kill(signal)
  await ended
  lockDataDir(dataDir).release()
})

test('a directory under two names has one lock', async () => {
  const alias = `${dataDir}-alias`
  await symlink(dataDir, alias)
  const lock = lockDataDir(dataDir)
  expect(() => lockDataDir(alias)).toThrow(DataDirInUseError)
  lock.release()
  await rm(alias)
})
