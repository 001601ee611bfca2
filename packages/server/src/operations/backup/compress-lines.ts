// Compresses the lines of a backup. The server loads this, and not the encryption beside it, which the commands do.
import { pipeline, Readable } from 'node:stream'
import { createZstdCompress } from 'node:zlib'

/** Errors come out of the stream that is returned. */
export const pipeThrough = <T extends NodeJS.ReadWriteStream>(from: Readable, into: T): T =>
  pipeline(from, into, () => {}) as T

/** Compresses batches of lines. */
export const compressLines = (batches: AsyncIterable<string[]>): Readable =>
  pipeThrough(Readable.from(asText(batches)), createZstdCompress())

async function* asText(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const lines of batches) if (lines.length > 0) yield `${lines.join('\n')}\n`
}
