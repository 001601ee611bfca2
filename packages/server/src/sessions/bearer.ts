// Authenticates a caller by the Authorization header.
import { Failure } from '../http/failure.ts'
import { type AccessKeys, type Audience, type Caller, readAccessToken } from './access-token.ts'

/** The token of `Authorization: Bearer …` (RFC 6750). */
const bearer = (authorization: string | undefined): string | undefined =>
  authorization?.match(/^Bearer +(\S+)$/i)?.[1]

/** Throws Failure `notSignedIn`, with `sentence` if given, without a valid, unexpired token for this audience. */
export async function readBearer(
  keys: AccessKeys,
  audience: Audience,
  authorization: string | undefined,
  now: Date,
  sentence?: string,
): Promise<Caller> {
  const token = bearer(authorization)
  const caller = token && (await readAccessToken(keys, audience, token, now))
  if (!caller) throw new Failure('notSignedIn', sentence === undefined ? {} : { message: sentence })
  return caller
}
