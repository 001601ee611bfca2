// Two preparations at once, and one that is killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { withLock } from './lock.mjs'

/** Holds the lock of `folder` in a process of its own until that is ended. */
function holdElsewhere(folder: string) {
  const module = new URL('lock.mjs', import.meta.url).href
  const script = `
    const { withLock } = await import(process.argv[1])
    await withLock(process.argv[2], () => new Promise(() => { console.log('in'); setInterval(() => {}, 1000) }))`
  return spawn(process.execPath, ['--input-type=module', '-e', script, module, folder])
}

it('lets one process in at a time, and takes over from one that was killed', async () => {
  const folder = `a folder of process ${process.pid}`
  const holder = holdElsewhere(folder)
  await once(holder.stdout, 'data')
  let isIn = false
  const waiting = withLock(folder, async () => {
    isIn = true
  })
  const second = holdElsewhere(folder)
  expect(String(await once(second.stdout, 'data'))).toMatch(/waiting for it/)
  expect(isIn).toBe(false)
  second.kill('SIGKILL')
  holder.kill('SIGKILL')
  await waiting
  expect(isIn).toBe(true)
})

it('is free again after an action that failed', async () => {
  await expect(withLock('a folder', () => Promise.reject(new Error('no network')))).rejects.toThrow('network')
  await withLock('a folder', async () => {})
})
