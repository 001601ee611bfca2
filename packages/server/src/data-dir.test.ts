// A data directory that is not ours is not touched.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseForeignDataDir } from './data-dir.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lifafa-data-dir-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a directory with unknown content is refused before anything is written into it [db-1]', async () => {
  await writeFile(join(dataDir, 'wedding.jpg'), '')
  await expect(refuseForeignDataDir(dataDir)).rejects.toThrow(
    `The data directory ${dataDir} holds something else (wedding.jpg).`,
  )
  expect(await readdir(dataDir)).toEqual(['wedding.jpg'])
})

test('a missing, empty, new or half-made directory is accepted', async () => {
  await refuseForeignDataDir(join(dataDir, 'missing'))
  await refuseForeignDataDir(dataDir)
  await mkdir(join(dataDir, 'lost+found'))
  await refuseForeignDataDir(dataDir)
  await mkdir(join(dataDir, 'database.unfinished-abc'))
  await refuseForeignDataDir(dataDir)
  await writeFile(join(dataDir, 'tokens.secret'), '')
  await writeFile(join(dataDir, 'razorpay-stand-in.sqlite'), '')
  await refuseForeignDataDir(dataDir)
})
