// Generates a requested code and mails it. A retry generates another code: the previous one was never sent.

import type { Email } from '@lifafa/contract/emails'
import { CODE_LIFE_MS } from '@lifafa/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Keys } from '../secrets.ts'
import { codeHash, newCode } from './make-code.ts'
import type { CodeFor } from './request-code.ts'

type Deps = { db: Kysely<Database>; keys: Pick<Keys, 'codes'>; mailer: Mailer; now: Date }

/** The email with `code`, if the address belongs to an account that may get it. */
export type EmailFor = (db: Kysely<Database>, wanted: CodeFor, code: string) => Promise<Email | undefined>

/**
 * An address without an account gets a code, too, which is sent to no one: a caller who tries it gets the same answers.
 * Throws what the mailer throws.
 */
export async function mailCode(
  { db, keys, mailer, now }: Deps,
  { id, ...wanted }: CodeFor & { id: string },
  emailFor: EmailFor,
): Promise<void> {
  const { purpose, email } = wanted
  const code = newCode()
  const stored = await db
    .updateTable('codes')
    .set({
      code_hash: codeHash(keys.codes, purpose, email, code),
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
      tries: 0,
      tries_at_network: 0,
      tries_elsewhere: 0,
    })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (stored.numUpdatedRows !== 1n) return
  const content = await emailFor(db, wanted, code)
  if (content) await mailer.send(email, content)
}
