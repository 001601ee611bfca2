// The files of the data directory that a backup keeps beside the database: the secrets that were made there, and the stand-in's books.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { copyStandIn, STAND_IN_FILE } from '../../sandbox/stand-in-state.ts'

const SECRET = /^[a-z-]+\.secret$/
const isKept = (name: string): boolean => SECRET.test(name) || name === STAND_IN_FILE

/** A line of a backup: a name, and the content as base64. */
const fileLine = z.tuple([z.literal('file'), z.string().refine(isKept), z.string()])
type KeptFile = { name: string; content: Buffer }

/** One line each, before those of the database. */
export async function keptFileLines(dataDir: string): Promise<string[]> {
  const names = existsSync(dataDir) ? (await readdir(dataDir)).filter((name) => SECRET.test(name)) : []
  const files: KeptFile[] = []
  for (const name of names) files.push({ name, content: await readFile(join(dataDir, name)) })
  const standIn = await copyStandIn(dataDir)
  if (standIn) files.push({ name: STAND_IN_FILE, content: standIn })
  return files.map(({ name, content }) => JSON.stringify(['file', name, content.toString('base64')]))
}

const BEGINNING = '["file",'

/** Takes the files off the beginning of `lines`. */
export async function takeKeptFiles(
  lines: AsyncIterator<string>,
): Promise<{ files: KeptFile[]; rest: AsyncIterable<string> }> {
  const files: KeptFile[] = []
  let next = await lines.next()
  for (; !next.done && next.value.startsWith(BEGINNING); next = await lines.next()) {
    const [, name, content] = fileLine.parse(JSON.parse(next.value))
    files.push({ name, content: Buffer.from(content, 'base64') })
  }
  const first = next
  async function* rest(): AsyncGenerator<string> {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => lines }
  }
  return { files, rest: rest() }
}

/** Files that are there stay as they are: the provider's books are never set back. */
export async function writeKeptFiles(dataDir: string, files: readonly KeptFile[]): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const { name, content } of files)
    await writeFile(join(dataDir, name), content, { flag: 'wx', mode: 0o600 }).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
}
