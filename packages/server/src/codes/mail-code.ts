// Makes the code that was asked for and mails it. Tried again, it makes another: the one that did not leave is worth nothing.
import { CODE_LIFE_MS } from '@lifafa/contract/limits'
import type { Email } from '@lifafa/contract/web-build'
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Keys } from '../secrets.ts'
import { codeHash, newCode } from './make-code.ts'
import type { CodeFor } from './request-code.ts'

type Deps = { db: Kysely<Database>; keys: Pick<Keys, 'codes'>; mailer: Mailer; now: Date }

/** The letter that carries `code`, if the address belongs to somebody who is to have it. */
export type EmailFor = (db: Kysely<Database>, wanted: CodeFor, code: string) => Promise<Email | undefined>

/**
 * An address without an account gets a code, too, that nobody is told: whoever tries one is answered alike.
 * Throws what the mailer throws.
 */
export async function mailCode(
  { db, keys, mailer, now }: Deps,
  wanted: CodeFor,
  emailFor: EmailFor,
): Promise<void> {
  const { purpose, email } = wanted
  const code = newCode()
  const kept = await db
    .updateTable('codes')
    .set({
      code_hash: codeHash(keys.codes, purpose, email, code),
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
      tries: 0,
    })
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (kept.numUpdatedRows !== 1n) return
  const letter = await emailFor(db, wanted, code)
  if (letter) await mailer.send(email, letter)
}
