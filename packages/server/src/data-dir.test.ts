// A data directory that is not ours, or of another installation, is not touched.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDataDir, refuseForeignDataDir } from './data-dir.ts'

const POSTGRES = 'postgres://localhost/gifts'
const OURS = '6a0fb5cf-5b0c-4a5c-9a43-6a5f5e1d9f10'
const OTHER = '1c0e7a52-4b66-4d43-8f3f-f2d1b1a0c9aa'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lifafa-data-dir-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

/** As a first start does. */
const storeSomething = () => writeFile(join(dataDir, 'tokens.secret'), '')

test('a directory with unknown content is refused before anything is written into it [db-1]', async () => {
  await writeFile(join(dataDir, 'wedding.jpg'), '')
  for (const databaseUrl of [undefined, POSTGRES])
    await expect(refuseForeignDataDir(dataDir, databaseUrl)).rejects.toThrow(
      `The data directory ${dataDir} holds something else (wedding.jpg).`,
    )
  expect(await readdir(dataDir)).toEqual(['wedding.jpg'])
})

test('a missing, empty, new or half-made directory is accepted, and so is an older one without a mark', async () => {
  await refuseForeignDataDir(join(dataDir, 'missing'), undefined)
  await refuseForeignDataDir(dataDir, undefined)
  await mkdir(join(dataDir, 'lost+found'))
  await refuseForeignDataDir(dataDir, undefined)
  await mkdir(join(dataDir, 'database.unfinished-abc'))
  await refuseForeignDataDir(dataDir, undefined)
  await storeSomething()
  await writeFile(join(dataDir, 'razorpay-stand-in.sqlite'), '')
  await refuseForeignDataDir(dataDir, undefined)
})

test('a directory of one installation is refused for the database of another [db-2]', async () => {
  await storeSomething()
  await claimDataDir(dataDir, OURS)
  await claimDataDir(dataDir, OURS)
  await expect(claimDataDir(dataDir, OTHER)).rejects.toThrow('belongs to another installation')
  expect(await readdir(dataDir)).toEqual(['installation', 'tokens.secret'])
})

test('a directory without our files stays empty', async () => {
  await claimDataDir(dataDir, OURS)
  await claimDataDir(join(dataDir, 'missing'), OURS)
  expect(await readdir(dataDir)).toEqual([])
})

test('a missing embedded database is not replaced by an empty one [db-3]', async () => {
  await storeSomething()
  await claimDataDir(dataDir, OURS)
  await refuseForeignDataDir(dataDir, POSTGRES)
  await expect(refuseForeignDataDir(dataDir, undefined)).rejects.toThrow('whose database is not in it')
  await mkdir(join(dataDir, 'database'))
  await refuseForeignDataDir(dataDir, undefined)
})
