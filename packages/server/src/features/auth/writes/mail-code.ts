// Makes the code that was asked for and mails it. Tried again, it makes another: the one that did not leave is worth nothing.
import { CODE_LIFE_MS } from '@lifafa/contract/limits'
import type { Services } from '../../../services.ts'
import { codeHash, newCode } from '../crypto/codes.ts'
import { findHostByEmail } from '../reads.ts'
import { letterWithCode } from '../rules/letters.ts'
import type { CodeFor } from './request-code.ts'

type Given = Pick<Services, 'db' | 'keys' | 'mailer'> & { now: Date }

/**
 * An address without an account gets a code, too, that nobody is told: whoever tries one is answered alike.
 * Throws what the mailer throws.
 */
export async function mailCode({ db, keys, mailer, now }: Given, wanted: CodeFor): Promise<void> {
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
  const letter = letterWithCode(purpose, await findHostByEmail(db, email), code)
  if (letter) await mailer.send(email, letter)
}
