// Checks the password of a sign-in.
import { Failure } from '../http/failure.ts'
import { HASH_OF_NOTHING } from './argon2id.ts'
import { checkPassword } from './hash-password.ts'

/**
 * Returns the account, if the password is its own. Takes as long, and answers the same, for an account that does not exist.
 * `of`: the caller's place in the line. Throws Failure: `wrongCredentials`, `unavailable`.
 */
export async function provePassword<A extends { password_hash: string }>(
  account: A | undefined,
  password: string,
  of: string,
): Promise<A> {
  const isRight = await checkPassword(password, account?.password_hash ?? HASH_OF_NOTHING, of)
  if (!account || !isRight) throw new Failure('wrongCredentials')
  return account
}
