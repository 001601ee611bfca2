// Reads the emails that a server without a mail server stores in its data directory.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Reachable } from './server-process.ts'

interface StoredEmail {
  to: string
  subject: string
  text: string
}

/** Oldest first. */
async function emailsTo(server: Reachable, email: string): Promise<StoredEmail[]> {
  const folder = join(server.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const sent = await Promise.all(
    names
      .sort()
      .map(async (name): Promise<StoredEmail> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return sent.filter(({ to }) => to === email)
}

/** The six digits of the newest email to `email`, the `count`th: waits for it to arrive. */
export async function mailedCode(server: Reachable, email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await emailsTo(server, email)).length, `emails to ${email}`).toBe(count)
  const newest = (await emailsTo(server, email)).at(-1)
  const code = newest?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`No code stands in “${newest?.subject}”.`)
  return code
}

/** The text of the newest email to `email` whose subject contains `about`: waits for it to arrive. */
export async function emailTo(server: Reachable, email: string, about: string): Promise<string> {
  const find = async () =>
    (await emailsTo(server, email)).findLast(({ subject }) => subject.includes(about))?.text
  await expect.poll(find, `an email to ${email} on ${about}`).toBeDefined()
  return ((await find()) ?? '').replace(/\s+/g, ' ')
}
