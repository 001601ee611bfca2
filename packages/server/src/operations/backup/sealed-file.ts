// Writes and reads the file of a backup: lines of text, compressed (zstd) and encrypted (age, https://age-encryption.org/v1), so that
// `age -d -i KEY FILE | zstd -d` reads it without us.
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { isSecretKey } from '../../settings/backup-key.ts'
import { pipeThrough } from './compress-lines.ts'

/** Encrypts `compressed` into `file`, which appears whole or not at all. `key`: either half of the pair. */
export async function writeSealed(compressed: Readable, key: string, file: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(isSecretKey(key) ? await identityToRecipient(key) : key)
  const unfinished = `${file}.unfinished`
  try {
    const sealed = await encrypter.encrypt(toWeb(compressed))
    await pipeline(fromWeb(sealed), createWriteStream(unfinished, { mode: 0o600 }))
    const written = await open(unfinished, 'r')
    await written.sync().finally(() => written.close())
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Yields the lines of a backup. Throws a sentence where the file cannot be read, the key is another one, or it is damaged. */
export async function* readSealed(file: string, key: string): AsyncGenerator<string> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  const handle = await open(file).catch((error) => {
    throw new Error(`The backup ${file} cannot be read (${error.code}).`)
  })
  const bytes = handle.createReadStream()
  try {
    const plain = await decrypter.decrypt(toWeb(bytes)).catch((error) => {
      throw new Error(
        /no identity matched/.test(String(error))
          ? `BACKUP_KEY is not the key that ${file} was encrypted for: set the one whose public half was used.`
          : `${file} is no backup, or its beginning is damaged.`,
      )
    })
    yield* decompressLines(fromWeb(plain), file)
  } finally {
    bytes.destroy()
    await handle.close()
  }
}

// The encryption's streams are typed as the browser's. At run time they are Node's own, whose types differ in a few members.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as unknown as NodeStream)

async function* decompressLines(compressed: Readable, file: string): AsyncGenerator<string> {
  try {
    yield* linesOf(pipeThrough(compressed, createZstdDecompress()).setEncoding('utf8'))
  } catch (error) {
    throw new Error(
      `${file} is cut off or damaged (${error instanceof Error ? error.message : error}): nothing was restored. Take another backup.`,
      { cause: error },
    )
  }
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = ''
  for await (const part of text) {
    const lines = `${begun}${part}`.split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
}
