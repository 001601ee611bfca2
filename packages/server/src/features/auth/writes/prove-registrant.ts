// Whether somebody who verifies an address is who signed up with it, and not whoever put an account in the place of theirs.
import type { Row } from '../../../db/tables.ts'
import { HASH_OF_NOTHING } from '../../../passwords/argon2id.ts'
import { checkPassword } from '../../../passwords/hash-password.ts'
import type { Keys } from '../../../secrets.ts'
import { readAccessToken } from '../rules/access-token.ts'

/** What shows who signed up: the access token that `register` was answered with, or the password that was chosen. */
export type Proof = { access?: string | undefined; password?: string | undefined }

/**
 * One right proof is enough. Takes as long where there is no such account, and is false then.
 * Never inside a transaction. Throws Failure `unavailable`.
 */
export async function provesRegistrant(
  { hostAccess }: Pick<Keys, 'hostAccess'>,
  host: Pick<Row<'hosts'>, 'id' | 'password_hash'> | undefined,
  { access, password }: Proof,
  now: Date,
): Promise<boolean> {
  const caller = access === undefined ? undefined : await readAccessToken(hostAccess, 'host', access, now)
  if (caller !== undefined && caller.accountId === host?.id) return true
  return (
    password !== undefined &&
    (await checkPassword(password, host?.password_hash ?? HASH_OF_NOTHING)) &&
    host !== undefined
  )
}
