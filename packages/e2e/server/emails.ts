// Reads the emails that a server without a mail server stores in its data directory.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Reachable } from './server.ts'

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

/** The code in the `count`th email with a code to `email`: waits for it to arrive. */
export async function mailedCode(server: Reachable, email: string, count = 1): Promise<string> {
  const codes = async () =>
    (await emailsTo(server, email)).flatMap(({ text }) => text.match(/\b\d{6}\b/) ?? [])
  await expect.poll(async () => (await codes()).length, `codes sent to ${email}`).toBe(count)
  return (await codes()).at(-1) ?? ''
}

/** The text of the newest email to `email` whose subject contains `about`: waits for it to arrive. */
export async function emailTo(server: Reachable, email: string, about: string): Promise<string> {
  const find = async () =>
    (await emailsTo(server, email)).findLast(({ subject }) => subject.includes(about))?.text
  await expect.poll(find, `an email to ${email} on ${about}`).toBeDefined()
  return ((await find()) ?? '').replace(/\s+/g, ' ')
}
