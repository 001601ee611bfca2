// Whether somebody who verifies an address is who signed up with it, and not whoever put an account in the place of theirs.
import type { Row } from '../../../db/tables.ts'
import { HASH_OF_NOTHING } from '../../../passwords/argon2id.ts'
import { checkPassword } from '../../../passwords/hash-password.ts'
import { type AccessKeys, readAccessToken } from '../../../sessions/access-token.ts'

/** What shows who signed up: the access token that `register` was answered with, or the password that was chosen. */
export type Proof = { access?: string | undefined; password?: string | undefined }

/**
 * Of two proofs one must be right. A token that has expired, or never was one, is none.
 * Takes as long where there is no such account. Never inside a transaction. Throws Failure `unavailable`.
 */
export async function checkRegistrationProof(
  keys: AccessKeys,
  host: Pick<Row<'hosts'>, 'id' | 'password_hash'> | undefined,
  { access, password }: Proof,
  now: Date,
): Promise<'right' | 'wrong' | 'none'> {
  const caller = access === undefined ? undefined : await readAccessToken(keys, 'host', access, now)
  if (caller !== undefined && caller.accountId === host?.id) return 'right'
  if (password === undefined) return caller === undefined ? 'none' : 'wrong'
  const isRight = await checkPassword(password, host?.password_hash ?? HASH_OF_NOTHING)
  return isRight && host !== undefined ? 'right' : 'wrong'
}
