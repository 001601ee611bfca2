// How `npm run backup` gets a backup of the embedded database from the server that holds it (decision 47).
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import { type CopyHeader, copyHeader } from '../../db/copy/copy-format.ts'
import { reachServer } from '../commands/ask-server.ts'
import { BACKUP } from '../commands/question.ts'
import { type BackupSource, backupLines } from './backup-lines.ts'
import { compressLines } from './compress-lines.ts'

/** The first line of the answer; so many bytes follow. */
const announced = z.object({ bytes: z.number().int(), header: copyHeader })
const NEW_LINE = 10

/**
 * Everybody waits for the database's only connection while it is copied, so the copy is made at once, into memory, and a reader that is
 * slow delays nobody.
 */
export async function sendBackup(source: BackupSource, line: Socket): Promise<void> {
  let header: CopyHeader | undefined
  const compressed = await buffer(
    compressLines(
      backupLines(source, (found) => {
        header = found
      }),
    ),
  )
  line.write(`${JSON.stringify({ bytes: compressed.length, header })}\n`)
  line.end(compressed)
}

/** Undefined where no server runs. Throws where it has ended, or failed, before the last byte. */
export async function backupFromServer(
  dataDir: string,
): Promise<{ compressed: Readable; header: CopyHeader } | undefined> {
  const line = await reachServer(dataDir)
  if (!line) return undefined
  line.end(JSON.stringify(BACKUP))
  const answer = await buffer(line).catch(() => Buffer.alloc(0))
  const begin = answer.indexOf(NEW_LINE) + 1
  if (begin === 0) throw new Error('The server that runs could not make a backup; its log says why.')
  const { bytes, header } = announced.parse(JSON.parse(answer.toString('utf8', 0, begin)))
  const compressed = answer.subarray(begin)
  if (compressed.length !== bytes)
    throw new Error('The server ended before the backup was whole. Take another one.')
  return { compressed: Readable.from([compressed]), header }
}
