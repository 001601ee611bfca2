// Where a sandbox reaches its stand-in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { sandboxAccess } from './open-sandbox.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lifafa-sandbox-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

test.each([
  ['192.168.1.5', 'http://192.168.1.5:3001'],
  ['::1', 'http://[::1]:3001'],
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['::', 'http://127.0.0.1:3001'],
])('with HOST=%s the stand-in is asked where it listens', (HOST, url) => {
  expect(sandboxAccess(readSettings({ HOST, DATA_DIR: dataDir })).apiUrl).toBe(url)
})
