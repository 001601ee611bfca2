// Two preparations at once, and preparations that are killed at any moment.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lifafa-lock-'))
  lock = join(folder, 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const script = `
  import { appendFileSync } from 'node:fs'
  import { setImmediate as turn } from 'node:timers/promises'
  const [module, lock, log] = process.argv.slice(1)
  const { withLock } = await import(module)
  await withLock(lock, async () => {
    appendFileSync(log, 'in ')
    for (let turns = 0; turns < 1000; turns++) await turn()
    appendFileSync(log, 'out ')
  })`

it('lets one process in at a time', async () => {
  const log = join(folder, 'log')
  const module = new URL('lock.mjs', import.meta.url).href
  const enter = () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, module, lock, log])
  await Promise.all([enter(), enter(), enter(), enter()])
  expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(4))
  expect(existsSync(lock)).toBe(false)
})

it('takes over from a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  mkdirSync(lock)
  writeFileSync(join(lock, String(pid)), '')
  let hasRun = false
  await withLock(lock, async () => {
    hasRun = true
  })
  expect(hasRun).toBe(true)
})

it('is free again after an action that failed', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})
