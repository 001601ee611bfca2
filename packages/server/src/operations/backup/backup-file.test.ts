// Where a backup is written.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupFile } from './backup-file.ts'

const NOW = new Date('2026-11-23T21:40:20.123Z')
const NAME = 'lifafa-20261123T214020Z.backup'
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lifafa-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder that is not there yet is made, its owner’s alone, and each night has a file of its own', () => {
  expect(backupFile(join(folder, 'backups/'), NOW)).toBe(join(folder, 'backups', NAME))
  expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700)
})

test('in a folder that is there the file is named by the moment', () => {
  expect(backupFile(folder, NOW)).toBe(join(folder, NAME))
})

test('a file is named as asked, and one that is there is not replaced', () => {
  const file = join(folder, 'one')
  expect(backupFile(file, NOW)).toBe(file)
  writeFileSync(file, '')
  expect(() => backupFile(file, NOW)).toThrow(`${file} is there already`)
})
