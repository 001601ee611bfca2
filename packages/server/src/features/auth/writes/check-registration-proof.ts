// Checks that the person who verifies an address is the one who signed up with it, not one who replaced that registration.
import type { Row } from '../../../db/tables.ts'
import { HASH_OF_NOTHING } from '../../../passwords/argon2id.ts'
import { checkPassword } from '../../../passwords/hash-password.ts'
import { type AccessKeys, readAccessToken } from '../../../sessions/access-token.ts'

/** Proves who signed up: the access token that `register` answered, or the chosen password. */
export type Proof = { access?: string | undefined; password?: string | undefined }

/**
 * One of two proofs must be right. An expired or invalid token counts as none. Takes the same time where the account
 * does not exist. `of`: the caller's place in the line. Never call it inside a transaction. Throws Failure `unavailable`.
 */
export async function checkRegistrationProof(
  keys: AccessKeys,
  host: Pick<Row<'hosts'>, 'id' | 'password_hash'> | undefined,
  { access, password }: Proof,
  now: Date,
  of: string,
): Promise<'right' | 'wrong' | 'none'> {
  const caller = access === undefined ? undefined : await readAccessToken(keys, 'host', access, now)
  if (caller !== undefined && caller.accountId === host?.id) return 'right'
  if (password === undefined) return caller === undefined ? 'none' : 'wrong'
  const isRight = await checkPassword(password, host?.password_hash ?? HASH_OF_NOTHING, of)
  return isRight && host !== undefined ? 'right' : 'wrong'
}
