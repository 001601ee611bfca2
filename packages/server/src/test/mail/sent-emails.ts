// The emails that a server of a test has sent, read from its folder.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { StoredEmail } from '../../mail/email-folder.ts'
import { PATIENCE_MS } from '../patience.ts'

export type SentEmails = {
  /** All emails sent so far, oldest first. */
  emails(): Promise<StoredEmail[]>
  /** Waits for an email to this address with a code, after `after` others with one, and reads the code. */
  mailedCode(to: string, after?: number): Promise<string>
}

export function readEmails(folder: string): SentEmails {
  const emails = async (): Promise<StoredEmail[]> => {
    const names = await readdir(folder).catch(() => [])
    const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
    return texts.map((text) => JSON.parse(text) as StoredEmail)
  }
  return {
    emails,
    async mailedCode(to, after = 0) {
      return vi.waitFor(async () => {
        const codes = (await emails()).flatMap(({ to: receiver, text }) =>
          receiver === to ? (text.match(/\b\d{6}\b/) ?? []) : [],
        )
        const code = codes.slice(after).at(-1)
        if (code === undefined) throw new Error(`No code was mailed to ${to}.`)
        return code
      }, PATIENCE_MS)
    },
  }
}
