// Emails kept as files, for whoever runs the product without a mail server.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderedEmail } from '@lifafa/contract/web-build'
import type { Transport } from './transport.ts'

/** One file's content, as JSON. `sentAt` is ISO 8601. */
export type StoredEmail = RenderedEmail & { to: string; sentAt: string }

const ID = /^\d{4}-\d\d-\d\dT[\d-]+Z-\d{6}-[0-9a-f]{8}$/
const EXTENSION = '.json'

/** Keeps each letter in a file that only we can read; the files' names sort as the letters were sent. */
export function emailFolder(folder: string, now: () => Date): Transport {
  let count = 0
  return async (to, letter) => {
    const sentAt = now().toISOString()
    const kept: StoredEmail = { to, sentAt, ...letter }
    // The count orders what one moment brings; the random end keeps two processes apart.
    const order = String(count++).padStart(6, '0')
    const id = `${sentAt.replace(/[:.]/g, '-')}-${order}-${randomBytes(4).toString('hex')}`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Written beside the folder first, so that nobody reads half a letter.
    const unfinished = `${folder}-${id}.part`
    await writeFile(unfinished, JSON.stringify(kept, null, 2), { mode: 0o600 })
    await rename(unfinished, join(folder, id + EXTENSION))
  }
}

/** Ids of the kept letters, newest first. */
export async function listEmails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter((id) => ID.test(id))
    .sort()
    .reverse()
}

/** Undefined where no letter has this id; anything may be asked. */
export async function findEmail(folder: string, id: string): Promise<StoredEmail | undefined> {
  if (!ID.test(id)) return undefined
  const text = await readFile(join(folder, id + EXTENSION), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as StoredEmail)
}
