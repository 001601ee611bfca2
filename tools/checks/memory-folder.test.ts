// The checks' folder in memory is gone with its process, and with it what a killed run has left.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const SCRIPT = `
  import { existsSync } from 'node:fs'
  const { makeMemoryFolder } = await import(process.argv[1])
  const folder = makeMemoryFolder()
  console.log(JSON.stringify({ folder, isThere: folder !== undefined && existsSync(folder) }))`

/** What a process had, which has ended since; no folder on a machine that has no room for one. */
function makeInProcess(): { folder?: string; isThere: boolean } {
  const module = new URL('memory-folder.mjs', import.meta.url).href
  const args = ['--input-type=module', '-e', SCRIPT, module]
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout)
}

test('the folder is there while its process runs, and gone afterwards', () => {
  const { folder, isThere } = makeInProcess()
  expect(isThere).toBe(folder !== undefined)
  expect(folder !== undefined && existsSync(folder)).toBe(false)
})

test('what a killed run has left is removed by the next one', () => {
  const { folder } = makeInProcess()
  if (folder === undefined) return
  mkdirSync(folder)
  makeInProcess()
  expect(existsSync(folder)).toBe(false)
})
