// The file of a backup: it opens with its key alone, and only where it is whole.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBackupKey } from '../../settings/backup-key.ts'
import { compressLines } from './compress-lines.ts'
import { type KeyPair, makeKeyPair } from './key-pair.ts'
import { readSealed, writeSealed } from './sealed-file.ts'

const LINES = Array.from({ length: 20_000 }, (_, index) => `{"row":${index},"name":"मीरा ${Math.random()}"}`)

let folder: string
let file: string
let keys: KeyPair
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifafa-sealed-'))
  file = join(folder, 'a.backup')
  keys = await makeKeyPair()
  await writeSealed(compressLines(batches()), keys.publicKey, file)
})
afterAll(() => rm(folder, { recursive: true }))

async function* batches(): AsyncGenerator<string[]> {
  for (let at = 0; at < LINES.length; at += 1_000) yield LINES.slice(at, at + 1_000)
}

const read = async (path = file, key = keys.secretKey): Promise<string[]> => {
  const lines: string[] = []
  for await (const line of readSealed(path, key)) lines.push(line)
  return lines
}

test('what the public half encrypts, the secret half reads, line by line', async () => {
  expect([isBackupKey(keys.secretKey), isBackupKey(keys.publicKey)]).toEqual([true, true])
  expect(await read()).toEqual(LINES)
  expect((await readFile(file)).includes('मीरा')).toBe(false)
})

test('the secret half encrypts, too', async () => {
  const other = join(folder, 'by-secret.backup')
  await writeSealed(compressLines(batches()), keys.secretKey, other)
  expect(await read(other)).toHaveLength(LINES.length)
})

test('another key is refused with a sentence', async () => {
  await expect(read(file, (await makeKeyPair()).secretKey)).rejects.toThrow(
    `BACKUP_KEY is not the key that ${file} was encrypted for`,
  )
})

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 100)],
  ['cut in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
  [
    'with a changed byte',
    (bytes) => bytes.fill((bytes.at(-500) ?? 0) ^ 1, bytes.length - 500, bytes.length - 499),
  ],
])('a file %s is refused with a sentence', async (_how, damage) => {
  const damaged = join(folder, 'damaged.backup')
  await writeFile(damaged, damage(await readFile(file)))
  await expect(read(damaged)).rejects.toThrow(`${damaged} is cut off or damaged`)
})

test('a file that is no backup, or is not there, is refused with a sentence', async () => {
  const other = join(folder, 'other')
  await writeFile(other, 'hello')
  await expect(read(other)).rejects.toThrow(`${other} is no backup`)
  await expect(read(join(folder, 'nothing'))).rejects.toThrow('nothing cannot be read (ENOENT)')
})

test('a backup that fails halfway leaves no file', async () => {
  async function* failing(): AsyncGenerator<string[]> {
    yield ['one']
    throw new Error('the database is gone')
  }
  await expect(
    writeSealed(compressLines(failing()), keys.publicKey, join(folder, 'halfway')),
  ).rejects.toThrow('is gone')
  expect((await readdir(folder)).filter((name) => name.startsWith('halfway'))).toEqual([])
})
