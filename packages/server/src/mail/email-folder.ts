// Stores emails as files, for installations without a mail server.
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Letter, Transport } from './transport.ts'

/** The content of one file, as JSON. `sentAt` is ISO 8601. */
export type StoredEmail = Letter & { to: string; sentAt: string }

const ID = /^\d{4}-\d\d-\d\dT[\d-]+Z-\d{6}-[0-9a-f]{8}$/
const EXTENSION = '.json'

/** Stores each email in a file that only this user can read; the files' names sort in the order of sending. */
export function emailFolder(folder: string, now: () => Date): Transport {
  let count = 0
  return async (to, letter) => {
    const sentAt = now().toISOString()
    const stored: StoredEmail = { to, sentAt, ...letter }
    // The count orders emails of one millisecond; the random end keeps two processes apart.
    const order = String(count++).padStart(6, '0')
    const id = `${sentAt.replace(/[:.]/g, '-')}-${order}-${randomBytes(4).toString('hex')}`
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Written beside the folder first, so that no reader sees half an email.
    const unfinished = `${folder}-${id}.part`
    await writeFile(unfinished, JSON.stringify(stored, null, 2), { mode: 0o600 })
    await rename(unfinished, join(folder, id + EXTENSION))
  }
}

/** Ids of the stored emails, newest first. */
export async function listEmails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter((id) => ID.test(id))
    .sort()
    .reverse()
}

/** Undefined if no email has this id; the id may be any text. */
export async function findEmail(folder: string, id: string): Promise<StoredEmail | undefined> {
  if (!ID.test(id)) return undefined
  const text = await readFile(join(folder, id + EXTENSION), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as StoredEmail)
}
