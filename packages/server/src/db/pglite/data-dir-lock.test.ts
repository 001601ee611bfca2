// The lock of a data directory admits one process at a time, also after a crash.
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
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

test('a second process is refused within two seconds, with a sentence that says what to do', async () => {
  const begun = performance.now()
  const lock = await lockDataDir(dataDir)
  const startedAt = performance.now()
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `Another process is using the data directory ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
  )
  // Besides the time that this machine needs to take a free lock.
  expect(performance.now() - startedAt).toBeLessThan(2000 + startedAt - begun)
  await lock.release()
})

test('a released lock is free at once', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const lock = await lockDataDir(dataDir)
    await lock.release()
  }
  expect(await readdir(join(dataDir, 'lock'))).toEqual([])
})

test('exactly one of many simultaneous processes gets the lock', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataDir(dataDir)))
  const [winner, ...others] = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  expect(others).toEqual([])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DataDirInUseError)
  await winner?.value.release()
})

test.each([
  ['killed', 'SIGKILL'],
  ['asked to end', 'SIGTERM'],
] as const)(
  'a process that was %s holds nothing',
  async (_how, signal) => {
    const { child, lines, ended } = startProcess('lock-process.ts', [dataDir])
    expect(await lines.next()).toMatchObject({ value: 'locked' })
    await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError)
    child.kill(signal)
    await ended
    const lock = await lockDataDir(dataDir)
    await lock.release()
    expect(await readdir(join(dataDir, 'lock'))).toEqual([])
  },
  10_000,
)

test('a directory under two names has one lock', async () => {
  const alias = `${dataDir}-alias`
  await symlink(dataDir, alias)
  const lock = await lockDataDir(dataDir)
  await expect(lockDataDir(alias)).rejects.toThrow(DataDirInUseError)
  await lock.release()
  await rm(alias)
})

test('a path too long for a socket can be locked', async () => {
  const long = join(dataDir, 'x'.repeat(120))
  await mkdir(long)
  const lock = await lockDataDir(long)
  await expect(lockDataDir(long)).rejects.toThrow(DataDirInUseError)
  await lock.release()
  await (await lockDataDir(long)).release()
})
